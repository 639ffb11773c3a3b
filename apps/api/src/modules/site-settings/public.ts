/** The public interface of site settings: what one cell decides for all cells of a site. */

export { assertDecidedHere, decidedElsewhere, findDecidingCell, findSettingsCell } from './decided-elsewhere.ts';
export { shareSettings } from './share-settings.ts';

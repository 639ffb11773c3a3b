/** The public interface of cells: the directory of players of a site with several cells. */
export {
  adoptEmail,
  insertReferences,
  selectCells,
  upsertCell,
} from './directory.store.ts';
export { hashEmail, hashPaymentName, hashVendorName } from './email-hashes.ts';
export { type SealedPerson, selectLastSeqOfOthers } from './excluded-person.store.ts';
export { type Cells, openCells } from './open-cells.ts';
export { publishVendorNames } from './publish-vendor-names.ts';
export { readInOrder } from './read-in-order.ts';
export {
  chooseSettingsSource,
  hasAllSettings,
  type SealedSetting,
  type SettingKey,
  type SettingsSource,
  selectSettingsSource,
} from './setting.store.ts';
export type { SharedExclusions } from './shared-exclusions.ts';
export type { SharedSettings } from './shared-settings.ts';

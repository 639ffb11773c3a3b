/**
 * The public interface of responsible play: the player's own limits and breaks. check_movement in sql/functions
 * enforces them.
 */
export { limitReached } from './limit-reached.ts';
export { limitAmount } from './limit-view.ts';
export { responsiblePlayRecords } from './personal-data.store.ts';
export { readStatus } from './read-status.ts';
export { responsiblePlayPlugin } from './responsible-play.plugin.ts';
export { hasSetLimit, selectLimits } from './responsible-play.store.ts';
export { setLimitsWithin } from './set-limits.ts';
export { coolOffWithin, excludeWithin } from './take-break.ts';

/** Front door of exclusions: who may be a person that has excluded themselves, what is held for it, and the reviews. */

export { exclusionsStaffRoutes } from './exclusions.staff-routes.ts';
export { forgetMarks, selectEndedExclusions, selectHold } from './exclusions.store.ts';
export { matchesOfPlayer } from './list-matches.ts';
export type { PersonEvidence } from './person-evidence.ts';
export {
  assertNotHeld,
  holdAccountsOf,
  keepNewcomer,
  lockExclusions,
  screenForExclusion,
  screenNewcomer,
  screenWithin,
} from './screen.ts';
export { screenForm, screenSignature } from './screen-named.ts';
export { screenUnmarked } from './screen-unmarked.ts';
export { waitingExclusionMatches } from './waiting-matches.ts';

/**
 * The public interface of exclusions: accounts that may belong to self-excluded people, their holds, and the reviews.
 */

export { exclusionsPlugin } from './exclusions.plugin.ts';
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

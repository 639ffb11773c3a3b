/**
 * The public interface of exclusions: accounts that may belong to self-excluded people, their holds, and the reviews.
 */

export { adoptExclusions } from './between-cells/adopt-exclusions.ts';
export { assertExclusionsRead } from './between-cells/assert-exclusions-read.ts';
export { shareExclusions } from './between-cells/share-exclusions.ts';
export { exclusionsPlugin } from './exclusions.plugin.ts';
export { deleteMarks, selectEndedExclusions, selectHold } from './exclusions.store.ts';
export { findLinkedPeople } from './find-linked.ts';
export { matchesOfPlayer } from './list-matches.ts';
export type { PersonEvidence } from './person-evidence.ts';
export {
  assertNotHeld,
  holdAccountsOf,
  lockExclusions,
  screenForExclusion,
  screenNewcomer,
  screenWithin,
  storeNewcomer,
} from './screen.ts';
export { screenForm, screenSignature } from './screen-named.ts';
export { screenUnmarked } from './screen-unmarked.ts';
export { waitingExclusionMatches } from './waiting-matches.ts';

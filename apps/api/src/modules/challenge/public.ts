/** The public interface of the daily challenge: the same hands for every player, ranked by the decisions. */
export { challengePlugin } from './challenge.plugin.ts';
export { eraseAliases, hasFlawlessChallenge } from './challenge.store.ts';
export { endCoach } from './coach-thread.ts';
export { challengeRecords } from './personal-data.store.ts';

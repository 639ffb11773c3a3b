/** The public interface of health: checks of the books, the state of scheduled jobs, and the staff views of both. */
export { checkMovedBooks, checkWholeBooks } from './check-books.ts';
export { healthPlugin } from './health.plugin.ts';
export { invariants } from './invariants.ts';
export { declareJobs, type JobClock, recordFailure, recordSuccess, selectJobs } from './job-run.store.ts';
export { readBooks } from './read-books.ts';
export { databaseCollector, stateCollectors } from './state/state-collectors.ts';
export { watchJobs } from './watch-jobs.ts';
export { recordHeartbeat } from './worker-heartbeat.store.ts';

/** Front door of health: the books as a whole, the clocks of scheduled jobs, and what staff see of both. */
export { checkMovedBooks, checkWholeBooks } from './check-books.ts';
export { healthPlugin } from './health.plugin.ts';
export { invariants } from './invariants.ts';
export { declareJobs, type JobClock, recordFailure, recordSuccess } from './job-run.store.ts';
export { watchJobs } from './watch-jobs.ts';
export { recordHeartbeat } from './worker-heartbeat.store.ts';

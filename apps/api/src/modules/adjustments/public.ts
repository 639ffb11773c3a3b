/** The public interface of adjustments: the routes of staff, and the queue for the second staff member. */

export { adjustmentsPlugin } from './adjustments.plugin.ts';
export { countWaiting as waitingAdjustments } from './adjustments.store.ts';
export { adjustmentsRecords } from './personal-data.store.ts';

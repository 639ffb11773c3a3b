/** Front door of adjustments: the calls of staff, and how many wait for a second person. */

export { adjustmentsPlugin } from './adjustments.plugin.ts';
export { countWaiting as waitingAdjustments } from './adjustments.store.ts';
export { adjustmentsRecords } from './personal-data.store.ts';

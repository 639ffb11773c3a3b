/** Front door of adjustments: the calls of staff, and how many wait for a second person. */
export { adjustmentsStaffRoutes } from './adjustments.staff-routes.ts';
export { countWaiting as waitingAdjustments } from './adjustments.store.ts';
export { adjustmentsRecords } from './personal-data.store.ts';

/** Front door of free entry: the public form, what registration and the worker call, and the decisions of staff. */
export { approveEntry } from './approve-entry.ts';
export { countHeldEntries } from './figures.store.ts';
export { freeEntryRoutes } from './free-entry.routes.ts';
export { freeEntryStaffRoutes } from './free-entry.staff-routes.ts';
export { selectEntriesOf } from './free-entry.store.ts';
export { grantHeldEntries } from './grant-held-entries.ts';
export { listEntries } from './list-entries.ts';
export { recordMailIn } from './record-mail-in.ts';
export { eraseEntries, freeEntryRecords } from './records.store.ts';
export { rejectEntry } from './reject-entry.ts';
export { settleHeldEntries } from './settle-held-entries.ts';
export { waitingEntries } from './waiting-entries.ts';

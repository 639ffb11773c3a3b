/** Front door of free entry: the public form, what registration and the worker call, and the decisions of staff. */

export { countHeldEntries } from './figures.store.ts';
export { freeEntryRoutes } from './free-entry.routes.ts';
export { freeEntryStaffRoutes } from './free-entry.staff-routes.ts';
export { selectEntriesOf } from './free-entry.store.ts';
export { grantHeldEntries } from './held/grant-held-entries.ts';
export { settleHeldEntries } from './held/settle-held-entries.ts';
export { eraseEntries, freeEntryRecords } from './personal-data.store.ts';
export { approveEntry } from './review/approve-entry.ts';
export { listEntries } from './review/list-entries.ts';
export { recordMailIn } from './review/record-mail-in.ts';
export { rejectEntry } from './review/reject-entry.ts';
export { waitingEntries } from './review/waiting-entries.ts';

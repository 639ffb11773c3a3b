/**
 * The public interface of free entry: the public form, the functions for registration and the worker, and the decisions
 * of staff.
 */

export { countHeldEntries } from './figures.store.ts';
export { freeEntryPlugin } from './free-entry.plugin.ts';
export { selectEntriesOf } from './free-entry.store.ts';
export { settleHeldEntries } from './held/settle-held-entries.ts';
export { eraseEntries, freeEntryRecords } from './personal-data.store.ts';
export { approveEntry } from './review/approve-entry.ts';
export { findEntries } from './review/find-entries.ts';
export { listEntries } from './review/list-entries.ts';
export { recordMailIn } from './review/record-mail-in.ts';
export { rejectEntry } from './review/reject-entry.ts';
export { waitingEntries } from './review/waiting-entries.ts';

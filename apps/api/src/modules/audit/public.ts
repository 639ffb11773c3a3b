/** Front door of audit: the staff's log is written by whoever acts for staff, and read by its own calls. */

export { auditPlugin } from './audit.plugin.ts';
export { eraseAuditFacts, recordAudit } from './audit.store.ts';
export { beginStaffAction, inStaffTransaction, type StaffActor } from './in-staff-transaction.ts';
export { anchorAudit, checkAudit } from './verify-audit.ts';

/** The public interface of audit. All staff actions write to the log, and the routes of this module read it. */

export { auditPlugin } from './audit.plugin.ts';
export { checkChain, eraseAuditFacts, readHead, recordAudit } from './audit.store.ts';
export { beginStaffAction, inStaffTransaction, type StaffActor } from './in-staff-transaction.ts';
export { anchorAudit, checkAudit } from './verify-audit.ts';

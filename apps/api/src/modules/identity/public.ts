/** Front door of identity: documents that players send, and the reviews of them. */
export { countWaiting as waitingReviews } from './case.store.ts';
export { eraseIdentity } from './erase-identity.store.ts';
export { escalateReviews } from './escalate-reviews.ts';
export { forgetDocuments } from './forget-documents.ts';
export { identityRoutes } from './identity.routes.ts';
export { identityStaffRoutes } from './identity.staff-routes.ts';
export { readKnownPerson } from './known-person.ts';
export { identityRecords, selectDocumentFiles } from './records.store.ts';
export { resealDigits } from './reseal-digits.ts';

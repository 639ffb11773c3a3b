/** Front door of identity: documents that players send, and the reviews of them. */

export { forgetDocuments } from './documents/delete-old-documents.ts';
export { eraseIdentity } from './erase-identity.store.ts';
export { identityRoutes } from './identity.routes.ts';
export { identityStaffRoutes } from './identity.staff-routes.ts';
export { readKnownPerson } from './known-person.ts';
export { identityRecords, selectDocumentFiles } from './personal-data.store.ts';
export { countWaiting as waitingReviews } from './review/case.store.ts';
export { escalateReviews } from './review/escalate-reviews.ts';
export { resealDigits } from './ssn/reseal-digits.ts';

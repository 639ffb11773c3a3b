/** The public interface of identity: documents that players upload, sessions of the identity vendor, and reviews. */

export { deleteOldDocuments } from './documents/delete-old-documents.ts';
export { eraseIdentity } from './erase-identity.store.ts';
export { identityVerified } from './identity.events.ts';
export { identityPlugin } from './identity.plugin.ts';
export { readKnownPerson } from './known-person.ts';
export { identityRecords, selectDocumentFiles } from './personal-data.store.ts';
export { countWaiting as waitingReviews, selectVerifiedPeople } from './review/case.store.ts';
export { escalateReviews } from './review/escalate-reviews.ts';
export { screenBeforePayment, screenKnownPerson } from './screen-known-person.ts';
export { resealDigits } from './ssn/reseal-digits.ts';
export { checkVendorSession, checkVendorSessions, type VendorCheckDeps } from './vendor/check-vendor-session.ts';
export { publishSessions } from './vendor/publish-sessions.ts';
export { selectSessionNames } from './vendor/vendor-session.store.ts';

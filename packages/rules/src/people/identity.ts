import { dayAfter, isCalendarDay } from '../calendar.ts';
import type { Country } from '../places/regions.ts';

/** Progress of a player's identity check. */
export const identityStatuses = ['none', 'submitted', 'verified', 'rejected'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** Each time a player submits their identity for review, a case opens. It ends with the decision. */
export const identityCaseStatuses = ['waiting', 'verified', 'rejected'] as const;
export type IdentityCaseStatus = (typeof identityCaseStatuses)[number];

/** Documents that a player uploads pictures of. The selfie shows the person with the ID. */
export const documentKinds = ['government_id', 'address_proof', 'selfie'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A replaced or removed document has no status because it is deleted. */
export const documentStatuses = ['uploaded', 'submitted', 'accepted', 'rejected'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Why a document was rejected: a code that staff choose and that packages/messages explains. */
export const documentRejections = [
  'unreadable',
  'cut_off',
  'wrong_document',
  'expired',
  'too_old',
  'name_differs',
  'birth_date_differs',
  'address_missing',
  'face_differs',
  'id_not_held',
  'altered',
] as const;
export type DocumentRejection = (typeof documentRejections)[number];

/** Which reasons apply to which document. */
export const rejectionsOf = {
  government_id: [
    'unreadable',
    'cut_off',
    'wrong_document',
    'expired',
    'name_differs',
    'birth_date_differs',
    'altered',
  ],
  address_proof: ['unreadable', 'cut_off', 'wrong_document', 'too_old', 'name_differs', 'address_missing', 'altered'],
  selfie: ['unreadable', 'cut_off', 'wrong_document', 'face_differs', 'id_not_held', 'altered'],
} as const satisfies Record<DocumentKind, readonly DocumentRejection[]>;

/** Everything that a review may need. Only residents of the United States give the last four digits of the SSN. */
export const identityNeeds = [...documentKinds, 'ssn_last4'] as const;
export type IdentityNeed = (typeof identityNeeds)[number];

/**
 * States of a check of document and face by an identity vendor. `open`: the player has something to do at the vendor. `unclear`:
 * the vendor reported something that the product does not understand. No state is a rejection. `canceled` is spelled as in the
 * API of the vendor.
 */
export const vendorSessionStates = ['open', 'processing', 'verified', 'canceled', 'unclear'] as const;
export type VendorSessionState = (typeof vendorSessionStates)[number];

/** States that can still change. A player has at most one such session. */
export const openVendorStates = ['open', 'processing', 'unclear'] as const satisfies readonly VendorSessionState[];

/** The documents that a verified session replaces in a review. It shows neither an address nor the digits. */
export const vendorDocuments = ['government_id', 'selfie'] as const satisfies readonly DocumentKind[];

/** Target and maximum time for a review. After the maximum, the review escalates. */
export const identityReview = { targetHours: { from: 24, to: 48 }, maxBusinessDays: 5 } as const;

/** Limits of an upload. Pictures are stored with this edge length, which is enough to read small print. */
export const documentUpload = {
  maxBytes: 10 * 1024 * 1024,
  /** `image/jpeg` and so on. The type is detected from the content, never from the name. */
  types: ['jpeg', 'png', 'webp'],
  maxMegapixels: 50,
  minEdgePixels: 200,
  maxEdgePixels: 3_000,
} as const;

/** Maximum age of a proof of address. */
export const addressProofMaxDays = 90;

/** Length of an identity document's number, as the reviewer types it. */
export const documentNumberLength = { min: 4, max: 40 } as const;

/** Maximum length of the note that reviewers may add to the reasons. */
export const identityNoteMaxLength = 500;

/** Returns what is still missing before a review can begin. */
export function neededForReview(
  country: Country,
  given: { readonly documents: readonly DocumentKind[]; readonly ssnLast4: boolean },
): IdentityNeed[] {
  return identityNeeds.filter((need) =>
    need === 'ssn_last4' ? country === 'US' && !given.ssnLast4 : !given.documents.includes(need),
  );
}

/**
 * Checks the date on a proof of address against a day of the product time zone. Returns null if the date is
 * acceptable.
 */
export function addressProofFault(issuedOn: string, today: string): 'no_day' | 'in_future' | 'too_old' | null {
  if (!isCalendarDay(issuedOn)) return 'no_day';
  if (issuedOn > today) return 'in_future';
  return issuedOn < dayAfter(today, -addressProofMaxDays) ? 'too_old' : null;
}

/** True for two spellings of one name. Ignores case, accents, punctuation and the amount of spacing. */
export function sameName(one: string, other: string): boolean {
  return bareName(one) === bareName(other);
}

function bareName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

import { dayAfter, isCalendarDay } from './calendar.ts';
import type { Country } from './regions.ts';

/** How far the check of a player's identity has come. */
export const identityStatuses = ['none', 'submitted', 'verified', 'rejected'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

/** A review: one from each time that a player asks for it to its decision. */
export const identityCaseStatuses = ['waiting', 'verified', 'rejected'] as const;
export type IdentityCaseStatus = (typeof identityCaseStatuses)[number];

/** What a player sends pictures of. The selfie shows the person with the ID. */
export const documentKinds = ['government_id', 'address_proof', 'selfie'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document that was replaced or removed is none of these: it is gone. */
export const documentStatuses = ['uploaded', 'submitted', 'accepted', 'rejected'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Why a document was not accepted: a code for staff to choose and for words to explain. */
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

/** Which reasons make sense for which document. */
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

/** Everything that a review may need; the last four digits of the SSN from residents of the United States only. */
export const identityNeeds = [...documentKinds, 'ssn_last4'] as const;
export type IdentityNeed = (typeof identityNeeds)[number];

/** When a review is meant to be done, and when it must be; then it escalates. */
export const identityReview = { targetHours: { from: 24, to: 48 }, maxBusinessDays: 5 } as const;

/** What an upload may be. The edge is what a picture is kept at, enough to read small print. */
export const documentUpload = {
  maxBytes: 10 * 1024 * 1024,
  /** `image/jpeg` and so on; told by content, never by name. */
  types: ['jpeg', 'png', 'webp'],
  maxMegapixels: 50,
  minEdgePixels: 200,
  maxEdgePixels: 3_000,
} as const;

/** How old a proof of address may be. */
export const addressProofMaxDays = 90;

/** Number of an identity document, as the reviewer types it. */
export const documentNumberLength = { min: 4, max: 40 } as const;

/** What reviewers may write to the player beside the reasons. */
export const identityNoteMaxLength = 500;

/** What still has to come before a review can begin. */
export function neededForReview(
  country: Country,
  given: { readonly documents: readonly DocumentKind[]; readonly ssnLast4: boolean },
): IdentityNeed[] {
  return identityNeeds.filter((need) =>
    need === 'ssn_last4' ? country === 'US' && !given.ssnLast4 : !given.documents.includes(need),
  );
}

/** What is wrong with the day that a proof of address bears, seen on a day of the product time zone; null: nothing. */
export function addressProofFault(issuedOn: string, today: string): 'no_day' | 'in_future' | 'too_old' | null {
  if (!isCalendarDay(issuedOn)) return 'no_day';
  if (issuedOn > today) return 'in_future';
  return issuedOn < dayAfter(today, -addressProofMaxDays) ? 'too_old' : null;
}

/** Two spellings of one name: without case, accents, punctuation and the order of spaces. */
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

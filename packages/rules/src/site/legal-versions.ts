import { dayAfter, productDay, productDayStart } from '../calendar.ts';

/** Legal texts of the site, by the ID of their page. */
export const legalDocuments = ['terms', 'privacy', 'rules', 'redemption-policy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export interface LegalVersion {
  readonly version: number;
  /** Calendar day of the product time zone on which the text was published. */
  readonly publishedOn: string;
}

/**
 * The published version of each text. If you change a text, or a number in it, increase its version. A test in
 * packages/messages compares a hash of every version. Players are asked to accept the new one.
 */
export const legalVersions: Readonly<Record<LegalDocument, LegalVersion>> = {
  terms: { version: 3, publishedOn: '2026-11-25' },
  privacy: { version: 9, publishedOn: '2026-11-27' },
  rules: { version: 4, publishedOn: '2026-11-25' },
  'redemption-policy': { version: 4, publishedOn: '2026-11-25' },
};

/**
 * Texts that a player accepts, or confirms reading, at sign-up. The redemption policy is part of the terms: its
 * changes raise their version, too.
 */
export const acceptedDocuments = ['terms', 'rules', 'privacy'] as const satisfies readonly LegalDocument[];
export type AcceptedDocument = (typeof acceptedDocuments)[number];

/** Figures that only the terms print. */
export const legalTerms = {
  /** Days between the publication of new terms and the day from which play requires them. */
  noticeDays: 30,
  /** The liability cap: what the player has paid in this many months, or this amount if it is greater. */
  liability: { months: 12, leastCents: 10_000n },
} as const;

/** The newest version of each text that the player has accepted. A missing key means none. */
export type Acceptances = Readonly<Partial<Record<AcceptedDocument, number | undefined>>>;

/** Texts that have a newer version than the accepted one. */
export function termsDue(
  accepted: Acceptances,
  published: Readonly<Record<AcceptedDocument, LegalVersion>> = legalVersions,
): AcceptedDocument[] {
  return acceptedDocuments.filter((document) => (accepted[document] ?? 0) < published[document].version);
}

/**
 * Returns the instant from which play and purchases require the acceptance of the due texts. The notice period
 * begins with the publication, but not before the player registered. Null: nothing is due.
 */
export function termsDeadline(
  due: readonly AcceptedDocument[],
  memberSince: Date,
  published: Readonly<Record<AcceptedDocument, LegalVersion>> = legalVersions,
): Date | null {
  const [first] = due.map((document) => published[document].publishedOn).sort();
  if (first === undefined) return null;
  const [, begins] = [first, productDay(memberSince)].sort() as [string, string];
  return productDayStart(dayAfter(begins, legalTerms.noticeDays));
}

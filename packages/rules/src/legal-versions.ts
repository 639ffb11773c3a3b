import { dayAfter, productDay, productDayStart } from './calendar.ts';

/** The legal texts of the site, by the id of their page. */
export const legalDocuments = ['terms', 'privacy', 'rules', 'redemption-policy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export interface LegalVersion {
  readonly version: number;
  /** Calendar day of the product time zone from which the text can be read. */
  readonly publishedOn: string;
}

/**
 * Which version of each text is published. Whoever changes a text, or a number in one, counts on here: a test of
 * packages/messages holds a hash of every version, and players are asked to accept the new one.
 */
export const legalVersions: Readonly<Record<LegalDocument, LegalVersion>> = {
  terms: { version: 3, publishedOn: '2026-11-25' },
  privacy: { version: 4, publishedOn: '2026-11-25' },
  rules: { version: 4, publishedOn: '2026-11-25' },
  'redemption-policy': { version: 4, publishedOn: '2026-11-25' },
};

/** What a player accepts, or says to have read, by signing up. The redemption policy is part of the terms and counts on with them. */
export const acceptedDocuments = ['terms', 'rules', 'privacy'] as const satisfies readonly LegalDocument[];
export type AcceptedDocument = (typeof acceptedDocuments)[number];

/** Figures that only the terms print. */
export const legalTerms = {
  /** Between the publication of new terms and the day from which nobody plays under the old ones. */
  noticeDays: 30,
  /** The cap on liability: what the player has paid in so many months, or this amount where that is greater. */
  liability: { months: 12, leastCents: 10_000n },
} as const;

/** The newest version that somebody has accepted of each text; left out: none. */
export type Acceptances = Readonly<Partial<Record<AcceptedDocument, number | undefined>>>;

/** The texts that have a newer version than the accepted one. */
export function termsDue(
  accepted: Acceptances,
  published: Readonly<Record<AcceptedDocument, LegalVersion>> = legalVersions,
): AcceptedDocument[] {
  return acceptedDocuments.filter((document) => (accepted[document] ?? 0) < published[document].version);
}

/**
 * From when play and purchases wait for the acceptance of what is due: the notice begins when the text is published, and
 * never before the player was there to read it. Null: nothing is due.
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

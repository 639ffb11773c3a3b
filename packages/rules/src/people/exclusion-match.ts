import { isCalendarDay } from '../calendar.ts';

/**
 * Compares a person with one who has excluded themselves. The input is only what the two have in common, so the
 * decision is a pure function. Callers compare names and dates (modules/names), and use keyed hashes for
 * everything else.
 */

/** Identifiers of a person, other than name and birth date. */
export const personIdentifiers = ['email', 'phone', 'address', 'document', 'payer', 'payout'] as const;
export type PersonIdentifier = (typeof personIdentifiers)[number];

/**
 * How similar two names are. `same`: the same words in any order, script and spelling of accents. `contained`:
 * one name has additional words, such as a middle name. `alike`: a few letters differ. `surname`: they share a
 * word of a last name.
 */
export const nameLikenesses = ['same', 'contained', 'alike', 'surname', 'different'] as const;
export type NameLikeness = (typeof nameLikenesses)[number];

/** `close`: one digit differs, or day and month are swapped. */
export type BirthLikeness = 'same' | 'close' | 'different';

export interface InCommon {
  readonly name: NameLikeness;
  readonly birthDate: BirthLikeness;
  readonly identifiers: readonly PersonIdentifier[];
  /** Whether the excluded account verified its email address. Otherwise a stranger may have entered it. */
  readonly emailVerified: boolean;
}

/** Why two people are treated as one. */
export const matchReasons = [
  'name_same',
  'name_contained',
  'name_alike',
  'name_surname',
  'birth_date_same',
  'birth_date_close',
  ...personIdentifiers,
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Kinds of stored mark (`person_mark`). `legacy_name` is from exclusions older than the marks. */
export const markKinds = ['name', 'birth_date', 'legacy_name', ...personIdentifiers] as const;
export type MarkKind = (typeof markKinds)[number];

/** `exact`: the same person; the account is rejected. `near`: the account waits until staff decide. */
export const foundVerdicts = ['near', 'exact'] as const;
export type FoundVerdict = (typeof foundVerdicts)[number];
export const exclusionVerdicts = ['none', ...foundVerdicts] as const;
export type ExclusionVerdict = (typeof exclusionVerdicts)[number];

export interface ExclusionComparison {
  readonly verdict: ExclusionVerdict;
  readonly reasons: readonly MatchReason[];
}

/**
 * Each of these identifies one person on its own. A phone number does not: it is never verified, and families
 * share one. An email address that the excluded account has not verified does not count either.
 */
const decisive: readonly PersonIdentifier[] = ['email', 'document'];
/** Other people can share these, so a name or a birth date must also match. */
const shareable: readonly PersonIdentifier[] = ['email', 'phone', 'payer', 'payout'];

/** Compares a person with one who has excluded themselves. */
export function compareWithExcluded(common: InCommon): ExclusionComparison {
  const { name, birthDate, identifiers, emailVerified } = common;
  const reasons = reasonsOf(common);
  const has = (kinds: readonly PersonIdentifier[]) => identifiers.some((kind) => kinds.includes(kind));
  const isNamed = name === 'same' || name === 'contained' || name === 'alike';
  const isBornThen = birthDate === 'same';
  const proven = decisive.filter((kind) => kind !== 'email' || emailVerified);
  if (has(proven) || (name === 'same' && isBornThen) || (has(shareable) && (isNamed || isBornThen))) {
    return { verdict: 'exact', reasons };
  }
  const isNear =
    has(shareable) ||
    (isBornThen && name !== 'different') ||
    (birthDate === 'close' && isNamed) ||
    (identifiers.includes('address') && (isNamed || isBornThen));
  return isNear ? { verdict: 'near', reasons } : { verdict: 'none', reasons: [] };
}

function reasonsOf({ name, birthDate, identifiers }: InCommon): MatchReason[] {
  const found = new Set<MatchReason>(identifiers);
  if (name !== 'different') found.add(`name_${name}`);
  if (birthDate !== 'different') found.add(`birth_date_${birthDate}`);
  return matchReasons.filter((reason) => found.has(reason));
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** How similar two calendar days (`YYYY-MM-DD`) are as birth dates. */
export function birthLikeness(one: string, other: string): BirthLikeness {
  if (one === other) return 'same';
  return closeBirthDates(one).includes(other) ? 'close' : 'different';
}

/** Returns every calendar day that differs by one typing error: one digit, or day and month swapped. */
export function closeBirthDates(day: string): string[] {
  const [, year, month, date] = isoDay.exec(day) ?? [];
  if (year === undefined) return [];
  const variants = new Set([`${year}-${date}-${month}`]);
  for (let at = 0; at < day.length; at += 1) {
    if (day[at] === '-') continue;
    for (let digit = 0; digit <= 9; digit += 1) variants.add(`${day.slice(0, at)}${digit}${day.slice(at + 1)}`);
  }
  variants.delete(day);
  return [...variants].filter(isCalendarDay);
}

/** Events at which an account is compared with the people who have excluded themselves. */
export const exclusionOccasions = [
  'registration',
  'profile_change',
  'identity_submission',
  'identity_approval',
  'checkout',
  'payment',
  'free_entry',
  'tax_form',
  'redemption_request',
  'redemption_approval',
  'exclusion_start',
  'staff_change',
  'backfill',
] as const;
export type ExclusionOccasion = (typeof exclusionOccasions)[number];

/**
 * `open`: staff have not decided. `cleared`: another person. `confirmed`: the person who has excluded
 * themselves.
 */
export const exclusionMatchStates = ['open', 'cleared', 'confirmed'] as const;
export type ExclusionMatchState = (typeof exclusionMatchStates)[number];
export type ExclusionDecision = Exclude<ExclusionMatchState, 'open'>;

export const exclusionReview = {
  /** Name similarity, from 0 to 100, from which staff review a match. */
  alikeFrom: 85,
  /** Business days within which a review is due. */
  businessDays: 1,
  reasonMaxLength: 1_000,
} as const;

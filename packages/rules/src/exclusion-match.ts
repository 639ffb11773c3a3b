import { isCalendarDay } from './calendar.ts';

/**
 * How a person is compared with one who has excluded themselves. Both are described by what they have in common, so that
 * the decision is pure: names and dates are compared outside (modules/names), everything else by keyed hashes.
 */

/** What identifies a person, apart from name and birth date. */
export const personIdentifiers = ['email', 'phone', 'address', 'document', 'payer', 'payout'] as const;
export type PersonIdentifier = (typeof personIdentifiers)[number];

/**
 * `same`: the same words in any order, script and spelling of accents. `contained`: one name has more words, such as a
 * middle name. `alike`: a few letters differ. `surname`: they share a word of a last name.
 */
export const nameLikenesses = ['same', 'contained', 'alike', 'surname', 'different'] as const;
export type NameLikeness = (typeof nameLikenesses)[number];

/** `close`: one digit differs, or day and month are swapped. */
export type BirthLikeness = 'same' | 'close' | 'different';

export interface InCommon {
  readonly name: NameLikeness;
  readonly birthDate: BirthLikeness;
  readonly identifiers: readonly PersonIdentifier[];
  /** Has the excluded account verified its email address? Otherwise a stranger may have typed it. */
  readonly emailVerified: boolean;
}

/** Why two people are taken for one. */
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

/** What a mark of a person is about (`person_mark`). `legacy_name`: of exclusions before there were marks. */
export const markKinds = ['name', 'birth_date', 'legacy_name', ...personIdentifiers] as const;
export type MarkKind = (typeof markKinds)[number];

/** `exact`: the same person, who is refused. `near`: a person decides, and the account waits. */
export const foundVerdicts = ['near', 'exact'] as const;
export type FoundVerdict = (typeof foundVerdicts)[number];
export const exclusionVerdicts = ['none', ...foundVerdicts] as const;
export type ExclusionVerdict = (typeof exclusionVerdicts)[number];

export interface ExclusionComparison {
  readonly verdict: ExclusionVerdict;
  readonly reasons: readonly MatchReason[];
}

/**
 * Each of these identifies one person alone. A phone number does not: nobody proves that it is theirs, and families share
 * one. Neither does an email address that the excluded account has not verified.
 */
const decisive: readonly PersonIdentifier[] = ['email', 'document'];
/** Other people can have them too, so a name or a birth date must also match. */
const shareable: readonly PersonIdentifier[] = ['email', 'phone', 'payer', 'payout'];

/** Is this the person who has excluded themselves? */
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

/** How alike two calendar days (`YYYY-MM-DD`) are as birth dates. */
export function birthLikeness(one: string, other: string): BirthLikeness {
  if (one === other) return 'same';
  return closeBirthDates(one).includes(other) ? 'close' : 'different';
}

/** Every calendar day that a slip turns this one into: one other digit, or day and month swapped. */
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

/** When an account is compared with the people who have excluded themselves. */
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

/** A match is open until a person decides: cleared is another person, confirmed is the one who has excluded themselves. */
export const exclusionMatchStates = ['open', 'cleared', 'confirmed'] as const;
export type ExclusionMatchState = (typeof exclusionMatchStates)[number];
export type ExclusionDecision = Exclude<ExclusionMatchState, 'open'>;

export const exclusionReview = {
  /** How alike two names are, of 100, to be looked at by a person. */
  alikeFrom: 85,
  /** A review is due after so many business days. */
  businessDays: 1,
  reasonMaxLength: 1_000,
} as const;

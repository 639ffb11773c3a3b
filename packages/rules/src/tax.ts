/**
 * Tax on prizes: who gives a W-9, what is withheld, and what a year's return holds. Amounts are
 * US cents. A tax year is a calendar year of the product time zone, and a payout belongs to the year in which it was paid.
 * Built from the product's decisions, and no tax advice.
 */
import { productDay, productDayStart } from './calendar.ts';
import type { Country } from './regions.ts';

/** A W-9 is asked for before the payout with which a calendar year's payouts reach this. */
export const w9FromCents = 60_000n;

/** Taken from the whole of a payout that is over the limit, not from the part above it. */
export const withholding = { overCents: 500_000n, percent: 24n } as const;

/** What a year's payouts must reach to be reported, by the year from which an amount holds; the last one holds until a new one is set. */
export const reportingThresholds = [
  { fromYear: 0, cents: 60_000n },
  { fromYear: 2026, cents: 200_000n },
] as const;

/** The last year whose threshold is law and no assumption. A return of a later year says so until the list above has it. */
export const lastSetReportingYear = 2026;

/** By when winners get the form of the year before, `MM-DD`. */
export const yearlyFormsDueBy = '01-31';

/** Taxpayer numbers of people: a Social Security number, or an individual taxpayer identification number. */
export const taxpayerNumberTypes = ['ssn', 'itin'] as const;
export type TaxpayerNumberType = (typeof taxpayerNumberTypes)[number];

/** What is made of a player's payouts after the year: the federal form in the United States, a plain statement in Canada. */
export const yearlyForms = ['1099_misc', 'payout_statement'] as const;
export type YearlyForm = (typeof yearlyForms)[number];

export const w9Limits = { nameMaxLength: 120, streetMaxLength: 120, cityMaxLength: 60 } as const;

/** Players in Canada give no W-9 and no taxpayer number. */
export function givesW9(country: Country): boolean {
  return country === 'US';
}

export function yearlyFormOf(country: Country): YearlyForm {
  return country === 'US' ? '1099_misc' : 'payout_statement';
}

/**
 * Must a W-9 be on file before this payout?
 * @param year `paidCents`: paid, or handed out for payment, in the calendar year before this one; before withholding.
 */
export function needsW9(country: Country, year: { readonly paidCents: bigint; readonly thisCents: bigint }): boolean {
  return givesW9(country) && year.paidCents + year.thisCents >= w9FromCents;
}

/** What is withheld from one payout, rounded to the nearest cent, half a cent up. Nothing is withheld from players in Canada. */
export function withheldCents(country: Country, payoutCents: bigint): bigint {
  if (country !== 'US' || payoutCents <= withholding.overCents) return 0n;
  return (payoutCents * withholding.percent + 50n) / 100n;
}

/** The tax year that an instant falls into. */
export function taxYearOf(instant: Date): number {
  return Number(productDay(instant).slice(0, 4));
}

/** A tax year as instants: from, and before which it ends. */
export function taxYearSpan(year: number): { readonly from: Date; readonly before: Date } {
  return { from: productDayStart(`${year}-01-01`), before: productDayStart(`${year + 1}-01-01`) };
}

/** `isSet`: false for a year whose threshold is the one before it, carried on. */
export function reportingThreshold(year: number): { readonly cents: bigint; readonly isSet: boolean } {
  const inForce = reportingThresholds.filter(({ fromYear }) => fromYear <= year).at(-1) ?? reportingThresholds[0];
  return { cents: inForce.cents, isSet: year <= lastSetReportingYear };
}

/** Must a 1099-MISC be made? At the threshold, and whatever the amount once tax was withheld. */
export function isReported(
  country: Country,
  year: number,
  sum: { grossCents: bigint; withheldCents: bigint },
): boolean {
  if (yearlyFormOf(country) !== '1099_misc') return false;
  return sum.withheldCents > 0n || sum.grossCents >= reportingThreshold(year).cents;
}

/** By when the forms of a year are issued in the next one. */
export const formsIssuedBy = { month: 'January', day: 31 } as const;

/** Numbers that were printed in advertisements and belong to nobody. */
const printedSamples = new Set(['078051120', '219099999', '123456789']);

/** Fourth and fifth digit of an ITIN. */
function isItinGroup(group: number): boolean {
  return (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group !== 93);
}

/**
 * What is wrong with a taxpayer number, as the code of its sentence; null when it could have been issued.
 * @param digits Without spaces and hyphens.
 */
export function taxpayerNumberFault(
  type: TaxpayerNumberType,
  digits: string,
): 'tin_length' | 'tin_never_issued' | 'tin_is_itin' | 'tin_is_no_itin' | null {
  if (!/^\d{9}$/.test(digits)) return 'tin_length';
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  const looksLikeItin = area.startsWith('9') && isItinGroup(Number(group));
  if (type === 'itin') return looksLikeItin ? null : 'tin_is_no_itin';
  if (looksLikeItin) return 'tin_is_itin';
  const neverIssued = area === '000' || area === '666' || area.startsWith('9') || group === '00' || serial === '0000';
  return neverIssued || printedSamples.has(digits) ? 'tin_never_issued' : null;
}

/**
 * Tax on prizes: who gives a W-9, what is withheld, and what a yearly return contains. Amounts are US cents. A
 * tax year is a calendar year of the product time zone. A payout belongs to the year in which it was paid. This
 * comes from the product's decisions and is not tax advice.
 */
import { productDay } from '../calendar.ts';
import type { Country } from '../places/regions.ts';

/** A W-9 is required before the payout with which the payouts of a calendar year reach this amount. */
export const w9FromCents = 60_000n;

/** Above the limit, tax is withheld from the whole payout, not only from the part above the limit. */
export const withholding = { overCents: 500_000n, percent: 24n } as const;

/**
 * Payouts of a year that reach this amount must be reported. Each entry applies from its year on; the last one
 * applies until a new one is added.
 */
export const reportingThresholds = [
  { fromYear: 0, cents: 60_000n },
  { fromYear: 2026, cents: 200_000n },
] as const;

/**
 * The last year whose threshold is law. A return of a later year says that its threshold is assumed, until the
 * list above contains it.
 */
export const lastSetReportingYear = 2026;

/** Day of the year (`MM-DD`) by which winners receive the form for the previous year. */
export const yearlyFormsDueBy = '01-31';

/** Taxpayer numbers of individuals: a Social Security number or an individual taxpayer identification number. */
export const taxpayerNumberTypes = ['ssn', 'itin'] as const;
export type TaxpayerNumberType = (typeof taxpayerNumberTypes)[number];

/** Forms about a player's payouts of a year: the federal form in the United States, a plain statement in Canada. */
export const yearlyForms = ['1099_misc', 'payout_statement'] as const;
export type YearlyForm = (typeof yearlyForms)[number];

export const w9Limits = { nameMaxLength: 120, streetMaxLength: 120, cityMaxLength: 60 } as const;

/** Players in Canada file no W-9 and no taxpayer number. */
export function filesW9(country: Country): boolean {
  return country === 'US';
}

export function yearlyFormOf(country: Country): YearlyForm {
  return country === 'US' ? '1099_misc' : 'payout_statement';
}

/**
 * Whether a W-9 must be on file before this payout.
 * @param year `paidCents`: paid, or handed out for payment, earlier in the calendar year; before withholding.
 */
export function needsW9(country: Country, year: { readonly paidCents: bigint; readonly thisCents: bigint }): boolean {
  return filesW9(country) && year.paidCents + year.thisCents >= w9FromCents;
}

/**
 * Returns the amount to withhold from one payout, rounded to the nearest cent, half a cent up. Nothing is
 * withheld from players in Canada.
 */
export function withheldCents(country: Country, payoutCents: bigint): bigint {
  if (country !== 'US' || payoutCents <= withholding.overCents) return 0n;
  return (payoutCents * withholding.percent + 50n) / 100n;
}

/** Returns the tax year of an instant. */
export function taxYearOf(instant: Date): number {
  return Number(productDay(instant).slice(0, 4));
}

/** `isSet`: false if the year has no threshold of its own and uses the previous one. */
export function reportingThreshold(year: number): { readonly cents: bigint; readonly isSet: boolean } {
  const inForce = reportingThresholds.filter(({ fromYear }) => fromYear <= year).at(-1) ?? reportingThresholds[0];
  return { cents: inForce.cents, isSet: year <= lastSetReportingYear };
}

/** Whether a 1099-MISC is required: from the threshold on, and for any amount with withheld tax. */
export function isReported(
  country: Country,
  year: number,
  sum: { grossCents: bigint; withheldCents: bigint },
): boolean {
  if (yearlyFormOf(country) !== '1099_misc') return false;
  return sum.withheldCents > 0n || sum.grossCents >= reportingThreshold(year).cents;
}

/** When the forms of a year are issued in the next year. */
export const formsIssuedBy = { month: 'January', day: 31 } as const;

/** Numbers from printed advertisements. They do not belong to anyone. */
const printedSamples = new Set(['078051120', '219099999', '123456789']);

/** Whether these digits (the fourth and fifth) can occur in an ITIN. */
function isItinGroup(group: number): boolean {
  return (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group !== 93);
}

/**
 * Returns the fault of a taxpayer number as the code of its sentence, or null if the number could have been
 * issued.
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

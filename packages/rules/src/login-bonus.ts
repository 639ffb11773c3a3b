import { loginBonusHundredths } from './constants.ts';

/** What is remembered of a player's claims. `streak` is the day (1–7) of the last claim. */
export interface BonusRecord {
  readonly lastClaimDay: string;
  readonly streak: number;
}

export interface BonusOffer {
  /** Which day of the seven is claimed next, 1–7. */
  readonly day: number;
  readonly amountHundredths: bigint;
  /** False when today's was claimed. */
  readonly claimable: boolean;
}

/** The calendar day before `day` (`YYYY-MM-DD`). */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/**
 * The bonus a player may claim on `today` (a day of the product time zone). One a day; a missed day starts again at
 * day 1, and so does the day after day 7.
 */
export function nextLoginBonus(record: BonusRecord | null, today: string): BonusOffer {
  const claimedToday = record !== null && record.lastClaimDay >= today;
  const continues = record !== null && (claimedToday || record.lastClaimDay === dayBefore(today));
  const day = continues ? (record.streak % loginBonusHundredths.length) + 1 : 1;
  return { day, amountHundredths: loginBonusHundredths[day - 1] as bigint, claimable: !claimedToday };
}

import { dayAfter } from './calendar.ts';
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

/**
 * The bonus a player may claim on `today` (a day of the product time zone). One a day; a missed day starts again at
 * day 1, and so does the day after day 7.
 */
export function nextLoginBonus(record: BonusRecord | null, today: string): BonusOffer {
  const claimedToday = record !== null && record.lastClaimDay >= today;
  const continues = record !== null && (claimedToday || record.lastClaimDay === dayAfter(today, -1));
  const day = continues ? (record.streak % loginBonusHundredths.length) + 1 : 1;
  return { day, amountHundredths: loginBonusHundredths[day - 1] as bigint, claimable: !claimedToday };
}

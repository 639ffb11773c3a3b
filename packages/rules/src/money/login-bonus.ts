import { dayAfter } from '../calendar.ts';
import { loginBonusHundredths } from '../constants.ts';

/** The stored state of a player's claims. `streak` is the day (1–7) of the last claim. */
export interface BonusRecord {
  readonly lastClaimDay: string;
  readonly streak: number;
}

export interface BonusOffer {
  /** Which of the seven days is claimed next, 1–7. */
  readonly day: number;
  readonly amountHundredths: bigint;
  /** False if today's bonus was already claimed. */
  readonly claimable: boolean;
}

/**
 * Returns the bonus that a player may claim on `today` (a day of the product time zone). Players can claim one
 * bonus a day. After a missed day, and after day 7, the bonus starts again at day 1.
 */
export function nextLoginBonus(record: BonusRecord | null, today: string): BonusOffer {
  const claimedToday = record !== null && record.lastClaimDay >= today;
  const continues = record !== null && (claimedToday || record.lastClaimDay === dayAfter(today, -1));
  const day = continues ? (record.streak % loginBonusHundredths.length) + 1 : 1;
  return { day, amountHundredths: loginBonusHundredths[day - 1] as bigint, claimable: !claimedToday };
}

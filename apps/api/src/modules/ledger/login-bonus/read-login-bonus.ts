import { dayAfter, loginBonusHundredths, nextLoginBonus, productDay, productDayStart } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { type BonusState, selectBonus } from './login-bonus.store.ts';

/** The seven days as a player sees them. Amounts in hundredths of Gold Coins. */
export interface BonusView {
  /** Which of the seven days is claimed next. */
  readonly day: number;
  readonly amount: bigint;
  readonly claimable: boolean;
  /** Start of the next day of the product time zone. Null while today's bonus can be claimed. */
  readonly nextClaimAt: Date | null;
  readonly days: readonly { day: number; amount: bigint; state: 'claimed' | 'today' | 'ahead' }[];
}

export async function readLoginBonus(db: Db, playerId: string): Promise<BonusView> {
  return toBonusView(await selectBonus(db, playerId));
}

/** The days of the current streak are `claimed`. The day that can be claimed is `today`. */
export function toBonusView({ record, now }: BonusState): BonusView {
  const today = productDay(now);
  const offer = nextLoginBonus(record, today);
  const claimed = offer.claimable ? offer.day - 1 : (record?.streak ?? 0);
  const stateOf = (day: number) => {
    if (day <= claimed) return 'claimed';
    return offer.claimable && day === offer.day ? 'today' : 'ahead';
  };
  return {
    day: offer.day,
    amount: offer.amountHundredths,
    claimable: offer.claimable,
    nextClaimAt: offer.claimable ? null : productDayStart(dayAfter(today)),
    days: loginBonusHundredths.map((amount, index) => ({ day: index + 1, amount, state: stateOf(index + 1) })),
  };
}

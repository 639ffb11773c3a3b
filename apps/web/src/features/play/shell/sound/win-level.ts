import { hundredthsOf } from '../../model/play-state.ts';
import type { Payment } from '../../model/sound-board.ts';
import { stakedOn } from '../../model/staked-on.ts';

/** From this multiple of everything that the round cost, a win sounds larger. */
const multiples = [100n, 50n, 25n, 10n] as const;

/**
 * How the end of a round sounds: null is silence, `returned` is one quiet note, and a number is a win from that multiple.
 */
export type WinLevel = null | 'returned' | 1 | 10 | 25 | 50 | 100;

/**
 * A payout below the stake is a loss and stays silent. A payout of exactly the stake is returned, which is not a win either.
 */
export function winLevelOf(payment: Payment): WinLevel {
  const staked = stakedOn(payment);
  const payout = hundredthsOf(payment.payout);
  if (payout < staked || payout === 0n) return null;
  if (payout === staked) return 'returned';
  const reached = multiples.find((multiple) => payout >= multiple * staked);
  return reached ? (Number(reached) as WinLevel) : 1;
}

/** The milliseconds in which the amount of a win counts up on the screen, and in which it ticks. */
export const countMs: Readonly<Record<Exclude<WinLevel, null | 'returned'>, number>> = {
  ...{ 1: 700, 10: 1_700, 25: 1_700, 50: 3_000, 100: 3_000 },
};

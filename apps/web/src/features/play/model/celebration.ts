import type { Round } from '@goldwren/contracts/player';
import { hundredthsOf } from './play-state.ts';

/** The celebration of a settled round. `none`: it paid no more than its stake, so it is not a win. */
export type CelebrationTier = 'none' | 'win' | 'big' | 'huge';

/** Minimum payout as a multiple of the stake. Payouts up to the stake are never celebrated, because they are not wins. */
const bigFrom = 10n;
const hugeFrom = 50n;

/** How long a tier is shown before the next round may start, in milliseconds. A skip ends it. */
export const celebrationMs: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 950, big: 2_600, huge: 4_200 };

/** The tier of a round, by its payout relative to everything it cost: the stake and what decisions added. */
export function celebrationOf(
  round: Pick<Round, 'stake' | 'payout'> & Partial<Pick<Round, 'raised'>>,
): CelebrationTier {
  const taken = hundredthsOf(round.stake) + hundredthsOf(round.raised ?? '0.00');
  const payout = hundredthsOf(round.payout);
  if (payout <= taken) return 'none';
  if (payout < bigFrom * taken) return 'win';
  return payout < hugeFrom * taken ? 'big' : 'huge';
}

import type { Round } from '@goldwren/contracts/player';
import { hundredthsOf } from './play-state.ts';

/** How much is made of a settled round. `none`: it paid no more than it took, which is no win. */
export type CelebrationTier = 'none' | 'win' | 'big' | 'huge';

/** From how many times the stake on. Wins at or below the stake are never celebrated: they are losses. */
const bigFrom = 10n;
const hugeFrom = 50n;

/** Milliseconds for which a tier is shown before the next round may begin; a skip ends them. */
export const celebrationMs: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 950, big: 2_600, huge: 4_200 };

/** The tier of a round, by what it paid against all that it took: its stake and what decisions added to it. */
export function celebrationOf(
  round: Pick<Round, 'stake' | 'payout'> & Partial<Pick<Round, 'raised'>>,
): CelebrationTier {
  const taken = hundredthsOf(round.stake) + hundredthsOf(round.raised ?? '0.00');
  const payout = hundredthsOf(round.payout);
  if (payout <= taken) return 'none';
  if (payout < bigFrom * taken) return 'win';
  return payout < hugeFrom * taken ? 'big' : 'huge';
}

import type { StageProps } from '../../model/game-module.ts';
import type { Payment } from '../../model/sound-board.ts';
import { winLevelOf } from '../sound/win-level.ts';

/** The smallest multiple of the cost that a win has reached. 0: the round paid no more than it cost, so it is not a win. */
export type CelebrationLevel = 0 | 1 | 10 | 25 | 50 | 100;

/** How long a win is celebrated before the next round may start, in milliseconds. A skip ends it. */
export const celebrationMs: Readonly<Record<CelebrationLevel, number>> = {
  ...{ 0: 0, 1: 950, 10: 2_600, 25: 2_600, 50: 4_200, 100: 4_200 },
};

/** The level at which a settled round is celebrated, by its payout relative to the stake and what decisions added. */
export function celebrationOf(payment: Payment): CelebrationLevel {
  // Silence and a returned stake are no numbers.
  return (Number(winLevelOf(payment)) || 0) as CelebrationLevel;
}

/** True while a band counts up the amount of a large win, if the end of the round is celebrated. */
export function isCountingUp({ round, phase }: Pick<StageProps, 'round' | 'phase'>): boolean {
  return phase === 'showing' && round !== null && celebrationOf(round) >= 10;
}

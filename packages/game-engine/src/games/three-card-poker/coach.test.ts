import { expect, it } from 'vitest';
import { createCoach } from '../../coach.ts';
import { checkCoach, coachedKey } from '../../testing/check-coach.ts';
import type { AnyGame } from '../../types.ts';
import { createBestMove } from './best-move.ts';
import { coach } from './coach.ts';
import { threeCardPoker } from './index.ts';

const bestMove = createBestMove(threeCardPoker.maths.data);
const strategy = createCoach(threeCardPoker, ({ player }, taken) => ({
  ...{ taken, lostX100: 0 },
  best: { type: bestMove(player) },
}));
checkCoach(threeCardPoker as unknown as AnyGame, coach, strategy);

it('values a fold at the ante, and a play at its mean over every hand of the dealer', () => {
  const folds = Array.from({ length: 25 }, (_, number) => coach(coachedKey(number), {}, [{ type: 'fold' }])[0]);
  const plays = Array.from({ length: 25 }, (_, number) => coach(coachedKey(number), {}, [{ type: 'play' }])[0]);
  for (const [index, fold] of folds.entries()) {
    // At most one of the two decisions gives something up.
    expect(Math.min(fold?.lostX100 ?? -1, plays[index]?.lostX100 ?? -1)).toBe(0);
  }
  expect(Math.max(...folds.map((fold) => fold?.lostX100 ?? 0))).toBeGreaterThan(100);
});

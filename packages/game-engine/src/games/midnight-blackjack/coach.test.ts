import { createCoach } from '../../coach.ts';
import { checkCoach } from '../../testing/check-coach.ts';
import type { AnyGame } from '../../types.ts';
import { bestMove } from './best-move.ts';
import { coach } from './coach.ts';
import { midnightBlackjack } from './index.ts';

const strategy = createCoach(midnightBlackjack, (state, taken) => ({
  ...{ taken, lostX100: 0 },
  best: { type: bestMove(state) },
}));
checkCoach(midnightBlackjack as unknown as AnyGame, coach, strategy);

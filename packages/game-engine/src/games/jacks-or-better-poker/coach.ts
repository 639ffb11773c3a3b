import { createCoach, roundLostX100 } from '../../coach.ts';
import { jacksOrBetterPoker } from './index.ts';
import { createPayTable } from './maths.ts';
import { createHoldMeans, meanDenominator } from './optimal-hold.ts';

const positions = [0, 1, 2, 3, 4];
const meansOf = createHoldMeans(createPayTable(jacksOrBetterPoker.maths.data));

/** Compares a hold with the best of all 32, over every possible draw. */
export const coach = createCoach(jacksOrBetterPoker, ({ deck }, taken) => {
  const means = meansOf(deck.slice(0, 5));
  const chosen = taken.positions.reduce((mask, position) => mask | (1 << position), 0);
  const most = Math.max(...means);
  const mean = means[chosen] as number;
  const best = mean === most ? chosen : means.indexOf(most);
  return {
    taken,
    best: { type: 'hold' as const, positions: positions.filter((position) => (best >> position) & 1) },
    lostX100: roundLostX100((most - mean) / meanDenominator),
  };
});

import { expect, it } from 'vitest';
import { createCoach } from '../../coach.ts';
import { parseCard } from '../../families/cards/deck.ts';
import { getHandName } from '../../families/cards/five-card-hand.ts';
import { replayRound } from '../../replay.ts';
import { checkCoach, coachedKey } from '../../testing/check-coach.ts';
import type { AnyGame, GameEvent } from '../../types.ts';
import { coach } from './coach.ts';
import { type HoldAction, jacksOrBetterPoker } from './index.ts';
import { createPayTable } from './maths.ts';
import { createHoldMeans, meanDenominator } from './optimal-hold.ts';

const strategy = createCoach(jacksOrBetterPoker, (state, taken) => ({
  ...{ taken, lostX100: 0 },
  best: jacksOrBetterPoker.defaultAction(state),
}));
checkCoach(jacksOrBetterPoker as unknown as AnyGame, coach, strategy);

it('compares holds by their mean pay, counted here draw by draw', () => {
  const { data } = jacksOrBetterPoker.maths;
  let compared = 0;
  for (let number = 0; number < 80; number++) {
    const key = coachedKey(number);
    const dealt = replayRound(jacksOrBetterPoker, key, {}, []).steps[0]?.events[0] as GameEvent & { cards: string[] };
    const hand = dealt.cards.map((card) => parseCard(data, card));
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
    const meanOf = (held: readonly number[]) => {
      const kept = held.map((position) => hand[position] as number);
      const draws = held.length === 5 ? [[]] : rest.map((card) => [card]);
      return draws.reduce((sum, drawn) => sum + data.pays[getHandName([...kept, ...drawn])], 0) / draws.length;
    };
    const [review] = coach(key, {}, [{ type: 'hold', positions: [0, 1, 2, 3, 4] }]);
    const positions = (review?.best as HoldAction | undefined)?.positions ?? [];
    if (positions.length !== 4) continue;
    compared++;
    const lost = meanOf(positions) - meanOf([0, 1, 2, 3, 4]);
    expect(review?.lostX100).toBe(Math.max(1, Math.round(lost)));
  }
  expect(compared).toBeGreaterThan(0);
});

it('gives at least one hundredth to every hold that is not exactly as good as the best one', () => {
  const { data } = jacksOrBetterPoker.maths;
  const meansOf = createHoldMeans(createPayTable(data));
  const masks = Array.from({ length: 32 }, (_, mask) => mask);
  let small = 0;
  for (let number = 0; number < 300; number++) {
    const key = coachedKey(number);
    const dealt = replayRound(jacksOrBetterPoker, key, {}, []).steps[0]?.events[0] as GameEvent & { cards: string[] };
    const means = meansOf(dealt.cards.map((card) => parseCard(data, card)));
    const most = Math.max(...means);
    for (const mask of masks) {
      const lost = (most - (means[mask] as number)) / meanDenominator;
      if (lost >= 0.5) continue;
      const positions = [0, 1, 2, 3, 4].filter((position) => (mask >> position) & 1);
      const [review] = coach(key, {}, [{ type: 'hold', positions }]);
      expect(review?.lostX100).toBe(lost === 0 ? 0 : 1);
      if (lost > 0) small++;
    }
  }
  expect(small).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { nodeSha256 } from '../../scripts/node-crypto.ts';
import { toHex } from '../bytes.ts';
import { doubleOnce } from '../testing/double-once/index.ts';
import type { DecisionGame, GameAction } from '../types.ts';
import { goldenHash, goldenRound } from './golden-rounds.ts';
import { buildMathsBytes } from './maths-hash.ts';

/** A game with one decision: pick one to three of the numbers 9 to 13. */
const offered = [13, 12, 11, 10, 9];
const hold = {
  ...{ id: 'hold', action: { type: 'hold' }, raise_x100: 0 },
  pick: { field: 'numbers', from: offered, least: 1, most: 3 },
};
const holding: DecisionGame = {
  ...doubleOnce,
  choices: [{}],
  parseChoice: () => ({}),
  deal: () => ({ state: null, events: [], raiseX100: 0 }),
  parseAction: (raw) => raw as GameAction,
  legal: (state) => (state === null ? [hold] : []),
  step: (_state, action) => ({ state: action, events: [], raiseX100: 0 }),
  view: () => ({}),
  result: (state) => (state === null ? null : { payX100: 0 }),
  defaultAction: () => ({ type: 'hold', numbers: [9] }),
};

test('has the locked hashes of the golden rounds and the maths of the test game', () => {
  expect(goldenHash(nodeSha256, doubleOnce)).toBe(doubleOnce.goldenHash);
  expect(toHex(nodeSha256(buildMathsBytes(doubleOnce)))).toBe(doubleOnce.mathsHash);
});

test('picks every allowed number of the offered values in ascending order', () => {
  const picked: number[][] = Array.from({ length: 200 }, (_, index) => {
    const { actions } = JSON.parse(goldenRound(nodeSha256, holding, index));
    expect(actions).toEqual([{ type: 'hold', numbers: expect.any(Array) }]);
    return actions[0].numbers;
  });
  expect(new Set(picked.map(({ length }) => length))).toEqual(new Set([1, 2, 3]));
  expect(new Set(picked.flat())).toEqual(new Set(offered));
  for (const numbers of picked) expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
});

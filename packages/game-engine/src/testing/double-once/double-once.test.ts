import { expect, test } from 'vitest';
import { replayRound } from '../../replay.ts';
import { createRng } from '../../rng/rng.ts';
import { doubleOnce as game } from './index.ts';
import { proof } from './lock.ts';

const [double, stand] = [{ type: 'double' }, { type: 'stand' }] as const;
/** The ace of spades against the four of clubs. */
const state = { side: 'high', card: 51, house: 8, doubled: false, over: false } as const;

test('doubles the stake once, keeps the round open and pays twice', () => {
  const doubled = game.step(state, double);
  expect(doubled).toEqual({ state: { ...state, doubled: true }, events: [{ type: 'doubled' }], raiseX100: 100 });
  expect(game.result(doubled.state)).toBeNull();
  expect(game.legal(doubled.state).map(({ id }) => id)).toEqual(['stand']);
  const settled = game.step(doubled.state, stand);
  expect(settled.raiseX100).toBe(0);
  expect(game.result(settled.state)).toEqual({ payX100: 350 });
  expect(game.result(game.step(state, stand).state)).toEqual({ payX100: 175 });
});

test('counts a replayed raise at its step and in the total', () => {
  const key = new Uint8Array(32).fill(4);
  const open = replayRound(game, key, { side: 'low' }, [double]);
  expect([open.raiseX100, open.result, open.steps.map(({ raiseX100 }) => raiseX100)]).toEqual([100, null, [0, 100]]);
  const settled = replayRound(game, key, { side: 'low' }, [double, stand]);
  expect([settled.raiseX100, settled.steps.length]).toEqual([100, 3]);
});

test("hides the dealer's card until the end", () => {
  for (let seed = 0; seed < 100; seed++) {
    const dealt = game.deal(createRng(new Uint8Array(32).fill(seed)), { side: 'high' });
    const doubled = game.step(dealt.state, double);
    for (const { state, events } of [dealt, doubled]) {
      const shown = JSON.stringify([events, game.view(state), game.legal(state), game.result(state)]);
      const hidden = game.view(game.step(state, stand).state).house as string;
      expect(shown).not.toContain(`"${hidden}"`);
    }
  }
});

test('includes raises in the RTP: 641/663 for the higher side and 615.4/663 for the lower', () => {
  const [high, low] = proof.choices;
  expect([high?.rtp.numerator, high?.rtp.denominator]).toEqual(['641', '663']);
  // Standing returns 24/51 × 1.70. The five best of 13 ranks double: (6.8 × 50 − 5 × 51) / 663.
  expect(Number(low?.rtp.numerator) / Number(low?.rtp.denominator)).toBeCloseTo(1 - 47.6 / 663, 12);
  expect([proof.rtp.percent, proof.rtpHigh.percent]).toEqual(['92.82', '96.68']);
  expect([high?.meanStake, high?.maxPayX100, proof.maxRaiseX100]).toEqual(['1.3846', 350, 100]);
});

test.each([[null], [[]], [{}], [{ type: 'fold' }], [{ type: 'double', twice: true }], ['stand']])(
  'rejects the action %j',
  (raw) => {
    expect(game.parseAction(raw)).toBeNull();
  },
);

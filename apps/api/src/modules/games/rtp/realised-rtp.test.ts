import type { GameEntry } from '@goldwren/game-engine';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { doubleOnceEntry } from '@goldwren/game-engine/testing';
import { describe, expect, test } from 'vitest';
import { addRound, addTally, bandOf, emptyTally } from './realised-rtp.ts';

function entryOf(slug: string): GameEntry {
  const entry = gameBySlug(slug);
  if (!entry) throw new Error(`no ${slug} in the catalogue`);
  return entry;
}
const slots = entryOf('starlight-fortune');
const poker = entryOf('jacks-or-better-poker');
const mines = entryOf('mine-seeker-slots');

/** Tallies rounds with these returns, in hundredths of the base stake. */
function tallyOf(proved: GameEntry, returns: readonly number[], choice: unknown = {}) {
  const tally = emptyTally();
  for (const returned of returns) addRound(tally, proved, { choice, returned: BigInt(returned) });
  return tally;
}
const times = (count: number, returned: number): number[] => Array.from({ length: count }, () => returned);

describe('bandOf, above the proven RTP', () => {
  test('accepts one highest award on a small day, but not two', () => {
    for (const rounds of [0, 10, 1_000])
      expect(bandOf(tallyOf(slots, [...times(rounds, 95), slots.proof.maxPayX100])).isOutside).toBe(false);
    expect(bandOf(tallyOf(slots, [...times(10, 95), ...times(2, slots.proof.maxPayX100)])).isOutside).toBe(true);
  });

  test('finds a return 10% above the proof in a day of 200,000 rounds', () => {
    expect(bandOf(tallyOf(slots, times(200_000, 96))).isOutside).toBe(false);
    expect(bandOf(tallyOf(slots, times(200_000, 106))).isOutside).toBe(true);
  });
});

describe('bandOf, below the proven RTP', () => {
  test('finds a low return in a game without decisions', () => {
    expect(bandOf(tallyOf(slots, times(100, 0))).isOutside).toBe(false);
    expect(bandOf(tallyOf(slots, times(20_000, 0)))).toMatchObject({ isOutside: true });
  });

  test('accepts a low return in a game with decisions', () => {
    expect(bandOf(tallyOf(poker, times(20_000, 0)))).toMatchObject({ isOutside: false });
    expect(bandOf(tallyOf(poker, times(20_000, 0))).z).toBeLessThan(-5);
  });
});

describe('addRound with a choice', () => {
  test('expects the RTP of the choice, or the lowest and highest RTP for a choice without a proof', () => {
    const high = tallyOf(doubleOnceEntry, times(100, 0), { side: 'high' });
    expect(high.expectedLow).toBeCloseTo((10_000 * 641) / 663, 6);
    expect(high.expectedHigh).toBe(high.expectedLow);
    const unnamed = tallyOf(doubleOnceEntry, times(100, 0), { side: 'both' });
    expect(unnamed.expectedLow).toBeCloseTo((10_000 * 181) / 195, 6);
    expect(unnamed.expectedHigh).toBeCloseTo((10_000 * 641) / 663, 6);
    expect(bandOf(tallyOf(doubleOnceEntry, times(100, 95), { side: 'both' })).z).toBe(0);
  });

  test('expects the RTP of the proven choice with the same odds', () => {
    const keno = entryOf('keno-fortune');
    const { choice, rtp } = keno.proof.choices[2] as (typeof keno.proof.choices)[number];
    const listed = tallyOf(keno, [100], choice);
    expect(tallyOf(keno, [100], { numbers: [7, 19, 40] })).toEqual(listed);
    expect(listed.expectedHigh).toBeCloseTo((100 * Number(rtp.numerator)) / Number(rtp.denominator), 9);
    expect(tallyOf(keno, [100], { numbers: [7, 19] })).not.toEqual(listed);
  });
});

test('addTally adds the parts of a day up to the whole day', () => {
  const parts = [times(30, 0), times(12, 500), [slots.proof.maxPayX100]];
  const sum = emptyTally();
  for (const part of parts) addTally(sum, tallyOf(slots, part));
  const whole = tallyOf(slots, parts.flat());
  expect(sum).toMatchObject({ rounds: 43, returned: whole.returned, maxPay: whole.maxPay });
  expect(bandOf(sum).z).toBeCloseTo(bandOf(whole).z, 9);
  expect(bandOf(emptyTally())).toEqual({ sd: 0, z: 0, isOutside: false });
});

describe('bandOf, when decisions change the return', () => {
  const choice = { mines: 1 };
  /** By the proof, 72 of 100 rounds survive seven cells and pay 1.30. 4 of 100 rounds reach the last pay of 24.25. */
  const seven = [...times(144_000, 130), ...times(56_000, 0)];
  const all = [...times(8_000, 2_425), ...times(192_000, 0)];

  test('accepts every strategy, from the lowest return to the highest pay', () => {
    for (const plan of [seven, all]) {
      const { z, isOutside } = bandOf(tallyOf(mines, plan, choice));
      expect([isOutside, Math.abs(z)]).toEqual([false, expect.closeTo(0, 6)]);
    }
  });

  test('finds a return that no strategy can reach, above or below', () => {
    expect(bandOf(tallyOf(mines, times(200_000, 118), choice)).isOutside).toBe(true);
    expect(bandOf(tallyOf(mines, times(200_000, 75), choice)).isOutside).toBe(true);
  });
});

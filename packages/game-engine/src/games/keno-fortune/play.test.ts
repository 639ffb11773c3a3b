import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import type { KenoEvent } from './events.ts';
import { kenoFortune as game } from './index.ts';

const { data } = game.maths;
const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 });
const anyPicks = fc
  .uniqueArray(fc.integer({ min: 1, max: data.numbers }), { minLength: 1, maxLength: data.pays.length })
  .map((numbers) => numbers.sort((a, b) => a - b));

test('draws ten different numbers and pays the picked ones by the table', () => {
  fc.assert(
    fc.property(anyKey, anyPicks, (key, numbers) => {
      const { events, payX100 } = game.play(createRng(key), { numbers });
      const [draw, hits, settle] = events as [KenoEvent, KenoEvent, KenoEvent];
      if (draw.type !== 'draw' || hits.type !== 'hits') throw new Error('unexpected order of events');
      expect(new Set(draw.drawn).size).toBe(data.drawn);
      for (const number of draw.drawn) expect(number >= 1 && number <= data.numbers).toBe(true);
      expect(draw.picked).toEqual(numbers);
      expect(hits.numbers).toEqual(numbers.filter((number) => draw.drawn.includes(number)));
      expect(payX100).toBe(data.pays[numbers.length - 1]?.[hits.numbers.length]);
      expect([hits.pay_x100, settle]).toEqual([payX100, { type: 'settle', pay_x100: payX100 }]);
      expect(events).toHaveLength(3);
    }),
  );
});

test('draws the same numbers for all picks', () => {
  fc.assert(
    fc.property(anyKey, anyPicks, anyPicks, (key, some, others) => {
      const drawn = (numbers: number[]) => {
        const [draw] = game.play(createRng(key), { numbers }).events;
        return draw?.type === 'draw' ? draw.drawn : [];
      };
      expect(drawn(some)).toEqual(drawn(others));
    }),
  );
});

describe('parseChoice', () => {
  test('accepts one to five ascending numbers', () => {
    fc.assert(
      fc.property(anyPicks, (numbers) => {
        expect(game.parseChoice({ numbers })).toEqual({ numbers });
      }),
    );
    expect(game.choices.map(({ numbers }) => numbers.length)).toEqual([1, 2, 3, 4, 5]);
    for (const choice of game.choices) expect(game.parseChoice(choice)).toEqual(choice);
  });

  test.each([
    [null],
    [{}],
    [[]],
    [{ numbers: [] }],
    [{ numbers: [0] }],
    [{ numbers: [41] }],
    [{ numbers: [-1] }],
    [{ numbers: [1.5] }],
    [{ numbers: ['1'] }],
    [{ numbers: [7, 7] }],
    [{ numbers: [9, 7] }],
    [{ numbers: [1, 2, 3, 4, 5, 6] }],
    [{ numbers: '1' }],
    [{ numbers: { 0: 1, length: 1 } }],
    [{ numbers: [null] }],
    [{ numbers: [Number.NaN] }],
    [{ numbers: [1], drawn: [1] }],
  ])('rejects %j', (raw) => {
    expect(game.parseChoice(raw)).toBeNull();
  });

  test('copies the picks', () => {
    const raw = { numbers: [1, 2] };
    const parsed = game.parseChoice(raw);
    raw.numbers.push(3);
    expect(parsed).toEqual({ numbers: [1, 2] });
  });
});

import { expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { createCherryTables, evaluateRound } from './evaluate.ts';
import { cherryClassicSlots as game } from './index.ts';

const { data } = game.maths;
const tables = createCherryTables(data);

/** Plays a round that stops with these symbols on the line. */
function playLine(...line: string[]) {
  const stops = line.map((id, reel) => {
    const letter = data.symbols.find((symbol) => symbol.id === id)?.letter as string;
    const strip = data.reels[reel] as string;
    return (strip.indexOf(letter) + strip.length - 1) % strip.length;
  });
  let draws = 0;
  const rng: Rng = { u32: () => 0, below: () => stops[draws++] as number, shuffle: (items) => items };
  return game.play(rng, {});
}

const winOf = (...line: string[]) => {
  const win = playLine(...line).events.find((event) => event.type === 'line_win');
  return win && { symbol: win.symbol, count: win.count, wilds: win.wilds, pay: win.pay_x100 };
};

test('evaluates and plays 100,000 rounds with the same pay', () => {
  const [left, right] = [1, 1].map(() => createRng(new Uint8Array(32).fill(42))) as [Rng, Rng];
  for (let round = 0; round < 100_000; round++) {
    const { events, payX100 } = game.play(left, {});
    if (evaluateRound(tables, right) !== payX100) throw new Error(`round ${round} differs`);
    const won = events.reduce((sum, event) => (event.type === 'line_win' ? sum + event.pay_x100 : sum), 0);
    if (won !== payX100) throw new Error(`round ${round} does not add up`);
    const settled = events.at(-1);
    if (settled?.type !== 'settle' || settled.pay_x100 !== payX100) throw new Error(`round ${round} has no end`);
  }
});

test.each(Object.entries(data.threePays))('pays three of %s by the table', (symbol, pay) => {
  expect(winOf(symbol, symbol, symbol)).toEqual({ symbol, count: 3, wilds: 0, pay });
});

test.each(Object.entries(data.threePays).filter(([id]) => id !== data.wild))(
  'doubles the pay of %s for each clover',
  (symbol, pay) => {
    for (const at of [0, 1, 2]) {
      const one = [symbol, symbol, symbol].with(at, 'clover');
      expect(winOf(...one)).toEqual({ symbol, count: 3, wilds: 1, pay: 2 * pay });
      const two = ['clover', 'clover', 'clover'].with(at, symbol);
      expect(winOf(...two)).toEqual({ symbol, count: 3, wilds: 2, pay: 4 * pay });
    }
  },
);

test('pays one and two cherries from the left without clovers', () => {
  const [one, two] = data.fewer.pays;
  expect(winOf('cherry', 'bell', 'bar')).toEqual({ symbol: 'cherry', count: 1, wilds: 0, pay: one });
  expect(winOf('cherry', 'bell', 'cherry')?.pay).toBe(one);
  expect(winOf('cherry', 'cherry', 'bar')).toEqual({ symbol: 'cherry', count: 2, wilds: 0, pay: two });
  expect(winOf('cherry', 'clover', 'bar')?.pay).toBe(one);
  for (const line of [
    ['bell', 'cherry', 'cherry'],
    ['clover', 'cherry', 'bar'],
    ['lemon', 'lemon', 'plum'],
  ]) {
    expect(winOf(...line)).toBeUndefined();
    expect(playLine(...line).payX100).toBe(0);
  }
});

test('pays the highest win for three clovers', () => {
  const { events, payX100 } = playLine('clover', 'clover', 'clover');
  expect(payX100).toBe(80_000);
  expect(events.slice(-2)).toEqual([
    { type: 'max_win', pay_x100: 80_000 },
    { type: 'settle', pay_x100: 80_000 },
  ]);
  const others = Object.entries(data.threePays).filter(([id]) => id !== data.wild);
  expect(Math.max(...others.map(([, pay]) => pay * data.wildMultiplier ** 2))).toBeLessThan(80_000);
});

test.each([[null], [[]], ['{}'], [0], [{ turbo: true }]])('rejects the choice %j', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});

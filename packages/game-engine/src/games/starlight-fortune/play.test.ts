import { expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { createStarlightTables, evaluateRound } from './evaluate.ts';
import type { StarlightEvent } from './events.ts';
import { starlightFortune as game } from './index.ts';

const { data } = game.maths;
const tables = createStarlightTables(data);

/** A generator with scripted stops. Every spin takes the next five, and the last five repeat. */
function scripted(...spins: number[][]): Rng {
  const stops = spins.flat();
  const lastFive = spins.at(-1) as number[];
  let at = 0;
  return {
    u32: () => 0,
    below: () => stops[at++] ?? (lastFive[(at - 1) % 5] as number),
    shuffle: (items) => items,
  };
}

function ofType<T extends StarlightEvent['type']>(
  events: readonly StarlightEvent[],
  type: T,
): Extract<StarlightEvent, { type: T }>[] {
  return events.filter((event): event is Extract<StarlightEvent, { type: T }> => event.type === type);
}

/** Returns a stop with the letter in the row, without scatters if possible. */
function stopShowing(reel: string, letter: string, row: number): number {
  const windows = [...reel].map((_, stop) => ({ stop, window: (reel + reel).slice(stop, stop + 3) }));
  const showing = windows.filter(({ window }) => window.charAt(row) === letter);
  return (showing.find(({ window }) => letter === 'M' || !window.includes('M')) ?? showing[0])?.stop ?? -1;
}

test('evaluates and plays 100,000 rounds with the same pay', () => {
  const [left, right] = [1, 1].map(() => createRng(new Uint8Array(32).fill(42))) as [Rng, Rng];
  const stops = new Int32Array(5);
  let features = 0;
  for (let round = 0; round < 100_000; round++) {
    const { events, payX100 } = game.play(left, {});
    if (evaluateRound(tables, right, stops) !== payX100) throw new Error(`round ${round} differs`);
    let sum = 0;
    for (const event of events) if (event.type === 'line_win' || event.type === 'scatter_win') sum += event.pay_x100;
    if (Math.min(sum, data.maxPayX100) !== payX100) throw new Error(`round ${round} does not add up`);
    if (events.at(-1)?.type !== 'settle' || events[0]?.type !== 'spin')
      throw new Error('a round must begin with its first event and end with settle');
    if (ofType(events, 'free_spins').length > 0) features++;
  }
  expect(features).toBeGreaterThan(900);
});

test('pays every advertised line award on every line', () => {
  for (const symbol of data.symbols) {
    const pays = data.linePays[symbol.id];
    if (pays === undefined) continue;
    for (const [line, rows] of data.lines.entries()) {
      const blocker = symbol.letter === 'K' ? 'F' : 'K';
      for (const [index, pay] of pays.entries()) {
        const letters = Array.from({ length: 5 }, (_, reel) => (reel < index + 3 ? symbol.letter : blocker));
        const stops = letters.map((letter, reel) =>
          stopShowing(data.baseReels[reel] as string, letter, rows[reel] as number),
        );
        const { events } = game.play(scripted(stops), {});
        const expected = { line: line + 1, symbol: symbol.id, count: index + 3, pay_x100: pay };
        expect(ofType(events, 'line_win')).toContainEqual(expect.objectContaining(expected));
      }
    }
  }
});

test.each([3, 4, 5])('pays %i moons and plays their free spins', (moons) => {
  const stops = data.baseReels.map((reel, index) => stopShowing(reel, index < moons ? 'M' : 'K', 1));
  const dead = data.freeReels.map((reel, index) => stopShowing(reel, 'KFHBP'.charAt(index), 1));
  const { events } = game.play(scripted(stops, dead), {});
  const [pay, spins] = [data.scatterPays[moons - 3], data.freeSpins[moons - 3]];
  expect(ofType(events, 'scatter_win')).toEqual([{ type: 'scatter_win', count: moons, pay_x100: pay }]);
  expect(ofType(events, 'free_spins')).toEqual([{ type: 'free_spins', awarded: spins, remaining: spins }]);
  const free = ofType(events, 'spin').filter((event) => event.free);
  expect(free.map((event) => event.index)).toEqual(Array.from({ length: spins as number }, (_, index) => index + 1));
  expect(free.every((event) => event.multiplier === 3)).toBe(true);
});

test('ends the feature at the maximum win and pays exactly that', () => {
  const moons = data.baseReels.map((reel) => stopShowing(reel, 'M', 1));
  const comets = data.freeReels.map((reel) => stopShowing(reel, 'C', 1));
  const { events, payX100 } = game.play(scripted(moons, comets), {});
  expect(payX100).toBe(data.maxPayX100);
  expect(events.slice(-2)).toEqual([
    { type: 'max_win', pay_x100: data.maxPayX100 },
    { type: 'settle', pay_x100: data.maxPayX100 },
  ]);
  expect(ofType(events, 'spin').length).toBeLessThan(13);
  expect(evaluateRound(tables, scripted(moons, comets), new Int32Array(5))).toBe(data.maxPayX100);
});

test('has no tripled award as high as the maximum win', () => {
  const highest = Math.max(...Object.values(data.linePays).flat(), ...data.scatterPays);
  expect(data.freeMultiplier * highest).toBeLessThan(data.maxPayX100);
});

test('has stars only on the middle reels and no moons in free spins', () => {
  for (const reels of [data.baseReels, data.freeReels]) {
    expect(reels.map((reel) => reel.includes('S'))).toEqual([false, true, true, true, false]);
  }
  expect(data.freeReels.some((reel) => reel.includes('M'))).toBe(false);
  expect(new Set(data.lines.map(String)).size).toBe(20);
});

test.each([[null], [[]], ['{}'], [0], [{ turbo: true }]])('rejects the choice %j', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});

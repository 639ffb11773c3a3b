import { expect } from 'vitest';
import {
  type createWaysGameTables,
  createWindows,
  evaluateWaysRound,
  type WaysEvent,
} from '../families/reels/ways-round.ts';
import { createRng } from '../rng/rng.ts';
import type { InstantGame, Rng } from '../types.ts';

/** A ways game under test. */
interface PlayedWays {
  readonly game: Pick<InstantGame<Record<never, never>, WaysEvent>, 'play'>;
  readonly tables: ReturnType<typeof createWaysGameTables>;
  readonly data: {
    readonly wild: string;
    readonly maxPayX100: number;
    readonly waysPays: Readonly<Record<string, readonly number[]>>;
  };
  readonly reels: number;
}

export function filterByType<T extends WaysEvent['type']>(
  events: readonly WaysEvent[],
  type: T,
): Extract<WaysEvent, { type: T }>[] {
  return events.filter((event): event is Extract<WaysEvent, { type: T }> => event.type === type);
}

/** Creates a generator with scripted draws. After the last draw, the last spin repeats. */
export function createScriptedRng(...spins: readonly (readonly number[])[]): Rng {
  const draws = spins.flat();
  const last = spins.at(-1) ?? [];
  let at = 0;
  return {
    u32: () => 0,
    below: () => draws[at++] ?? (last[(at - 1 - draws.length) % last.length] as number),
    shuffle: (items) => items,
  };
}

/** Checks that `evaluate` and `play` agree on 100,000 rounds, and that the wins of every round add up. */
export function expectOneOutcome({ game, tables, data }: PlayedWays): void {
  const [left, right] = [1, 1].map(() => createRng(new Uint8Array(32).fill(42))) as [Rng, Rng];
  const windows = createWindows(tables);
  let features = 0;
  for (let round = 0; round < 100_000; round++) {
    const { events, payX100 } = game.play(left, {});
    if (evaluateWaysRound(tables, right, windows) !== payX100) throw new Error(`round ${round} differs`);
    let sum = 0;
    for (const event of events) if (event.type === 'ways_win' || event.type === 'scatter_win') sum += event.pay_x100;
    if (Math.min(sum, data.maxPayX100) !== payX100) throw new Error(`round ${round} does not add up`);
    if (events.at(-1)?.type !== 'settle' || events[0]?.type !== 'spin')
      throw new Error('A round must begin with a spin and end with settle.');
    if (filterByType(events, 'free_spins').length > 0) features++;
  }
  expect(features).toBeGreaterThan(1_000);
}

/** Checks in 5,000 rounds that every way in the grid is paid exactly once. It counts the ways one by one. */
export function expectEveryWayPaid({ game, data, reels }: PlayedWays): void {
  const waysOf = (grid: string[][], symbol: string, count: number): number => {
    const matches = (id: string) => id === symbol || id === data.wild;
    const walk = (reel: number): number =>
      reel === count ? 1 : (grid[reel] ?? []).reduce((sum, id) => sum + (matches(id) ? walk(reel + 1) : 0), 0);
    return walk(0);
  };
  const rng = createRng(new Uint8Array(32).fill(7));
  let wins = 0;
  for (let round = 0; round < 5_000; round++) {
    const { events } = game.play(rng, {});
    let [grid, multiplier]: [string[][], number] = [[], 1];
    for (const event of events) {
      if (event.type === 'spin') [grid, multiplier] = [event.grid, event.multiplier];
      if (event.type !== 'ways_win') continue;
      wins++;
      expect(event.ways).toBe(waysOf(grid, event.symbol, event.count));
      expect(event.count === reels || waysOf(grid, event.symbol, event.count + 1) === 0).toBe(true);
      expect(event.pay_x100).toBe(multiplier * event.ways * (data.waysPays[event.symbol]?.[event.count - 3] ?? 0));
    }
    const paidSpin = filterByType(events, 'spin')[0];
    const firstEvents = events.slice(
      1,
      events.findIndex((event, at) => at > 0 && event.type !== 'ways_win'),
    );
    const paying = Object.keys(data.waysPays).filter((id) => waysOf(paidSpin?.grid ?? [], id, 3) > 0);
    expect(filterByType(firstEvents, 'ways_win').map(({ symbol }) => symbol)).toEqual(paying);
  }
  expect(wins).toBeGreaterThan(2_000);
}

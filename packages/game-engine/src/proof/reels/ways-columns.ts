import type { WaysBand, WaysData } from '../../families/reels/ways.ts';
import { histogramKey, type SpinHistogram } from './histogram.ts';

/** A window: rows of each letter, and the number of combinations of height and stop. */
type Column = { rows: ReadonlyMap<string, number>; count: number };

/** Columns reduced to some symbols: rows of each, in the order of the symbols. */
type Seen = { rows: number[]; scatters: number; count: number };

/**
 * State after some reels: the running symbols with their ways so far, the pay of ended runs, and the scatters. `count` is
 * the number of combinations.
 */
type State = { running: string; ways: number[]; pay: number; scatters: number; count: number };

/** Counts the letters of every window over all heights and stops of a reel. */
export function listWaysColumns(reel: string, { leastRows, mostRows }: WaysBand): Column[] {
  const columns = new Map<string, { rows: Map<string, number>; count: number }>();
  for (let height = leastRows; height <= mostRows; height++) {
    for (let stop = 0; stop < reel.length; stop++) {
      const letters = Array.from({ length: height }, (_, row) => reel.charAt((stop + row) % reel.length)).sort();
      const known = columns.get(letters.join(''));
      if (known) known.count++;
      else columns.set(letters.join(''), { rows: countLetters(letters), count: 1 });
    }
  }
  return [...columns.values()];
}

function countLetters(letters: readonly string[]): Map<string, number> {
  const rows = new Map<string, number>();
  for (const letter of letters) rows.set(letter, (rows.get(letter) ?? 0) + 1);
  return rows;
}

class ColumnWalk {
  private readonly letters: { wild: string; scatter: string };
  private readonly pays: Map<string, readonly number[]>;
  private readonly reels: Column[][];
  private readonly seen = new Map<string, Seen[]>();

  constructor(data: WaysData, band: WaysBand) {
    const letterOf = (id: string) => data.symbols.find((symbol) => symbol.id === id)?.letter as string;
    this.letters = { wild: letterOf(data.wild), scatter: letterOf(data.scatter) };
    this.pays = new Map(Object.entries(data.waysPays).map(([id, pays]) => [letterOf(id), pays]));
    this.reels = band.reels.map((reel) => listWaysColumns(reel, band));
  }

  histogram(): SpinHistogram {
    const paying = [...this.pays.keys()].join('');
    let states: State[] = [{ running: paying, ways: [...paying].map(() => 1), pay: 0, scatters: 0, count: 1 }];
    for (let reel = 0; reel < this.reels.length; reel++) states = this.nextReel(states, reel);
    const counts = new Map<number, number>();
    for (const { running, ways, pay, scatters, count } of states) {
      const key = histogramKey(pay + this.paid(running, ways, this.reels.length), scatters);
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    return { counts, cycle: states.reduce((sum, { count }) => sum + count, 0) };
  }

  private nextReel(states: readonly State[], reel: number): State[] {
    const next = new Map<string, State>();
    for (const state of states) {
      for (const seen of this.columnsSeenBy(state.running, reel)) {
        const after = this.after(state, seen, reel);
        const key = `${after.pay},${after.scatters},${after.running},${after.ways}`;
        const known = next.get(key);
        if (known) known.count += after.count;
        else next.set(key, after);
      }
    }
    return [...next.values()];
  }

  /** Returns the state after one more reel. Symbols that the reel does not show end and pay for the previous reels. */
  private after({ running, ways, pay, scatters, count }: State, seen: Seen, reel: number): State {
    const next: State = { running: '', ways: [], pay, scatters: scatters + seen.scatters, count: count * seen.count };
    for (const [index, rows] of seen.rows.entries()) {
      const letter = running.charAt(index);
      const soFar = ways[index] as number;
      if (rows === 0) next.pay += soFar * this.payOf(letter, reel);
      else {
        next.running += letter;
        next.ways.push(soFar * rows);
      }
    }
    return next;
  }

  private paid(running: string, ways: readonly number[], reels: number): number {
    return ways.reduce((sum, soFar, index) => sum + soFar * this.payOf(running.charAt(index), reels), 0);
  }

  /** Returns the pay of one way over this number of reels. 0 for fewer than three. */
  private payOf(letter: string, reels: number): number {
    return reels < 3 ? 0 : (this.pays.get(letter)?.[reels - 3] as number);
  }

  private columnsSeenBy(running: string, reel: number): Seen[] {
    const key = `${reel}${running}`;
    const known = this.seen.get(key);
    if (known) return known;
    const merged = new Map<string, Seen>();
    for (const { rows, count } of this.reels[reel] as Column[]) {
      const wilds = rows.get(this.letters.wild) ?? 0;
      const shown = [...running].map((letter) => (rows.get(letter) ?? 0) + wilds);
      const scatters = rows.get(this.letters.scatter) ?? 0;
      const same = merged.get(`${shown},${scatters}`);
      if (same) same.count += count;
      else merged.set(`${shown},${scatters}`, { rows: shown, scatters, count });
    }
    const columns = [...merged.values()];
    this.seen.set(key, columns);
    return columns;
  }
}

/**
 * Method "columns": dynamic programming over the reels from the left, over all heights and stops. It merges counts with the
 * same running symbols, ways, pay and scatters. It is written from the rules, works on letters, and shares no code with the
 * shipped evaluator.
 */
export function countWaysByColumns(data: WaysData, band: WaysBand): SpinHistogram {
  return new ColumnWalk(data, band).histogram();
}

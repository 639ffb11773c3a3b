import type { WaysStrips, WaysTables } from '../../families/reels/ways.ts';
import { histogramKey, type SpinHistogram } from './histogram.ts';

/** Windows of a reel that are equal for the running symbols: rows of each symbol, and the number of windows. */
type Alike = { shown: number; rows: Uint8Array; scatters: number; count: number };

/** State after the first reels: running symbols (bits) with their ways, scatters, and the number of combinations. */
type Branch = { running: number; ways: Int32Array; scatters: number; count: number };

const firstReels = 3;

class TreeWalk {
  private readonly tables: WaysTables;
  private readonly reels: Alike[][];
  private readonly alike = new Map<number, Alike[]>();
  private readonly total = new Map<number, number>();

  constructor(tables: WaysTables, strips: WaysStrips) {
    this.tables = tables;
    this.reels = strips.shown.map((shown, reel) =>
      Array.from(shown, (bits, window) => ({
        shown: bits,
        rows: (strips.rows[reel] as Uint8Array).subarray(16 * window, 16 * window + 16),
        scatters: (strips.scatters[reel] as Uint8Array)[window] as number,
        count: 1,
      })),
    );
  }

  histogram(): SpinHistogram {
    for (const branch of this.branches()) this.grow(branch, firstReels, 0);
    return { counts: this.total, cycle: this.reels.reduce((product, reel) => product * reel.length, 1) };
  }

  /** Returns the combinations of windows of the first three reels. Combinations with the same result are merged. */
  private branches(): Iterable<Branch> {
    let branches = new Map<string, Branch>();
    const all = (1 << 16) - 1;
    branches.set('', { running: all, ways: new Int32Array(16).fill(1), scatters: 0, count: 1 });
    for (let reel = 0; reel < firstReels; reel++) {
      const next = new Map<string, Branch>();
      for (const branch of branches.values()) {
        for (const window of this.windowsAlike(reel, branch.running)) {
          const grown = extendBranch(branch, window);
          const key = `${grown.running},${grown.scatters},${grown.ways}`;
          const known = next.get(key);
          if (known) known.count += grown.count;
          else next.set(key, grown);
        }
      }
      branches = next;
    }
    return branches.values();
  }

  /** Continues reel by reel. Symbols that a reel does not show pay for the previous reels. */
  private grow(branch: Branch, reel: number, paid: number): void {
    if (reel === this.tables.reelCount) {
      const pay = paid + this.payOf(branch, branch.running, reel);
      const key = histogramKey(pay, branch.scatters);
      this.total.set(key, (this.total.get(key) ?? 0) + branch.count);
      return;
    }
    for (const window of this.windowsAlike(reel, branch.running)) {
      const ended = branch.running & ~window.shown;
      this.grow(extendBranch(branch, window), reel + 1, paid + (ended === 0 ? 0 : this.payOf(branch, ended, reel)));
    }
  }

  private payOf({ ways }: Branch, symbols: number, reels: number): number {
    let pay = 0;
    for (let left = symbols; left !== 0; left &= left - 1) {
      const symbol = 31 - Math.clz32(left & -left);
      pay += (ways[symbol] as number) * (this.tables.pays[8 * symbol + reels] as number);
    }
    return pay;
  }

  /** Returns the windows of a reel. Windows that are equal for the running symbols are merged. */
  private windowsAlike(reel: number, running: number): Alike[] {
    const known = this.alike.get((reel << 16) | running);
    if (known) return known;
    const merged = new Map<string, Alike>();
    for (const { rows, scatters, count } of this.reels[reel] as Alike[]) {
      const seen = rows.map((value, symbol) => ((running >> symbol) & 1) * value);
      const shown = seen.reduce((bits, value, symbol) => (value > 0 ? bits | (1 << symbol) : bits), 0);
      const key = `${seen},${scatters}`;
      const same = merged.get(key);
      if (same) same.count += count;
      else merged.set(key, { shown, rows: seen, scatters, count });
    }
    const windows = [...merged.values()];
    this.alike.set((reel << 16) | running, windows);
    return windows;
  }
}

function extendBranch({ running, ways, scatters, count }: Branch, window: Alike): Branch {
  const still = running & window.shown;
  const more = still === 0 ? none : ways.map((soFar, symbol) => soFar * (window.rows[symbol] as number));
  return { running: still, ways: more, scatters: scatters + window.scatters, count: count * window.count };
}

const none = new Int32Array(16);

/**
 * Method "tree": counts the first three reels window by window and merges equal results. From each of these branches it
 * counts every continuation over the other reels. It uses the tables of the shipped evaluator.
 */
export function countWaysByTree(tables: WaysTables, strips: WaysStrips): SpinHistogram {
  return new TreeWalk(tables, strips).histogram();
}

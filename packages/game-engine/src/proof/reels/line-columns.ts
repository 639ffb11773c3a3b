import type { LineData } from '../../families/reels/lines-5x3.ts';
import { histogramKey, type SpinHistogram } from './histogram.ts';

/** State after some reels: the running lines as bits, and the histogram key of the ended ones. */
type Running = Map<number, { alive: number; key: number; count: number }>;

type Column = { window: string; count: number };

const maskRange = 1 << 20;

/** Returns the distinct windows of a reel with the number of stops that show them. */
function listColumns(reel: string): Column[] {
  const counts = new Map<string, number>();
  for (let stop = 0; stop < reel.length; stop++) {
    const window = [0, 1, 2].map((row) => reel.charAt((stop + row) % reel.length)).join('');
    counts.set(window, (counts.get(window) ?? 0) + 1);
  }
  return [...counts].map(([window, count]) => ({ window, count }));
}

class ColumnWalk {
  private readonly data: LineData;
  private readonly reels: readonly Column[][];
  private readonly letters: Map<string, string>;
  readonly total = new Map<number, number>();

  constructor(data: LineData, reels: readonly string[]) {
    this.data = data;
    this.reels = reels.map(listColumns);
    this.letters = new Map(data.symbols.map((symbol) => [symbol.id, symbol.letter]));
  }

  /** Counts all rounds that begin with one window of the first reel. */
  addFirst(first: Column): void {
    const lineLetters = this.data.lines.map((line) => first.window.charAt(line[0] as number));
    let running: Running = new Map();
    this.put(running, maskRange - 1, histogramKey(0, this.scatters(first.window)), first.count);
    for (let reel = 1; reel < 5; reel++) running = this.nextReel(running, lineLetters, reel);
    for (const { alive, key, count } of running.values()) {
      const full = key + histogramKey(this.deadPay(alive, lineLetters, 5), 0);
      this.total.set(full, (this.total.get(full) ?? 0) + count);
    }
  }

  firsts(): readonly Column[] {
    return this.reels[0] as Column[];
  }

  private nextReel(running: Running, lineLetters: readonly string[], reel: number): Running {
    const next: Running = new Map();
    for (const column of this.reels[reel] as Column[]) {
      const match = this.matching(column.window, lineLetters, reel);
      const scatters = this.scatters(column.window);
      for (const { alive, key, count } of running.values()) {
        const dead = this.deadPay(alive & ~match, lineLetters, reel);
        this.put(next, alive & match, key + histogramKey(dead, scatters), count * column.count);
      }
    }
    return next;
  }

  private put(running: Running, alive: number, key: number, count: number): void {
    const id = key * maskRange + alive;
    const known = running.get(id);
    if (known === undefined) running.set(id, { alive, key, count });
    else known.count += count;
  }

  private matching(window: string, lineLetters: readonly string[], reel: number): number {
    const wild = this.letters.get(this.data.wild);
    let mask = 0;
    for (const [line, rows] of this.data.lines.entries()) {
      const letter = window.charAt(rows[reel] as number);
      if (letter === lineLetters[line] || letter === wild) mask |= 1 << line;
    }
    return mask;
  }

  /** Returns the pay of lines whose run ended after `run` reels. */
  private deadPay(dead: number, lineLetters: readonly string[], run: number): number {
    if (dead === 0 || run < 3) return 0;
    let pay = 0;
    for (const [line, letter] of lineLetters.entries()) {
      if (((dead >> line) & 1) === 0) continue;
      const id = this.data.symbols.find((symbol) => symbol.letter === letter)?.id ?? '';
      pay += this.data.linePays[id]?.[run - 3] ?? 0;
    }
    return pay;
  }

  private scatters(window: string): number {
    const letter = this.letters.get(this.data.scatter);
    return [...window].filter((shown) => shown === letter).length;
  }
}

/**
 * Method "columns": dynamic programming over the reels from the left. It merges counts with the same running lines, the
 * same pay of ended lines and the same number of scatters. It is written from the rules, works on letters, and shares no
 * code with the shipped evaluator.
 */
export function countByColumns(data: LineData, reels: readonly string[]): SpinHistogram {
  const walk = new ColumnWalk(data, reels);
  for (const first of walk.firsts()) walk.addFirst(first);
  return { counts: walk.total, cycle: reels.reduce((product, reel) => product * reel.length, 1) };
}

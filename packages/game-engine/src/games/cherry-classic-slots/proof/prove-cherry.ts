import { reduceFraction } from '../../../proof/fraction.ts';
import {
  countRound,
  createTotals,
  formatThousands,
  type ParRow,
  type Proof,
  summarizeProof,
} from '../../../proof/summary.ts';
import { type CherryTables, createCherryTables, getLineIndex } from '../evaluate.ts';
import type { CherryData } from '../maths.ts';
import { countPays } from './symbol-counts.ts';

/** Method "full cycle": counts every combination of stops with the shipped evaluator. Returns ways by line index. */
function cycleLines(tables: CherryTables): Map<number, number> {
  const [one, two, three] = tables.lengths as [number, number, number];
  const lines = new Map<number, number>();
  for (let first = 0; first < one; first++)
    for (let second = 0; second < two; second++)
      for (let third = 0; third < three; third++) {
        const at = getLineIndex(tables, first, second, third);
        lines.set(at, (lines.get(at) ?? 0) + 1);
      }
  return lines;
}

function sorted(counts: ReadonlyMap<number, number>): [number, number][] {
  return [...counts].sort(([a], [b]) => a - b);
}

function rowName({ wild }: CherryData, symbol: string, count: number, wilds: number): string {
  const with_ = wilds === 0 ? '' : `, ${wilds} of them ${wild}`;
  return `${count} × ${symbol}${with_}`;
}

/**
 * Checks that the full cycle and the symbol counts give the same number of ways for every pay.
 * @throws Error if they disagree
 */
export function proveCherry(data: CherryData): Proof {
  const tables = createCherryTables(data);
  const lines = cycleLines(tables);
  const byPay = new Map<number, number>();
  const awards = new Map<string, { ways: number; pay: number }>();
  const highest = Math.max(...Object.values(data.threePays));
  const totals = createTotals();
  for (const [at, ways] of lines) {
    const win = tables.wins[at] ?? null;
    countRound(totals, BigInt(ways), BigInt(tables.pays[at] as number), 0n, highest);
    if (win === null) continue;
    byPay.set(win.payX100, (byPay.get(win.payX100) ?? 0) + ways);
    const name = rowName(data, win.symbol, win.count, win.wilds);
    const award = awards.get(name) ?? { ways: 0, pay: win.payX100 };
    awards.set(name, { ...award, ways: award.ways + ways });
  }
  if (JSON.stringify(sorted(byPay)) !== JSON.stringify(sorted(countPays(data)))) {
    throw new Error('the two methods disagree on the ways of a pay');
  }
  const rows: ParRow[] = [...awards]
    .sort(([, a], [, b]) => b.pay - a.pay)
    .map(([name, { ways, pay }]) => ({
      name,
      odds: reduceFraction(BigInt(ways), totals.ways),
      share: reduceFraction(BigInt(ways) * BigInt(pay), 100n * totals.ways),
    }));
  const words = {
    note: '' as const,
    method: [
      'Full cycle: every combination of stops of the three reels, through the evaluator that ships.',
      'Symbol counts: products of the number of times each symbol is on each reel, written from the rules. For every pay, the number of combinations is the same integer.',
    ],
    cases: `${formatThousands(totals.ways)} stop combinations, which are all of them`,
  };
  const pays = new Map([...byPay].map(([pay, ways]) => [pay, BigInt(ways)]));
  pays.set(0, totals.ways - totals.hits);
  const counted = { choice: {}, label: '', totals, pays, feature: null, maxPayX100: highest, maxRaiseX100: 0 };
  return { summary: summarizeProof([counted], words), rows, notes: ['No award includes another.'] };
}

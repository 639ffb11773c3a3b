import { expect, test } from 'vitest';
import { createCherryTables, getLineIndex } from '../evaluate.ts';
import { type CherryData, cherryMathsV1 } from '../maths.ts';
import { proveCherry } from './prove-cherry.ts';
import { countPays } from './symbol-counts.ts';

const { data } = cherryMathsV1;

/** Reels with other lengths and many clovers. */
const small: CherryData = { ...data, reels: ['WCSWLCB', 'CWWSRBLPC', 'WSCCBLW'] };

test('counts other reels with the same result in both methods', () => {
  const { summary } = proveCherry(small);
  expect(summary.cases).toContain(`${7 * 9 * 7}`);
});

test('throws if one method counts another reel', () => {
  const tables = createCherryTables(small);
  const pays = new Map<number, number>();
  for (let a = 0; a < 7; a++)
    for (let b = 0; b < 9; b++)
      for (let c = 0; c < 7; c++) {
        const pay = tables.pays[getLineIndex(tables, a, b, c)] as number;
        if (pay > 0) pays.set(pay, (pays.get(pay) ?? 0) + 1);
      }
  const sorted = (counts: Map<number, number>) => [...counts].sort(([a], [b]) => a - b);
  expect(sorted(countPays(small))).toEqual(sorted(pays));
  expect(sorted(countPays({ ...small, reels: ['WCSWLCC', 'CWWSRBLPC', 'WSCCBLW'] }))).not.toEqual(sorted(pays));
});

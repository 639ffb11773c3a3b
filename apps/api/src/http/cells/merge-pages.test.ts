import type { RowOrder } from '@goldwren/contracts/staff';
import { formatHundredths } from '@goldwren/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CellPage, isInOrder, mergePages } from './merge-pages.ts';

interface Row {
  readonly id: string;
  readonly amount: string;
  /** A row that a list leaves out of its answer, so that a page is shorter than its limit. */
  readonly isHidden: boolean;
}
type CellRows = readonly Row[];

/** Ids of both cells are mixed, and few values, so that many are equal. */
const row = fc.record({
  id: fc.uuid(),
  amount: fc.integer({ min: 0, max: 3 }).map((cents) => formatHundredths(BigInt(cents * 50))),
  isHidden: fc.boolean(),
});
const orders = fc.constantFrom<RowOrder>(
  { id: 'id', by: null, descending: false },
  { id: 'id', by: null, descending: true },
  { id: 'id', by: 'amount', descending: false },
  { id: 'id', by: 'amount', descending: true },
);

const keyOf = ({ id, amount }: Row, { by }: RowOrder) =>
  `${by === null ? '' : String(Math.round(Number(amount) * 100)).padStart(9, '0')}_${id}`;

function sorted(rows: CellRows, order: RowOrder): Row[] {
  const keys = (one: Row, other: Row) => (keyOf(one, order) < keyOf(other, order) ? -1 : 1);
  return [...rows].sort((one, other) => (order.descending ? keys(other, one) : keys(one, other)));
}

/** Reads a page as a list of a cell does: the rows after a cursor, and the cursor of the last one. */
function readPage(cell: string, rows: CellRows, order: RowOrder, cursor: string | null, limit: number): CellPage {
  const [value = '', id = ''] = order.by === null ? ['', cursor ?? ''] : (cursor ?? '_').split('_');
  const after = `${order.by === null ? '' : value.padStart(9, '0')}_${id}`;
  const rest = sorted(rows, order).filter(
    (one) => cursor === null || (order.descending ? keyOf(one, order) < after : keyOf(one, order) > after),
  );
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const at = last && (order.by === null ? last.id : `${Math.round(Number(last.amount) * 100)}_${last.id}`);
  return {
    cell,
    results: page.filter(({ isHidden }) => !isHidden) as never,
    next_cursor: rest.length > limit && at !== undefined ? at : null,
  };
}

const unique = (rows: CellRows) => [...new Map(rows.map((one) => [one.id, one])).values()];

describe('merged pages', () => {
  test('have every row once and in order, also when rows are added between pages', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 60 }).map(unique),
        fc.array(row, { maxLength: 20 }).map(unique),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 8 }),
        orders,
        (first, more, cellCount, limits, order) => {
          const added = more.filter(({ id }) => !first.some((one) => one.id === id));
          const cells = Array.from({ length: cellCount }, (_, at) => first.filter((_row, n) => n % cellCount === at));
          const seen: Row[] = [];
          let cursor: string | null = null;
          let turn = 0;
          do {
            const limit = limits[turn % limits.length] as number;
            const pages = cells.map((rows, at) => readPage(`cell_${at}`, rows, order, cursor, limit));
            const merged = mergePages(pages, order, limit);
            expect(merged.results.length).toBeLessThanOrEqual(limit);
            seen.push(...(merged.results as never as Row[]));
            const previous: string | null = cursor;
            cursor = merged.next_cursor;
            if (cursor !== null) expect(cursor).not.toBe(previous);
            const next = added[turn];
            if (next) cells[turn % cellCount]?.push(next);
            turn += 1;
          } while (cursor !== null);
          const ids = seen.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(isInOrder(seen as never, order)).toBe(true);
          const before = sorted(first, order).filter(({ isHidden }) => !isHidden);
          expect(ids.filter((id) => before.some((one) => one.id === id))).toEqual(before.map(({ id }) => id));
        },
      ),
      { numRuns: 400 },
    );
  });

  const page = (cell: string, ...amounts: string[]): CellPage => ({
    cell,
    results: amounts.map((amount, at) => ({ id: `${cell}-${at}`, amount })),
    next_cursor: null,
    totals: { count: amounts.length, more: false, amount: amounts[0] ?? '0.00' },
  });
  const order: RowOrder = { id: 'id', by: 'amount', descending: true };

  test('name the cell of each row, and add up whole totals', () => {
    const { results, totals } = mergePages([page('a', '0.10', '0.05'), page('b', '0.20')], order, 10);
    expect(results.map(({ cell, amount }) => [cell, amount])).toEqual([
      ['b', '0.20'],
      ['a', '0.10'],
      ['a', '0.05'],
    ]);
    expect(totals).toEqual({ count: 3, more: false, amount: '0.30' });
  });

  test('have no sum when a cell counted only a part, and no totals when a cell has none', () => {
    const capped = { ...page('b', '0.20'), totals: { count: 10_000, more: true, amount: null } };
    expect(mergePages([page('a', '0.10'), capped], order, 10).totals).toEqual({
      count: 10_001,
      more: true,
      amount: null,
    });
    const { totals: _none, ...without } = page('b');
    expect(mergePages([page('a', '0.10'), without], order, 10)).not.toHaveProperty('totals');
  });

  test('keep amounts exact that a float cannot hold', () => {
    const large = '90071992547409.93';
    const sum = mergePages([page('a', large), page('b', large)], order, 10).totals?.amount;
    expect(sum).toBe('180143985094819.86');
  });

  test('are recognized when they are not in the declared order', () => {
    expect(isInOrder(page('a', '0.05', '0.10').results, order)).toBe(false);
    expect(isInOrder(page('a', '0.10', '0.10').results, order)).toBe(false);
    expect(isInOrder(page('a', '0.10', '0.05').results, order)).toBe(true);
  });
});

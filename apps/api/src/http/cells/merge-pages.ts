import type { ListTotals, RowOrder } from '@goldwren/contracts/staff';
import { formatHundredths, parseHundredths } from '@goldwren/rules';

type Row = Readonly<Record<string, unknown>>;

/** A page of a list as one cell answered it. */
export interface CellPage {
  readonly cell: string;
  readonly results: readonly Row[];
  readonly next_cursor: string | null;
  readonly totals?: ListTotals | undefined;
}

export interface MergedPage {
  readonly results: Row[];
  readonly next_cursor: string | null;
  readonly totals?: ListTotals;
}

/** A place in the order of a list. It is the cursor of the list, and valid in each cell. */
interface Position {
  readonly value: bigint;
  readonly id: string;
}

function positionOf(row: Row, { id, by }: RowOrder): Position {
  return { value: by === null ? 0n : wholeNumberOf(row[by]), id: String(row[id]) };
}

/** Cursors contain amounts in hundredths, and instants in milliseconds. */
function wholeNumberOf(value: unknown): bigint {
  if (typeof value !== 'string') return BigInt(value as number);
  return parseHundredths(value) ?? BigInt(Date.parse(value));
}

function parseCursor(cursor: string, { by }: RowOrder): Position {
  if (by === null) return { value: 0n, id: cursor };
  const [value = '0', id = ''] = cursor.split('_');
  return { value: BigInt(value), id };
}

function cursorOf({ value, id }: Position, { by }: RowOrder): string {
  return by === null ? id : `${value}_${id}`;
}

function compare(one: Position, other: Position, { descending }: RowOrder): number {
  const ascending = one.value < other.value || (one.value === other.value && one.id < other.id);
  if (one.value === other.value && one.id === other.id) return 0;
  return ascending === descending ? 1 : -1;
}

/** Returns whether the rows of a page are in this order. Another build of a cell could have another order. */
export function isInOrder(results: readonly Row[], order: RowOrder): boolean {
  const positions = results.map((row) => positionOf(row, order));
  return positions.every((position, at) => at === 0 || compare(positions[at - 1] as Position, position, order) < 0);
}

/**
 * Merges the pages of several cells that begin after the same position. The cursor of a list is the position of its last row, and a
 * position means the same in each cell. So one cursor is enough for all cells, and a row is in exactly one page.
 *
 * A cell with further rows says nothing about what comes after its own cursor. So no row after the first such cursor is shown.
 * @param limit number of rows of a page
 */
export function mergePages(pages: readonly CellPage[], order: RowOrder, limit: number): MergedPage {
  const rows = pages
    .flatMap(({ cell, results }) => results.map((row) => ({ row: { ...row, cell }, at: positionOf(row, order) })))
    .sort((one, other) => compare(one.at, other.at, order));
  const ends = pages
    .flatMap(({ next_cursor: cursor }) => (cursor === null ? [] : [parseCursor(cursor, order)]))
    .sort((one, other) => compare(one, other, order));
  const [end] = ends;
  const known = end ? rows.filter(({ at }) => compare(at, end, order) <= 0) : rows;
  // Rows at one position stay together. Only the rows of one day have the same position.
  const edge = known[limit - 1]?.at;
  const shown = known.filter(({ at }, place) => place < limit || (edge && compare(at, edge, order) === 0));
  const last = shown.at(-1);
  const next = known.length > shown.length ? last?.at : end;
  const totals = sumTotals(pages);
  return {
    results: shown.map(({ row }) => row),
    next_cursor: next ? cursorOf(next, order) : null,
    ...(totals ? { totals } : {}),
  };
}

/** Returns null unless each page has totals. */
function sumTotals(pages: readonly CellPage[]): ListTotals | null {
  const all = pages.flatMap(({ totals }) => totals ?? []);
  if (all.length < pages.length || all.length === 0) return null;
  const amounts = all.map(({ amount }) => (amount === null ? null : parseHundredths(amount)));
  const sum = amounts.every((amount) => amount !== null) ? amounts.reduce((total, one) => total + one, 0n) : null;
  return {
    count: all.reduce((total, { count }) => total + count, 0),
    more: all.some(({ more }) => more),
    amount: sum === null ? null : formatHundredths(sum),
  };
}

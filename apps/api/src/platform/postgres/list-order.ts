import { and, asc, desc, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { badCursor, isUuid } from '../cursors.ts';

/** The order of a list: by a column of whole numbers or `instantInMs`, and then the id; or by the id alone, which is the order of time. */
export interface ListOrder {
  readonly by: AnyPgColumn | null;
  readonly id: AnyPgColumn;
  readonly descending: boolean;
}

/** The last row of the previous page. */
export interface ListCursor {
  readonly value: bigint;
  readonly id: string;
}

/** Returns the order of `sort`, such as `-amount`. `columns` has null for the order of time. */
export function listOrder(
  sort: string,
  id: AnyPgColumn,
  columns: Readonly<Record<string, AnyPgColumn | null>>,
): ListOrder {
  const descending = sort.startsWith('-');
  return { by: columns[descending ? sort.slice(1) : sort] ?? null, id, descending };
}

export function orderColumns({ by, id, descending }: ListOrder): SQL[] {
  const direction = descending ? desc : asc;
  return by ? [direction(by), direction(id)] : [direction(id)];
}

/** The condition for the rows after the cursor. Rows that are added meanwhile change no other page. */
export function afterCursor({ by, id, descending }: ListOrder, cursor: ListCursor | null): SQL | undefined {
  if (cursor === null) return undefined;
  const beyond = descending ? lt : gt;
  if (!by) return beyond(id, cursor.id);
  const value = by.dataType === 'date' ? new Date(Number(cursor.value)) : cursor.value;
  // The first condition lets an index on both columns begin at the cursor.
  return and((descending ? lte : gte)(by, value), or(beyond(by, value), beyond(id, cursor.id)));
}

/**
 * Parses the cursor of a sorted list: `<id>`, or `<number>_<id>`. Null for the first page.
 * @throws Problem `validation_failed` for another one, also for the cursor of another order.
 */
export function parseListCursor(cursor: string | undefined, { by }: Pick<ListOrder, 'by'>): ListCursor | null {
  if (cursor === undefined) return null;
  const [value = '', id = '', ...rest] = by ? cursor.split('_') : ['0', cursor];
  if (!/^\d{1,18}$/.test(value) || !isUuid(id) || rest.length > 0) throw badCursor();
  return { value: BigInt(value), id };
}

/** Returns a page of the rows, which can be one more than the limit, and the cursor of the next page. */
export function pageOf<Row extends { readonly id: string }>(
  found: readonly Row[],
  limit: number,
  { by }: Pick<ListOrder, 'by'>,
  numberOf: (row: Row) => bigint | number,
): { rows: Row[]; nextCursor: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (!last || found.length <= limit) return { rows, nextCursor: null };
  return { rows, nextCursor: by ? `${numberOf(last)}_${last.id}` : last.id };
}

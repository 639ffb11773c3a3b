import { z } from 'zod';
import { pageBody, pageQuery } from '../shared/pagination.ts';

/** Why the rows of a cell are not in an answer. */
const missingCellReasons = ['no_answer', 'not_permitted', 'not_understood'] as const;
export type MissingCellReason = (typeof missingCellReasons)[number];

/** Selects the cells of a call that staff can make over all cells. */
export const fromCells = {
  cells: z
    .literal('all')
    .optional()
    .describe(
      '`all` returns the rows of every cell. Without it, and on a site with one cell, the call returns its own.',
    ),
};

/** Query of a list that staff can read over all cells. */
export const cellsPageQuery = { ...pageQuery, ...fromCells };
/** The same in the body of a search. */
export const cellsPageBody = { ...pageBody, ...fromCells };

const missingCells = z
  .array(z.object({ cell: z.string(), reason: z.enum(missingCellReasons) }).meta({ id: 'MissingCell' }))
  .optional()
  .describe(
    'Only with `cells=all`: the cells whose rows are not included. `no_answer`: the cell did not answer in time. `not_permitted`: the caller has no active account there, or lacks the permission. `not_understood`: the cell runs another version or uses another key.',
  );
export type MissingCells = NonNullable<z.infer<typeof missingCells>>;

const rowCell = z.string().optional().describe('Only with `cells=all`: the cell of the row.');

type WithRows = Readonly<{ results: z.ZodArray<z.ZodObject> }>;
type RowShape<Answer extends WithRows> = Answer['results']['element']['shape'];
/** The shape of an answer that has rows of several cells. */
type OverCellsShape<Answer extends WithRows> = Omit<Answer, 'results'> & {
  results: z.ZodArray<z.ZodObject<RowShape<Answer> & { cell: typeof rowCell }>>;
  missing_cells: typeof missingCells;
};

/**
 * Adds to an answer with `results` what it has over all cells: the cell of each row, and the cells that are missing.
 * @param id name of the row in the OpenAPI document
 */
export function overCells<Answer extends WithRows>(
  answer: z.ZodObject<Answer>,
  id: string,
): z.ZodObject<OverCellsShape<Answer>> {
  const { results } = answer.shape as WithRows;
  const row = results.element.extend({ cell: rowCell }).meta({ id });
  const extended = answer.extend({ results: z.array(row), missing_cells: missingCells });
  return extended as unknown as z.ZodObject<OverCellsShape<Answer>>;
}

/** The names of the fields of a row with such a value. */
type FieldOf<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row] & string;

/** The order of a list: by a field with amounts, instants or whole numbers and then the ID, or by the ID alone, which is the order of time. */
export interface RowOrder {
  readonly id: string;
  readonly by: string | null;
  readonly descending: boolean;
}

/** An order by fields that a row has. */
interface OrderOf<Row> extends RowOrder {
  readonly id: FieldOf<Row, string | null>;
  readonly by: FieldOf<Row, string | number> | null;
}

/** The filters of a list that can decide its order. */
export interface OrderInput {
  readonly sort?: string | undefined;
  readonly status?: string | undefined;
  readonly state?: string | undefined;
}

/**
 * How the answers of several cells become one. Only a call that reads can have it.
 * - `pages`: the rows in the order of the list. The cursor of the list must be `<id>`, or `<number>_<id>`, of its last row, so that
 *   it is a position in every cell. The number of an instant is in milliseconds since 1970.
 * - `days`: as `pages`, by day, the newest first. The rows of one day are on one page, with their sums.
 * - `whole`: all rows of each cell, which has no further pages.
 */
export type OverCells =
  | { readonly merge: 'pages'; readonly orderOf: (input: OrderInput) => RowOrder }
  | { readonly merge: 'days'; readonly sums: z.ZodObject }
  | { readonly merge: 'whole' };

/** A list that staff can read over all cells, and its order. A row without the fields of the order does not compile. */
export function pagesOverCells<Item extends z.ZodType>(
  _item: Item,
  orderOf: (input: OrderInput) => OrderOf<z.infer<Item>>,
): { readonly overCells: OverCells } {
  return { overCells: { merge: 'pages', orderOf } };
}

/**
 * A list with a row for each day whose figures staff can add up over all cells.
 * @param sums the figures of a day that can be added, which are whole numbers and amounts. A row without one of them does not compile.
 */
export function daysOverCells<Item extends z.ZodObject, Sums extends z.ZodObject>(
  _item: z.infer<Item> extends z.infer<Sums> & { readonly day: string } ? Item : never,
  sums: Sums,
): { readonly overCells: OverCells } {
  return { overCells: { merge: 'days', sums } };
}

/** Adds to an answer over all cells the sums of each day. */
export function withSums<Shape extends z.ZodRawShape, Sums extends z.ZodObject>(
  answer: z.ZodObject<Shape>,
  sums: Sums,
) {
  return answer.extend({
    sums: z
      .array(sums)
      .optional()
      .describe('Only with `cells=all`, and only while no cell is missing: the sums of each day that every cell has.'),
  });
}

/** An answer without further pages that staff can read over all cells. */
export const wholeOverCells: { readonly overCells: OverCells } = { overCells: { merge: 'whole' } };

/** Returns the order of `sort`, such as `-amount`. `fields` has null for the order of time. */
export function orderOfSort<Row>(
  sort: string,
  id: FieldOf<Row, string | null>,
  fields: Readonly<Record<string, FieldOf<Row, string | number> | null>>,
): OrderOf<Row> {
  const descending = sort.startsWith('-');
  const by = fields[descending ? sort.slice(1) : sort] ?? null;
  return { id, by, descending };
}

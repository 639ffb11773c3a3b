import { pagination } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from './form-codes.ts';
import { day } from './ids.ts';
import { wholeNumber } from './numbers.ts';

/** Query of every list. Lists use keyset pagination, and `cursor` comes from the previous page. */
export const pageQuery = {
  cursor: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/, formCode('cursor_invalid'))
    .optional()
    .describe('`next_cursor` of the previous page. Leave it out for the first page.'),
  limit: wholeNumber(1, pagination.maxLimit)
    .optional()
    .describe(`Number of rows per page, 1 to ${pagination.maxLimit}.`),
};

/** The same in the body of a search whose filters can be personal data, which must not be in a URL. */
export const pageBody = {
  cursor: pageQuery.cursor,
  limit: z
    .int()
    .min(1)
    .max(pagination.maxLimit)
    .optional()
    .describe(`Number of rows per page, 1 to ${pagination.maxLimit}.`),
};

/** `{ results, next_cursor }`. `next_cursor` is null on the last page. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), next_cursor: z.string().nullable() });
}

/** A page of a list whose oldest rows can be in the archive only. */
export function pageBeforeArchive<T extends z.ZodType>(item: T) {
  return page(item).extend({
    archived_before: day
      .optional()
      .describe('Only on the last page. Rounds before this day (UTC) are only in the archive, and not in the list.'),
  });
}

type Sort<Column extends string> = Column | `-${Column}`;

/** The order of a list: by one of these columns, or descending with a minus sign. A cursor belongs to one order. */
export function sortBy<Column extends string>(...columns: readonly [Column, ...Column[]]) {
  const orders = columns.flatMap((column): Sort<Column>[] => [column, `-${column}`]);
  return z
    .enum(orders as [Sort<Column>, ...Sort<Column>[]])
    .optional()
    .describe(
      'Order of the list. A minus sign means descending. A cursor is valid only for the order that it came from.',
    );
}

const totals = z
  .object({
    count: z.int(),
    more: z.boolean().describe('The filters match more rows than were counted.'),
    amount: z.string().nullable().describe('Sum of the amounts of the counted rows, as a decimal string.'),
  })
  .describe(`All rows that match the filters, at most ${pagination.maxTotal}. Only on the first page.`);
export type ListTotals = z.infer<typeof totals>;

/** A page with the totals of the filters. */
export function pageWithTotals<T extends z.ZodType>(item: T) {
  return page(item).extend({ totals: totals.optional() });
}

import { pagination } from '@goldwren/rules';
import { z } from 'zod';
import { says } from './form-codes.ts';
import { wholeNumber } from './numbers.ts';

/** Query of every list: keyset pagination, `cursor` as the previous page gave it. */
export const pageQuery = {
  cursor: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/, says('cursor_invalid'))
    .optional()
    .describe('`next_cursor` of the page before; none for the first.'),
  limit: wholeNumber(1, pagination.maxLimit).optional().describe(`Rows of a page, 1 to ${pagination.maxLimit}.`),
};

/** `{ results, next_cursor }`; `next_cursor` is null on the last page. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), next_cursor: z.string().nullable() });
}

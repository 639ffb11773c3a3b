import { pagination } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from './form-codes.ts';
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

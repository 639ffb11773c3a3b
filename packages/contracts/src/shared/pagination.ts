import { pagination } from '@goldwren/rules';
import { z } from 'zod';

/** Query of every list: keyset pagination, `cursor` as the previous page gave it. */
export const pageQuery = {
  cursor: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/, 'Use the next_cursor of the page before.')
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, `Use a number from 1 to ${pagination.maxLimit}.`)
    .transform(Number)
    .refine((value) => value <= pagination.maxLimit, `Use a number from 1 to ${pagination.maxLimit}.`)
    .optional(),
};

/** `{ results, next_cursor }`; `next_cursor` is null on the last page. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), next_cursor: z.string().nullable() });
}

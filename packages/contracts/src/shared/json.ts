import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Any JSON value. Only responses use it: requests have their own schemas. It accepts anything, because a recursive
 * schema becomes a type that refers to itself. Code generated from the OpenAPI document would not compile.
 */
export const json: z.ZodType<Json> = (z.unknown() as unknown as z.ZodType<Json>).meta({
  id: 'Json',
  description: 'Any JSON value.',
});

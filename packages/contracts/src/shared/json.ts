import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Any JSON value. Only in answers: what is received has a shape of its own. It accepts anything, because a recursive
 * schema becomes a type that refers to itself, which code generated from the OpenAPI document cannot compile.
 */
export const json: z.ZodType<Json> = (z.unknown() as unknown as z.ZodType<Json>).meta({
  id: 'Json',
  description: 'Any JSON value.',
});

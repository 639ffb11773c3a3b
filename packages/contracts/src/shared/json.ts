import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Any JSON value. Only in answers: what is received has a shape of its own. */
export const json: z.ZodType<Json> = z
  .lazy(() => z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(json), z.record(z.string(), json)]))
  .meta({ id: 'Json', description: 'Any JSON value.' });

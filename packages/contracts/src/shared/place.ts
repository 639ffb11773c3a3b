import { account, countries } from '@goldwren/rules';
import { z } from 'zod';

/** A region of ours, such as Michigan; what is not allowed there is left out of offers, and said. */
export const place = z
  .object({ country: z.enum(countries), region: z.string().length(account.regionCodeLength) })
  .meta({ id: 'Place' });

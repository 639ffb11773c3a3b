import { account, countries } from '@goldwren/rules';
import { z } from 'zod';

/** `NY`, `QC` */
export const region = z
  .string()
  .length(account.regionCodeLength)
  .regex(/^[A-Z]{2}$/)
  .meta({ id: 'Region', description: 'Two letters: a US state or a Canadian province.', examples: ['NY'] });

/** A region of a country, such as Michigan. Offers leave out what is not allowed there and name the region. */
export const place = z.object({ country: z.enum(countries), region: region }).meta({ id: 'Place' });

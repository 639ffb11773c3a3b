import { z } from 'zod';
import { uuid } from '../shared/ids.ts';

/** A player in a list of the back office. The data distinguishes players but does not identify them. */
export const playerLine = z
  .object({
    id: uuid,
    display: z.string().describe('First name and initial, such as `Robin W.`'),
    email: z.string().describe('Masked email, such as `r•••@example.com`'),
  })
  .meta({ id: 'PlayerLine' });
export type PlayerLine = z.infer<typeof playerLine>;

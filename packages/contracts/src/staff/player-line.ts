import { z } from 'zod';
import { uuid } from '../shared/ids.ts';

/** A player in a list of the back office: enough to tell them apart, not enough to know them. */
export const playerLine = z
  .object({
    id: uuid,
    display: z.string().describe('First name and initial, as `Robin W.`'),
    email: z.string().describe('Masked, as `r•••@example.com`'),
  })
  .meta({ id: 'PlayerLine' });
export type PlayerLine = z.infer<typeof playerLine>;

import { workQueueIds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const waiting = z
  .object({
    queue: z.enum(workQueueIds),
    waiting: z.int(),
    oldest_at: instant.nullable().describe('Since when the first of them waits; null when none does.'),
    due_at: instant
      .nullable()
      .describe('The earliest instant by which one of them must be done; null without a clock.'),
    breached: z.int().describe('How many are past theirs.'),
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof waiting>;

export const workContract = c.router({
  list: {
    ...endpoints.work.list,
    ...forStaff('own_account'),
    summary: 'What waits for a person now',
    description:
      'The queues that the caller may work on, the worst clock first: what is late, then what is due next, then the empty ones.',
    responses: { 200: z.object({ results: z.array(waiting) }), ...problems(401) },
  },
});

import { workQueueIds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const waiting = z
  .object({
    queue: z.enum(workQueueIds),
    waiting: z.int(),
    oldest_at: instant.nullable().describe('Since when the oldest item has been waiting. Null for an empty queue.'),
    due_at: instant.nullable().describe('Earliest deadline in the queue. Null without deadlines.'),
    breached: z.int().describe('Number of items past their deadline.'),
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof waiting>;

export const workContract = c.router({
  list: {
    ...endpoints.work.list,
    ...forStaff('own_account'),
    summary: 'List work queues',
    description:
      'Returns the queues that the caller may work on: late queues first, then by deadline, then the empty ones.',
    responses: { 200: z.object({ results: z.array(waiting) }), ...problems(401) },
  },
});

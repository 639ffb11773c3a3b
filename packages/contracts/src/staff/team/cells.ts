import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const cell = z
  .object({
    name: z.string(),
    own: z.boolean().describe('Whether it is the cell that answers this call.'),
    office_url: z.url().nullable().describe('Address of its back office. Null if the directory has none.'),
    reachable: z.boolean().describe('Whether its API is ready, as of the last few seconds.'),
  })
  .meta({ id: 'Cell' });
export type StaffCell = z.infer<typeof cell>;

export const cellsContract = c.router({
  list: {
    ...endpoints.cells.list,
    ...forStaff('own_account'),
    summary: 'List cells',
    description:
      'Returns the cells of a site whose players are divided into several cells, by name. Empty on a site with one cell.',
    responses: { 200: z.object({ results: z.array(cell) }), ...problems(401) },
  },
});

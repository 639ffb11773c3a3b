import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { fromCells, overCells, wholeOverCells } from '../over-cells.ts';

const c = initContract();

const cell = z
  .object({
    name: z.string(),
    own: z.boolean().describe('Whether it is the cell that answers this call.'),
    office_url: z.url().nullable().describe('Address of its back office. Null if the directory has none.'),
    accounts: z.int().describe('Number of its accounts in the directory.'),
    open: z.boolean().describe('Whether it gets new players.'),
    decides_settings: z
      .boolean()
      .describe('Whether it decides the settings of all cells. False for each cell if every cell decides for itself.'),
    reachable: z.boolean().describe('Whether its API is ready, as of the last few seconds.'),
  })
  .meta({ id: 'Cell' });
export type StaffCell = z.infer<typeof cell>;

/** What shows whether a cell is in order. */
const cellState = z
  .object({
    at: instant,
    schema: z.string().describe('Version of the database schema of its build.'),
    books: z.object({
      checked_at: instant.nullable().describe('Oldest last check of an invariant. Null before the first check.'),
      whole_checked_at: instant.nullable().describe('When a full check last ended. Null before the first one.'),
      findings: z
        .int()
        .describe('Findings of the last checks, at most 50 of each invariant. 0 if the ledger is correct.'),
    }),
    jobs: z.int().describe('Number of scheduled jobs. 0 until a worker has run.'),
    late_jobs: z.array(z.string()).describe('Jobs that have not succeeded for twice their interval.'),
    sanctions_list: z
      .object({ sha256: z.string(), imported_at: instant })
      .nullable()
      .describe('The sanctions list in force. Null before the first import. Each cell imports its own.'),
    alerts: z.object({ open: z.int(), oldest_at: instant.nullable(), breached: z.int() }).describe('Open alerts.'),
  })
  .meta({ id: 'CellState' });
export type CellState = z.infer<typeof cellState>;

export const cellsContract = c.router({
  list: {
    ...endpoints.cells.list,
    ...forStaff('own_account'),
    summary: 'List cells',
    description:
      'Returns the cells of a site whose players are divided into several cells, by name. Empty on a site with one cell.',
    responses: { 200: z.object({ results: z.array(cell) }), ...problems(401) },
  },
  state: {
    ...endpoints.cells.state,
    ...forStaff('health.read', wholeOverCells),
    summary: 'Get the state of cells',
    description: 'Returns one row for each cell: the last results of the ledger checks, late jobs and open alerts.',
    query: z.strictObject(fromCells),
    responses: {
      200: overCells(z.object({ results: z.array(cellState) }), 'CellStateRow'),
      ...problems(401),
    },
  },
});

import { alertKinds, alertLevels, alertNoteMaxLength, alertStates } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { json } from '../../shared/json.ts';
import { page } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';

const c = initContract();

const alert = z
  .object({
    id: uuid,
    kind: z.string().describe('Kind of the alert. Old alerts can have a kind that no longer exists.'),
    level: z.enum(alertLevels),
    key: z
      .string()
      .describe('Subject of the alert. Alerts with the same kind, day and key share one row with a count.'),
    day: z.iso.date().describe('Day in the product time zone.'),
    count: z.int().min(1),
    first_at: instant,
    last_at: instant,
    due_at: instant.describe('Deadline to settle the alert.'),
    breached: z.boolean(),
    /** Facts of the last occurrence, shortened if they are long. */
    facts: json,
    settled: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
  })
  .meta({ id: 'OperatorAlert' });
export type OperatorAlert = z.infer<typeof alert>;

const alertSettlement = z
  .strictObject({ note: z.string().trim().min(1, formCode('missing')).max(alertNoteMaxLength) })
  .meta({ id: 'AlertSettlement' });

export const alertsContract = c.router({
  list: {
    ...endpoints.alerts.list,
    ...forStaff(
      'health.read',
      pagesOverCells(alert, ({ state = 'open' }) => ({ id: 'id', by: null, descending: state !== 'open' })),
    ),
    summary: 'List alerts',
    description: 'Returns open alerts oldest first, and settled alerts newest first.',
    query: z.strictObject({
      state: z.enum(alertStates).optional().describe('Only in this state. Defaults to open alerts.'),
      kind: z.enum(alertKinds).optional().describe('Only this kind.'),
      level: z.enum(alertLevels).optional().describe('Only this level.'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(page(alert), 'OperatorAlertRow'), ...problems(401) },
  },
  get: {
    ...endpoints.alerts.get,
    ...forStaff('health.read'),
    summary: 'Get an alert',
    description: 'Returns the alert with the facts of its last occurrence.',
    pathParams: z.object({ id: uuid.describe('ID of the alert.') }),
    responses: { 200: alert, ...problems(401, 404) },
  },
  settle: {
    ...endpoints.alerts.settle,
    ...forStaff('alerts.settle', { fresh: true }),
    summary: 'Settle an alert',
    description:
      'Records who handled the alert and the result. A new occurrence opens a new alert. Returns `conflict` if another staff member has already settled it.',
    pathParams: z.object({ id: uuid.describe('ID of the alert.') }),
    body: alertSettlement,
    responses: { 200: alert, ...problems(401, 404, 409) },
  },
});

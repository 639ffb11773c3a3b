import { alertKinds, alertLevels, alertNoteMaxLength, alertStates } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { says } from '../shared/form-codes.ts';
import { instant, uuid } from '../shared/ids.ts';
import { json } from '../shared/json.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const alert = z
  .object({
    id: uuid,
    kind: z.string().describe('A kind of the list; one that is gone from it stays on the alerts that were of it.'),
    level: z.enum(alertLevels),
    key: z.string().describe('What it is about: alerts of one kind, day and key are one row with a count.'),
    day: z.iso.date().describe('Of the product time zone.'),
    count: z.int().min(1),
    first_at: instant,
    last_at: instant,
    due_at: instant.describe('By when somebody must have settled it.'),
    breached: z.boolean(),
    /** Of the last one, shortened where it was long. */
    facts: json,
    settled: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
  })
  .meta({ id: 'OperatorAlert' });
export type OperatorAlert = z.infer<typeof alert>;

const alertSettlement = z
  .strictObject({ note: z.string().trim().min(1, says('missing')).max(alertNoteMaxLength) })
  .meta({ id: 'AlertSettlement' });

export const alertsContract = c.router({
  list: {
    ...endpoints.alerts.list,
    ...forStaff('health.read'),
    summary: 'What operators were alerted of',
    description: 'Open ones, oldest first; settled ones, newest first.',
    query: z.strictObject({
      state: z.enum(alertStates).optional().describe('Open ones, unless it says otherwise.'),
      kind: z.enum(alertKinds).optional().describe('Only this kind.'),
      level: z.enum(alertLevels).optional().describe('Only this level.'),
      ...pageQuery,
    }),
    responses: { 200: page(alert), ...problems(401) },
  },
  get: {
    ...endpoints.alerts.get,
    ...forStaff('health.read'),
    summary: 'One alert',
    description: 'With the facts of the last time that it happened.',
    pathParams: z.object({ id: uuid.describe('The alert.') }),
    responses: { 200: alert, ...problems(401, 404) },
  },
  settle: {
    ...endpoints.alerts.settle,
    ...forStaff('alerts.settle', { fresh: true }),
    summary: 'Settle an alert',
    description:
      'Says who looked at it and what came of it. When it happens again, a new alert is opened. One that somebody else has settled is a `conflict`.',
    pathParams: z.object({ id: uuid.describe('The alert.') }),
    body: alertSettlement,
    responses: { 200: alert, ...problems(401, 404, 409) },
  },
});

import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { maintenanceEndForm, maintenanceForm } from '../switch-forms.ts';

const c = initContract();

const notice = z
  .object({
    id: z.int(),
    starts_at: instant.nullable().describe('Null: this entry ended or canceled the maintenance before it.'),
    ends_at: instant.nullable(),
    at: instant,
    by: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'MaintenanceNotice' });
export type MaintenanceNotice = z.infer<typeof notice>;

export const staffMaintenanceContract = c.router({
  get: {
    ...endpoints.maintenance.get,
    ...forStaff('maintenance.announce'),
    summary: 'Get the announced maintenance',
    description: 'Returns the newest announcement, and whether the maintenance is under way.',
    responses: {
      200: z.object({ current: notice.nullable(), state: z.enum(['none', 'announced', 'under_way']) }),
      ...problems(401),
    },
  },
  announce: {
    ...endpoints.maintenance.announce,
    ...forStaff('maintenance.announce', { fresh: true }),
    summary: 'Announce a maintenance',
    description:
      'Replaces the current announcement. Players see a banner within a minute. During the maintenance, new rounds, purchases and redemption requests are rejected with `maintenance`; open rounds and reading stay possible. Returns `conflict` if another announcement was made after `current` was read.',
    body: maintenanceForm,
    responses: { 200: z.object({ current: notice }), ...problems(401, 409) },
  },
  end: {
    ...endpoints.maintenance.end,
    ...forStaff('maintenance.announce', { fresh: true }),
    summary: 'End or cancel the maintenance',
    description:
      'Takes effect everywhere within two seconds. Returns `conflict` if no maintenance is announced, or if another announcement was made after `current` was read.',
    body: maintenanceEndForm,
    responses: { 200: z.object({ current: notice }), ...problems(401, 409) },
  },
  history: {
    ...endpoints.maintenance.history,
    ...forStaff('maintenance.announce'),
    summary: 'List announcements of maintenance',
    description: 'Returns every announcement, newest first. The list is append-only.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(notice), ...problems(401) },
  },
});

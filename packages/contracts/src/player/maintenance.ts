import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';
import { instant } from '../shared/ids.ts';
import { endpoints } from './endpoints.ts';

const maintenance = z
  .object({
    starts_at: instant,
    ends_at: instant,
    under_way: z.boolean().describe('Whether it has started.'),
  })
  .meta({ id: 'Maintenance' });
export type Maintenance = z.infer<typeof maintenance>;

export const maintenanceContract = initContract().router({
  get: {
    ...endpoints.maintenance.get,
    ...forEveryone,
    summary: 'Get the announced maintenance',
    description:
      'During a maintenance, new rounds, new game sessions, purchases and redemption requests return `maintenance` with `Retry-After`. Open rounds can be finished, a repeated request returns its first answer, and everything can be read.',
    responses: {
      200: z.object({
        maintenance: maintenance.nullable().describe('Null when none is announced, or after its end.'),
      }),
    },
  },
});

import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';
import { instant } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

export const redemptionsContract = c.router({
  recent: {
    ...endpoints.redemptions.recent,
    ...forEveryone,
    summary: 'Recent winners',
    description:
      'The latest paid redemptions. `display_name` is the first name and an initial, or `Anonymous` for a player who opted out.',
    responses: {
      200: z.object({
        results: z.array(z.object({ display_name: z.string(), amount, paid_at: instant }).meta({ id: 'RecentWinner' })),
      }),
    },
  },
});

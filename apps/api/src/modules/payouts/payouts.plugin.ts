import type { Context } from '../../context.ts';
import type { ModulePlugin } from '../../module-plugin.ts';
import { createPayoutApi } from '../../payout-apis/create-payout-api.ts';
import { on } from '../../platform/domain-events.ts';
import { Problem } from '../../platform/problem.ts';
import { accountEnding } from '../auth/public.ts';
import { redemptionApproved } from '../redemptions/public.ts';
import { payoutsRoutes } from './payouts.routes.ts';
import { payoutsStaffRoutes } from './payouts.staff-routes.ts';
import { manualProvider } from './providers/manual-provider.ts';
import { requestMissingW9, requestW9BeforeEnd } from './refusal-of-payout.ts';

export const payoutsPlugin = {
  name: 'payouts',
  players: ({ database, config }) => {
    const payoutApi = createPayoutApi(config.payoutApi);
    return { payouts: payoutsRoutes({ database, payoutApi }) };
  },
  staff: (context) => {
    const payoutApi = createPayoutApi(context.config.payoutApi);
    return { payouts: payoutsStaffRoutes({ ...context, provider: manualProvider, payoutApi }) };
  },
  events: [
    on(
      redemptionApproved,
      async (tx, approved, context: Context) => void (await requestMissingW9(context, tx, approved)),
    ),
    on(accountEnding, async (tx, { playerId, reject }, context: Context) => {
      if (await requestW9BeforeEnd(context, tx, playerId))
        reject(new Problem('conflict', { params: { reason: 'w9_before_closing' } }));
    }),
  ],
} satisfies ModulePlugin;

import type { Context } from '../../context.ts';
import type { ModulePlugin } from '../../module-plugin.ts';
import { createPayoutApi } from '../../payout-apis/create-payout-api.ts';
import { on } from '../../platform/domain-events.ts';
import { redemptionApproved } from '../redemptions/public.ts';
import { payoutsRoutes } from './payouts.routes.ts';
import { payoutsStaffRoutes } from './payouts.staff-routes.ts';
import { manualProvider } from './providers/manual-provider.ts';
import { requestMissingW9 } from './refusal-of-payout.ts';

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
  events: [on(redemptionApproved, (tx, approved, context: Context) => requestMissingW9(context, tx, approved))],
} satisfies ModulePlugin;

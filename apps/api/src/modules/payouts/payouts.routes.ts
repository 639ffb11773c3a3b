import type { PlayerContract } from '@goldwren/contracts/player';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { PayoutApi } from '../../payout-apis/payout-api.ts';
import type { Database } from '../../platform/database.ts';
import { readReceipt } from './read-receipt.ts';
import { receivePayoutEvent } from './transfers/receive-payout-event.ts';

interface Deps {
  readonly database: Database;
  readonly payoutApi: PayoutApi | null;
}

export function payoutsRoutes({ database, payoutApi }: Deps): Handlers<PlayerContract, 'payouts'> {
  return {
    receipt: async ({ player, params }) => ({
      status: 200,
      body: await readReceipt(database.db, player.id, params.id),
    }),
    providerEvent: async ({ params: { provider }, body, request: { headers, ip } }) => {
      await receivePayoutEvent({ database, payoutApi }, { provider, body, headers, ip });
      return { status: 200, body: { received: true } };
    },
  };
}

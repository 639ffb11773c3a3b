import type { PlayerContract } from '@goldwren/contracts/player';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { Database } from '../../platform/database.ts';
import { readReceipt } from './read-receipt.ts';

export function payoutsRoutes({ database }: { database: Database }): Handlers<PlayerContract, 'payouts'> {
  return {
    receipt: async ({ player, params }) => ({
      status: 200,
      body: await readReceipt(database.db, player.id, params.id),
    }),
  };
}

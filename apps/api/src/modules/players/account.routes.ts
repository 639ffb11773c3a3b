import type { PlayerContract } from '@goldwren/contracts/player';
import type { PolicyPack } from '@goldwren/rules';
import type { Handlers } from '../../http/handlers.ts';
import type { Database } from '../../platform/database.ts';
import { toUser } from './to-user.ts';
import { updateAccount } from './update-account.ts';

export function accountRoutes(database: Database, policy: () => PolicyPack): Handlers<PlayerContract, 'account'> {
  return {
    update: async ({ player, body }) => {
      const changed = await updateAccount(database, policy(), player, {
        region: body.us_state,
        phone: body.phone,
        showAsWinner: body.show_as_winner,
      });
      return { status: 200, body: { user: toUser(changed, policy()) } };
    },
  };
}

import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { toUser } from './to-user.ts';
import { updateAccount } from './update-account.ts';

export function accountRoutes(context: Context): Handlers<PlayerContract, 'account'> {
  return {
    update: async ({ player, body }) => {
      const changed = await updateAccount(context, player, {
        region: body.us_state,
        phone: body.phone,
        showAsWinner: body.show_as_winner,
        locale: body.locale,
      });
      return { status: 200, body: { user: toUser(changed, await context.policy()) } };
    },
  };
}

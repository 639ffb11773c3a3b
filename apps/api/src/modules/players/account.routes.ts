import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { acceptTerms } from './accept-terms.ts';
import { showUser } from './show-user.ts';
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
      return { status: 200, body: { user: await showUser(context, changed) } };
    },
    acceptTerms: async ({ player, body }) => {
      await acceptTerms(context, player, body.versions);
      return { status: 200, body: { user: await showUser(context, player) } };
    },
  };
}

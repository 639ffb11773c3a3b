import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { signOut } from '../../http/sessions/session.ts';
import { closeOwnAccount, createPlayerDevices } from '../auth/public.ts';
import { acceptTerms, showUser } from '../players/public.ts';
import { updateAccount } from './update-account.ts';

export function accountRoutes(context: Context): Handlers<PlayerContract, 'account'> {
  const devices = createPlayerDevices(context.config);
  return {
    update: async ({ player, body }) => {
      const changed = await updateAccount(context, player, {
        firstName: body.first_name,
        lastName: body.last_name,
        region: body.us_state,
        phone: body.phone,
        showAsWinner: body.show_as_winner,
        mailReminders: body.mail_reminders,
        locale: body.locale,
      });
      return { status: 200, body: { user: await showUser(context, changed) } };
    },
    acceptTerms: async ({ player, body }) => {
      await acceptTerms(context, player, body.versions);
      return { status: 200, body: { user: await showUser(context, player) } };
    },
    close: async ({ player, body, request, reply }) => {
      const device = devices.read(request, player.email);
      await closeOwnAccount(context, player, { ...body, network: networkOf(request.ip), device });
      await signOut(request, reply);
      return { status: 204, body: undefined };
    },
  };
}

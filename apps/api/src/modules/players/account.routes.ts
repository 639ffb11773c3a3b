import type { PlayerContract } from '@goldwren/contracts/player';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { signOut } from '../../http/sessions/session.ts';
import type { Person } from './person.ts';
import { showUser } from './profile/show-user.ts';
import { type UpdateDeps, updateAccount } from './profile/update-account.ts';
import { acceptTerms } from './terms/accept-terms.ts';

/** The password again, and where it was typed. */
interface PasswordProof {
  readonly password: string;
  readonly network: string;
  readonly device: string | null;
}

export interface AccountDeps extends Context, Pick<UpdateDeps, 'screen'> {
  readonly devices: { read(request: FastifyRequest, email: string): string | null };
  /** Of auth, which is above this module. */
  close(context: Context, player: Person, proof: PasswordProof): Promise<void>;
}

export function accountRoutes(context: AccountDeps): Handlers<PlayerContract, 'account'> {
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
      const device = context.devices.read(request, player.email);
      await context.close(context, player, { ...body, network: networkOf(request.ip), device });
      await signOut(request, reply);
      return { status: 204, body: undefined };
    },
  };
}

import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import { browserOf } from '../../http/caller/browser-of.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { signIn } from '../../http/sessions/session.ts';
import { showUser } from '../players/public.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import type { SecurityDeps } from './security.routes.ts';
import { recordSignIn } from './sign-in/record-sign-in.ts';
import { requestSignInLink, signInByLink } from './sign-in/sign-in-link.ts';

/** Handlers to request a sign-in link and to sign in with it. */
export function signInLinkHandlers(
  context: Context & SecurityDeps,
): Pick<Handlers<PlayerContract, 'auth'>, 'requestSignInLink' | 'signInByLink'> {
  const { database, devices } = context;
  return {
    requestSignInLink: async ({ body, request }) => {
      const network = networkOf(request.ip);
      await consumeRateLimit(database.db, [
        { rateLimit: 'mailLinkAddress', subject: network },
        { rateLimit: 'signInLinkPair', subject: `${body.email}|${network}` },
      ]);
      await requestSignInLink(context, body.email);
      return { status: 204, body: undefined };
    },
    // The owner's browser is remembered, so that strangers' guesses do not lock it out.
    signInByLink: async ({ body, request, reply }) => {
      await consumeRateLimit(database.db, [{ rateLimit: 'mailLinkAddress', subject: networkOf(request.ip) }]);
      const { token, totp_code: totpCode, recovery_code: recoveryCode } = body;
      const player = await signInByLink(context, { token, totpCode, recoveryCode });
      await signIn(request, player.id);
      const isKnown = devices.read(request, player.email) !== null;
      const access = { device: devices.write(request, reply, player.email), network: networkOf(request.ip) };
      await recordSignIn(context, player, { ...browserOf(request), isKnown, access });
      return { status: 200, body: { user: await showUser(context, player) } };
    },
  };
}

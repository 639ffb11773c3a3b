import type { PlayerContract } from '@goldwren/contracts/player';
import type { Locale, Visitor } from '@goldwren/rules';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { browserOf } from '../../http/caller/browser-of.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import { localeOf } from '../../http/caller/request-locale.ts';
import { claimOf } from '../../http/cells/cell-routing.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { signIn, signOut } from '../../http/sessions/session.ts';
import { showUser } from '../players/public.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { provePassword } from './passwords/prove-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { type Registration, register } from './registration/register.ts';
import { resendVerification } from './registration/resend-verification.ts';
import { verifyEmail } from './registration/verify-email.ts';
import type { SecurityDeps } from './security.routes.ts';
import { logIn } from './sign-in/log-in.ts';
import { recordSignIn } from './sign-in/record-sign-in.ts';
import { signInLinkHandlers } from './sign-in-link.routes.ts';

export function authRoutes(context: Context & SecurityDeps): Handlers<PlayerContract, 'auth'> {
  const { database, devices } = context;
  const admitLink = (request: FastifyRequest): Promise<void> =>
    consumeRateLimit(database.db, [{ rateLimit: 'mailLinkAddress', subject: networkOf(request.ip) }]);
  return {
    login: async ({ body, request, reply }) => {
      const { email, password, totp_code: totpCode, recovery_code: recoveryCode } = body;
      const device = devices.read(request, email);
      const proof = { email, password, totpCode, recoveryCode, network: networkOf(request.ip), device };
      const player = await logIn(context, proof);
      await signIn(request, player.id);
      const access = { device: devices.write(request, reply, email), network: networkOf(request.ip) };
      await recordSignIn(context, player, { ...browserOf(request), isKnown: device !== null, access });
      return { status: 200, body: { user: await showUser(context, player) } };
    },
    register: async ({ body, request }) => {
      const network = networkOf(request.ip);
      await consumeRateLimit(database.db, [
        { rateLimit: 'registerAddress', subject: network },
        { rateLimit: 'registerAddressDay', subject: network },
      ]);
      const visitor = await context.locate(request);
      const { browser, system } = browserOf(request);
      const access = { device: devices.idOf(request), network, browser, system };
      const player = await register(context, {
        ...registrationOf(body, localeOf(request), visitor),
        access,
        claimId: claimOf(request),
      });
      return { status: 201, body: { user: await showUser(context, player) } };
    },
    logout: async ({ request, reply }) => {
      await signOut(request, reply);
      return { status: 204, body: undefined };
    },
    me: async ({ player }) => ({ status: 200, body: { user: await showUser(context, player) } }),
    reAuthenticate: async ({ body, player, request }) => {
      const { email, id } = player;
      const device = devices.read(request, email);
      await provePassword(context, { email, password: body.password, network: networkOf(request.ip), device });
      await signIn(request, id);
      return { status: 204, body: undefined };
    },
    // Opening a mailed link proves ownership, so failed guesses by others no longer lock out this browser.
    verifyEmail: async ({ body, request, reply }) => {
      await admitLink(request);
      const owner = await verifyEmail(context, body.token);
      devices.write(request, reply, owner.email);
      return { status: 204, body: undefined };
    },
    resendVerification: async ({ player, request }) => {
      await admitLink(request);
      await resendVerification(context, player);
      return { status: 204, body: undefined };
    },
    forgotPassword: async ({ body, request }) => {
      await admitLink(request);
      await forgotPassword(context, body.email);
      return { status: 204, body: undefined };
    },
    ...signInLinkHandlers(context),
    resetPassword: async ({ body, request, reply }) => {
      await admitLink(request);
      const owner = await resetPassword(context, body);
      devices.write(request, reply, owner.email);
      return { status: 204, body: undefined };
    },
  };
}

type RegisterBody = Parameters<Handlers<PlayerContract, 'auth'>['register']>[0]['body'];

function registrationOf(form: RegisterBody, locale: Locale, visitor: Visitor): Omit<Registration, 'access'> {
  return {
    email: form.email,
    password: form.password,
    firstName: form.first_name,
    lastName: form.last_name,
    birthDate: form.birth_date,
    country: form.country,
    region: form.us_state || null,
    phone: form.phone || null,
    locale,
    visitor,
  };
}

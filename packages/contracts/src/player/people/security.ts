import { deviceKinds, recoveryCodes } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers, forPlayersFresh, forPlayersReauthenticating } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { changePasswordForm, disableTotpForm, totpCodeForm } from './security-forms.ts';

const c = initContract();

const signedInBrowser = z
  .object({
    id: uuid,
    browser: z.string().nullable().describe('Browser name from the sign-in, such as `Firefox`.'),
    system: z.string().nullable().describe('Operating system, such as `Windows`.'),
    device: z.enum(deviceKinds).nullable(),
    network: z
      .string()
      .nullable()
      .describe('Shortened IP address of the sign-in, such as `203.0.*.*`. Cities are not stored.'),
    created_at: instant,
    last_seen_at: instant.describe('Last use, accurate to five minutes.'),
    is_this: z.boolean().describe('Whether this session made the request.'),
  })
  .meta({ id: 'SignedInBrowser' });
export type SignedInBrowser = z.infer<typeof signedInBrowser>;

export const securityContract = c.router({
  changePassword: {
    ...endpoints.security.changePassword,
    ...forPlayersReauthenticating,
    summary: 'Change the password',
    description:
      'Requires the current password, otherwise returns `invalid_credentials`. Ends all other sessions and invalidates all mailed links. This session continues with a new cookie. The player is notified by mail. Attempts are limited in the same way as sign-in.',
    body: changePasswordForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
  sessions: {
    ...endpoints.security.sessions,
    ...forPlayers,
    summary: 'List sessions',
    description: 'Returns at most 100 sessions: the current session first, then the most recently used.',
    responses: { 200: z.object({ results: z.array(signedInBrowser) }), ...problems(401) },
  },
  endSession: {
    ...endpoints.security.endSession,
    ...forPlayers,
    summary: 'End a session',
    description: 'Takes effect immediately. The current session can also be ended.',
    pathParams: z.object({ id: uuid.describe('ID of the session.') }),
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
  endOtherSessions: {
    ...endpoints.security.endOtherSessions,
    ...forPlayers,
    summary: 'End all other sessions',
    description: 'Ends every session of the player except the current one.',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
  secondFactor: {
    ...endpoints.security.secondFactor,
    ...forPlayers,
    summary: 'Get the second factor status',
    description: 'Also returns the number of remaining recovery codes.',
    responses: {
      200: z.object({ enabled: z.boolean(), recovery_codes_left: z.int().min(0).max(recoveryCodes.count) }),
      ...problems(401),
    },
  },
  setUpTotp: {
    ...endpoints.security.setUpTotp,
    ...forPlayersFresh,
    summary: 'Create an authenticator secret',
    description:
      'The second factor stays off until a code is confirmed with `/enable`. A new secret replaces an unconfirmed one. Returns 409 while the second factor is on.',
    body: c.noBody(),
    responses: {
      200: z.object({
        secret: z.string().describe('Secret in Base32, for manual entry.'),
        otpauth_uri: z.string().describe('Secret as a URI, for a QR code.'),
      }),
      ...problems(401, 409),
    },
  },
  enableTotp: {
    ...endpoints.security.enableTotp,
    ...forPlayersFresh,
    summary: 'Turn the second factor on',
    description:
      'Requires a code from the app with the new secret. Returns recovery codes, which each work once and are shown only this time. Returns 409 if the second factor is already on or was not set up.',
    body: totpCodeForm,
    responses: { 200: z.object({ recovery_codes: z.array(z.string()) }), ...problems(401, 409) },
  },
  disableTotp: {
    ...endpoints.security.disableTotp,
    ...forPlayers,
    summary: 'Turn the second factor off',
    description:
      'Requires the password, and a code from the app or a recovery code. Otherwise returns `invalid_credentials` or `totp_required`. Returns 409 if the second factor is off.',
    body: disableTotpForm,
    responses: { 204: c.noBody(), ...problems(401, 409) },
  },
});

import { deviceKinds, recoveryCodes } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers, forPlayersFresh, forPlayersSigningInAgain } from './access.ts';
import { endpoints } from './endpoints.ts';
import { changePasswordForm, disableTotpForm, totpCodeForm } from './security-forms.ts';

const c = initContract();

const signedInBrowser = z
  .object({
    id: uuid,
    browser: z.string().nullable().describe('As it named itself at sign-in, such as `Firefox`.'),
    system: z.string().nullable().describe('Such as `Windows`.'),
    device: z.enum(deviceKinds).nullable(),
    network: z.string().nullable().describe('Coarsely where it signed in from: `203.0.*.*`. Cities are not known.'),
    created_at: instant,
    last_seen_at: instant.describe('Within five minutes.'),
    is_this: z.boolean().describe('The browser that asks.'),
  })
  .meta({ id: 'SignedInBrowser' });
export type SignedInBrowser = z.infer<typeof signedInBrowser>;

export const securityContract = c.router({
  changePassword: {
    ...endpoints.security.changePassword,
    ...forPlayersSigningInAgain,
    summary: 'Change the password',
    description:
      'With the one that holds, else `invalid_credentials`. Ends every other session and every mailed link; this browser goes on under a new cookie. The player is mailed. Throttled as sign-in is.',
    body: changePasswordForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
  sessions: {
    ...endpoints.security.sessions,
    ...forPlayers,
    summary: 'Where the account is signed in',
    description: 'At most 100 browsers, this one first, then as they were last seen.',
    responses: { 200: z.object({ results: z.array(signedInBrowser) }), ...problems(401) },
  },
  endSession: {
    ...endpoints.security.endSession,
    ...forPlayers,
    summary: 'Sign a browser out',
    description: 'At once, wherever it is. This one may be named, too.',
    pathParams: z.object({ id: uuid.describe('Of the list of sessions.') }),
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
  endOtherSessions: {
    ...endpoints.security.endOtherSessions,
    ...forPlayers,
    summary: 'Sign every other browser out',
    description: 'Ends every session of the player but this one.',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
  secondFactor: {
    ...endpoints.security.secondFactor,
    ...forPlayers,
    summary: 'Whether a second factor is asked for',
    description: 'Also returns how many recovery codes are left.',
    responses: {
      200: z.object({ enabled: z.boolean(), recovery_codes_left: z.int().min(0).max(recoveryCodes.count) }),
      ...problems(401),
    },
  },
  setUpTotp: {
    ...endpoints.security.setUpTotp,
    ...forPlayersFresh,
    summary: 'Get a secret for an authenticator app',
    description:
      'Nothing is asked for until a code of it was shown (`/enable`); a new secret replaces one that was not. 409 while the second factor is on.',
    body: c.noBody(),
    responses: {
      200: z.object({
        secret: z.string().describe('Base32, for typing.'),
        otpauth_uri: z.string().describe('The same for a QR code.'),
      }),
      ...problems(401, 409),
    },
  },
  enableTotp: {
    ...endpoints.security.enableTotp,
    ...forPlayersFresh,
    summary: 'Turn the second factor on',
    description:
      'With a code of the app that has the secret. Answers with recovery codes, each good once; they are shown this one time. 409 when it is on, or nothing was set up.',
    body: totpCodeForm,
    responses: { 200: z.object({ recovery_codes: z.array(z.string()) }), ...problems(401, 409) },
  },
  disableTotp: {
    ...endpoints.security.disableTotp,
    ...forPlayers,
    summary: 'Turn the second factor off',
    description:
      'With the password and a code of the app or a recovery code, else `invalid_credentials` or `totp_required`. 409 when it is off.',
    body: disableTotpForm,
    responses: { 204: c.noBody(), ...problems(401, 409) },
  },
});

import { staffPermissions, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, signingIn } from '../../shared/access.ts';
import { uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import {
  finishProviderForm,
  linkToken,
  providerSignInForm,
  staffProofForm,
  staffSetUpForm,
  staffSignInForm,
} from '../forms.ts';

const c = initContract();

/** The signed-in staff member, with the permissions of their roles. */
const staffMember = z
  .object({
    id: uuid,
    email: z.string(),
    name: z.string(),
    roles: z.array(z.enum(staffRoles)),
    permissions: z.array(z.enum(staffPermissions)),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;

const staffSetUp = z
  .object({
    name: z.string(),
    email: z.string(),
    is_new: z.boolean().describe('True for an invitation: the staff member chooses a password.'),
    totp_secret: z.string().describe('Secret for the authenticator app, in base32.'),
    otpauth_uri: z.string(),
    enrolment: z.string().describe('The encrypted secret, for `set-up`.'),
  })
  .meta({ id: 'StaffSetUp' });
export type StaffSetUp = z.infer<typeof staffSetUp>;

export const staffAuthContract = c.router({
  signIn: {
    ...endpoints.auth.signIn,
    ...signingIn,
    summary: 'Sign in with password and second factor',
    description:
      'Sets the staff session cookie. An unknown email, a wrong password, a wrong code and a reused code return the same error, `invalid_credentials`. Attempts are limited as for players.',
    body: staffSignInForm,
    responses: { 200: z.object({ staff: staffMember }), ...problems(401) },
  },
  signOut: {
    ...endpoints.auth.signOut,
    ...forStaff('own_account', { cookie: 'expired', notFresh: 'only ends the session' }),
    summary: 'Sign out',
    description: 'Deletes the session and expires its cookie.',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
  me: {
    ...endpoints.auth.me,
    ...forStaff('own_account'),
    summary: 'Get the signed-in staff member',
    description:
      'Returns the current roles and permissions. A removed permission no longer applies from the next call on.',
    responses: { 200: z.object({ staff: staffMember }), ...problems(401) },
  },
  reAuthenticate: {
    ...endpoints.auth.reAuthenticate,
    ...forStaff('own_account', { cookie: 'set', notFresh: 'confirms the sign-in itself' }),
    summary: 'Confirm password and code',
    description:
      'Call this after `reauthentication_required`, then repeat the rejected call. The session continues with a new cookie, and the old cookie stops working. A wrong password and a wrong code return the same error, `invalid_credentials`. Attempts are limited in the same way as sign-in.',
    body: staffProofForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
  provider: {
    ...endpoints.auth.provider,
    ...forEveryone,
    summary: 'Get the identity provider of the staff',
    description: 'Returns its name for the sign-in page. Null if sign-in with a provider is off.',
    responses: { 200: z.object({ name: z.string().nullable() }) },
  },
  startProvider: {
    ...endpoints.auth.startProvider,
    ...forEveryone,
    summary: 'Start a sign-in with the identity provider',
    description:
      'Returns the URL of the provider to open (OpenID Connect, authorization code flow with PKCE), and the encrypted `attempt`, which `finish` needs. The provider sends the browser back to `/staff/sign-in` with `code` and `state`. Nothing is stored, so each tab has its own attempt. Returns `unavailable` if the provider does not answer.',
    body: c.noBody(),
    responses: { 200: z.object({ url: z.string(), attempt: z.string(), state: z.string() }), ...problems(404) },
  },
  finishProvider: {
    ...endpoints.auth.finishProvider,
    ...forEveryone,
    summary: 'Finish a sign-in with the identity provider',
    description:
      'Exchanges the code with the provider and returns a ticket for `sign-in`, valid for 5 minutes. Returns `link_invalid` if the attempt or the code is wrong, used or expired, `email_unverified` if the provider has not verified the email, `forbidden` if there is no enabled account, and `unavailable` if the provider does not answer.',
    body: finishProviderForm,
    responses: { 200: z.object({ ticket: z.string(), name: z.string() }), ...problems(404) },
  },
  signInByProvider: {
    ...endpoints.auth.signInByProvider,
    ...signingIn,
    summary: 'Sign in with a ticket and the second factor',
    description:
      'Sets the staff session cookie. The second factor of the account is always required. Wrong codes are counted as in `sign-in`. Returns `link_invalid` if the ticket has expired, and `invalid_credentials` for a wrong code or a locked account.',
    body: providerSignInForm,
    responses: { 200: z.object({ staff: staffMember }), ...problems(401, 404) },
  },
  openLink: {
    ...endpoints.auth.openLink,
    ...forEveryone,
    summary: 'Open the link of an invitation or a reset',
    description:
      'Returns whose account it is, and a new secret for the authenticator app. Nothing is stored: `set-up` sends the `enrolment` back. The link stays valid.',
    body: z.strictObject({ token: linkToken }).meta({ id: 'StaffLinkForm' }),
    responses: { 200: staffSetUp },
  },
  setUp: {
    ...endpoints.auth.setUp,
    ...forEveryone,
    summary: 'Set the password and the second factor with a mailed link',
    description:
      'An invited staff member chooses a password. After a reset of the second factor, the password must be the current one. The link works once. Sign in afterwards.',
    body: staffSetUpForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
});

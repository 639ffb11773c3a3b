import { staffPermissions, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, signingIn } from '../../shared/access.ts';
import { uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { linkToken, staffProofForm, staffSetUpForm, staffSignInForm } from '../forms.ts';

const c = initContract();

/** The signed-in member of staff, with the permissions of their roles. */
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
    is_new: z.boolean().describe('True for an invitation: the person chooses a password.'),
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
    summary: 'Get the signed-in member of staff',
    description: 'Returns the current roles and permissions. A removed permission is gone with the next call.',
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
      'An invited person chooses a password. After a reset of the second factor, the password must be the current one. The link works once. Sign in afterwards.',
    body: staffSetUpForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
});

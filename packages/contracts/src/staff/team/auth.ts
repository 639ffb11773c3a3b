import { staffPermissions, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { signingIn } from '../../shared/access.ts';
import { uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { staffProofForm, staffSignInForm } from '../forms.ts';

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
});

import { staffPermissions, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { signingIn } from '../shared/access.ts';
import { uuid } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { staffProofForm, staffSignInForm } from './forms.ts';

const c = initContract();

/** The signed-in member of staff, with what their roles allow. */
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
      "Sets the staff session cookie. An unknown email, a wrong password, a wrong code and a code that was used before are one answer, `invalid_credentials`. Throttled as players' sign-in is.",
    body: staffSignInForm,
    responses: { 200: z.object({ staff: staffMember }), ...problems(401) },
  },
  signOut: {
    ...endpoints.auth.signOut,
    ...forStaff('own_account', { cookie: 'expired', notFresh: 'it ends the session' }),
    summary: 'Sign out',
    description: 'Destroys the session and expires its cookie.',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
  me: {
    ...endpoints.auth.me,
    ...forStaff('own_account'),
    summary: 'Who is signed in',
    description: 'Roles and permissions as they stand now: what is taken away is gone with the next call.',
    responses: { 200: z.object({ staff: staffMember }), ...problems(401) },
  },
  reAuthenticate: {
    ...endpoints.auth.reAuthenticate,
    ...forStaff('own_account', { cookie: 'set', notFresh: 'it is the proof itself' }),
    summary: 'Give password and code again',
    description:
      'After `reauthentication_required`; then repeat the call that was refused. The session goes on under a new cookie, and the one before opens nothing any more. One wrong answer for both, `invalid_credentials`. Throttled as sign-in is.',
    body: staffProofForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
});

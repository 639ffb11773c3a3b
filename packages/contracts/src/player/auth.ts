import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, signingIn } from '../shared/access.ts';
import { problems } from '../shared/problem.ts';
import { user } from '../shared/user.ts';
import { forPlayers, forPlayersSigningInAgain, signingOut } from './access.ts';
import { endpoints } from './endpoints.ts';
import {
  emailTokenForm,
  forgotPasswordForm,
  loginForm,
  passwordAgainForm,
  registerForm,
  resetPasswordForm,
  signInByLinkForm,
  signInLinkForm,
} from './forms.ts';

const c = initContract();

export const authContract = c.router({
  login: {
    ...endpoints.auth.login,
    ...signingIn,
    summary: 'Sign in',
    description:
      'Sets the session cookie. An unknown email and a wrong password are one answer, `invalid_credentials`. `totp_required` asks, after the right password only, for a code of the authenticator app or a recovery code, each good once. Throttled per account and per address.',
    body: loginForm,
    responses: { 200: z.object({ user }), ...problems(401) },
  },
  register: {
    ...endpoints.auth.register,
    ...forEveryone,
    summary: 'Create an account',
    description:
      'Creates the player and credits the welcome offer in one transaction; does not sign in. `region_blocked` also names the field `us_state`. An email that already has an account gets the same answer and changes nothing, so that nobody can ask which emails are known.',
    body: registerForm,
    responses: { 201: z.object({ user }) },
  },
  logout: {
    ...endpoints.auth.logout,
    ...signingOut,
    summary: 'Sign out',
    description: 'Destroys the session. Answers the same when nobody is signed in.',
    body: c.noBody(),
    responses: { 204: c.noBody() },
  },
  me: {
    ...endpoints.auth.me,
    ...forPlayers,
    summary: 'Who is signed in',
    description: 'With the restrictions that hold now.',
    responses: { 200: z.object({ user }), ...problems(401) },
  },
  reAuthenticate: {
    ...endpoints.auth.reAuthenticate,
    ...forPlayersSigningInAgain,
    summary: 'Give the password again',
    description:
      'After `reauthentication_required`; then repeat the call that was refused. The session goes on under a new cookie, and the one before opens nothing any more. Throttled as sign-in is.',
    body: passwordAgainForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
  verifyEmail: {
    ...endpoints.auth.verifyEmail,
    ...forEveryone,
    summary: 'Show that a mailbox is yours',
    description:
      'With the token of the link that was mailed, good once and for 48 hours, else `link_invalid`. What was held for the owner of the address is credited.',
    body: emailTokenForm,
    responses: { 204: c.noBody() },
  },
  resendVerification: {
    ...endpoints.auth.resendVerification,
    ...forPlayers,
    summary: 'Send the verification link again',
    description:
      'Answers the same when the address is verified already, and when its mailbox has had enough mail today.',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
  forgotPassword: {
    ...endpoints.auth.forgotPassword,
    ...forEveryone,
    summary: 'Ask for a link to a new password',
    description: 'One answer, after the same work, whether or not the email has an account.',
    body: forgotPasswordForm,
    responses: { 204: c.noBody() },
  },
  resetPassword: {
    ...endpoints.auth.resetPassword,
    ...forEveryone,
    summary: 'Set a new password',
    description:
      'With the token of the link that was mailed, good once and for one hour, else `link_invalid`. Ends every session of the account and verifies its address; does not sign in.',
    body: resetPasswordForm,
    responses: { 204: c.noBody() },
  },
  requestSignInLink: {
    ...endpoints.auth.requestSignInLink,
    ...forEveryone,
    summary: 'Request a sign-in link',
    description:
      'Mails a link that signs in without the password, for example while guesses of strangers have locked it. The answer is the same whether or not the email has an account. No second link is mailed while the first is good for five more minutes. An email that was never verified gets a link to a new password.',
    body: signInLinkForm,
    responses: { 204: c.noBody() },
  },
  signInByLink: {
    ...endpoints.auth.signInByLink,
    ...signingIn,
    summary: 'Sign in with a mailed link',
    description:
      'With the token of the link, good once and for 15 minutes, else `link_invalid`. Sets the session cookie, also while the password is locked. `totp_required` asks for the second factor as sign-in does and leaves the link good.',
    body: signInByLinkForm,
    responses: { 200: z.object({ user }), ...problems(401) },
  },
});

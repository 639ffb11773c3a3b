import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, signingIn } from '../../shared/access.ts';
import { problems } from '../../shared/problem.ts';
import { user } from '../../shared/user.ts';
import { forPlayers, forPlayersReauthenticating, signingOut } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import {
  emailTokenForm,
  forgotPasswordForm,
  loginForm,
  passwordAgainForm,
  registerForm,
  resetPasswordForm,
  signInByLinkForm,
  signInLinkForm,
} from '../forms.ts';

const c = initContract();

export const authContract = c.router({
  login: {
    ...endpoints.auth.login,
    ...signingIn,
    summary: 'Sign in',
    description:
      'Sets the session cookie. An unknown email and a wrong password return the same error, `invalid_credentials`. After a correct password, `totp_required` requests a code from the authenticator app or a recovery code. Each code works once. Attempts are limited per account and per IP address.',
    body: loginForm,
    responses: { 200: z.object({ user }), ...problems(401) },
  },
  register: {
    ...endpoints.auth.register,
    ...forEveryone,
    summary: 'Create an account',
    description:
      'Creates the player and credits the welcome offer in one transaction. Does not sign the player in. `region_blocked` also names the field `us_state`. An email that already has an account gets the same response and changes nothing, so the response does not reveal which emails are registered.',
    body: registerForm,
    responses: { 201: z.object({ user }) },
  },
  logout: {
    ...endpoints.auth.logout,
    ...signingOut,
    summary: 'Sign out',
    description: 'Deletes the session. Returns the same response when no session exists.',
    body: c.noBody(),
    responses: { 204: c.noBody() },
  },
  me: {
    ...endpoints.auth.me,
    ...forPlayers,
    summary: 'Get the signed-in player',
    description: 'Returns the profile and the restrictions that currently apply.',
    responses: { 200: z.object({ user }), ...problems(401) },
  },
  reAuthenticate: {
    ...endpoints.auth.reAuthenticate,
    ...forPlayersReauthenticating,
    summary: 'Confirm the password',
    description:
      'Call this after `reauthentication_required`, then repeat the rejected call. The session continues with a new cookie, and the old cookie stops working. Attempts are limited in the same way as sign-in.',
    body: passwordAgainForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
  verifyEmail: {
    ...endpoints.auth.verifyEmail,
    ...forEveryone,
    summary: 'Verify an email address',
    description:
      'Requires the token from the mailed link. The token works once, for 48 hours; otherwise the call returns `link_invalid`. Coins that were held until verification are credited.',
    body: emailTokenForm,
    responses: { 204: c.noBody() },
  },
  resendVerification: {
    ...endpoints.auth.resendVerification,
    ...forPlayers,
    summary: 'Resend the verification link',
    description:
      'Returns the same response if the address is already verified, or if the daily limit of mails to it is reached.',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
  forgotPassword: {
    ...endpoints.auth.forgotPassword,
    ...forEveryone,
    summary: 'Request a password reset link',
    description: 'Returns the same response, after the same work, whether or not the email has an account.',
    body: forgotPasswordForm,
    responses: { 204: c.noBody() },
  },
  resetPassword: {
    ...endpoints.auth.resetPassword,
    ...forEveryone,
    summary: 'Set a new password',
    description:
      'Requires the token from the mailed link. The token works once, for one hour; otherwise the call returns `link_invalid`. Ends every session of the account and verifies its email address. Does not sign the player in.',
    body: resetPasswordForm,
    responses: { 204: c.noBody() },
  },
  requestSignInLink: {
    ...endpoints.auth.requestSignInLink,
    ...forEveryone,
    summary: 'Request a sign-in link',
    description:
      'Mails a link that signs the player in without the password, for example while the password is locked after too many wrong attempts. Returns the same response whether or not the email has an account. No second link is mailed while the first one is valid for at least five more minutes. An unverified email gets a password reset link instead.',
    body: signInLinkForm,
    responses: { 204: c.noBody() },
  },
  signInByLink: {
    ...endpoints.auth.signInByLink,
    ...signingIn,
    summary: 'Sign in with a mailed link',
    description:
      'Requires the token from the link. The token works once, for 15 minutes; otherwise the call returns `link_invalid`. Sets the session cookie, even while the password is locked. `totp_required` requests the second factor as in sign-in, and the link stays valid.',
    body: signInByLinkForm,
    responses: { 200: z.object({ user }), ...problems(401) },
  },
});

import { staffCodes, staffSession, totp } from '@goldwren/rules';

export const signInMessages = {
  title: 'Sign in to the back office',
  expired: `Your session has ended: it does after ${staffSession.idleMinutes} quiet minutes and after ${staffSession.absoluteHours} hours. Sign in again to go on where you were.`,
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: `The ${totp.digits} digits that your authenticator app shows now. Each code works once.`,
  submit: 'Sign in',
  failed: `Email, password or code is wrong. A code that was used before needs the next one. More than ${staffCodes.perHour} wrong codes in an hour lock the account: ask an administrator to unlock it.`,
  again: {
    title: 'Is it still you?',
    text: 'This action needs a recent proof that it is you. Enter your password and a new code to continue.',
    ended: 'Your session has ended. Sign in again to continue. What you typed on this page is still there.',
    endedTitle: 'Sign in again',
    submit: 'Go on',
    failed: 'Password or code is wrong. A code that was used before needs the next one.',
  },
} as const;

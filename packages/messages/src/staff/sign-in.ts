import { staffCodes, staffSession, totp } from '@goldwren/rules';

export const signInMessages = {
  title: 'Sign in to the back office',
  expired: `Your session has ended. Sessions end after ${staffSession.idleMinutes} idle minutes, or after ${staffSession.absoluteHours} hours. Sign in again to continue.`,
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: `The ${totp.digits} digits that your authenticator app shows now. Each code works once.`,
  submit: 'Sign in',
  failed: `Incorrect email, password or code. If you have used this code before, wait for the next one. More than ${staffCodes.perHour} wrong codes in an hour lock the account. Ask an administrator to unlock it.`,
  again: {
    title: 'Confirm that it is you',
    text: 'Enter your password and a new code to continue.',
    ended: 'Your session has ended. Sign in again to continue. Your entries on this page are not lost.',
    endedTitle: 'Sign in again',
    submit: 'Continue',
    failed: 'Incorrect password or code. If you have used this code before, wait for the next one.',
  },
} as const;

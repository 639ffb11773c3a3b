import { staffSession, totp } from '@goldwren/rules';

export const signInWords = {
  title: 'Sign in to the back office',
  expired: `Your session has ended: it does after ${staffSession.idleMinutes} quiet minutes and after ${staffSession.absoluteHours} hours. Sign in again to go on where you were.`,
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: `The ${totp.digits} digits that your authenticator app shows now. Each code works once.`,
  submit: 'Sign in',
  failed: 'Email, password or code is wrong. A code that was used before needs the next one.',
  again: {
    title: 'Is it still you?',
    text: 'What you are about to do touches money or documents. Give your password and a new code to go on.',
    submit: 'Go on',
    failed: 'Password or code is wrong. A code that was used before needs the next one.',
  },
} as const;

import { account, staffCodes, staffSession, totp } from '@goldwren/rules';

export const signInMessages = {
  title: 'Sign in to the back office',
  expired: `Your session has ended. Sessions end after ${staffSession.idleMinutes} idle minutes, or after ${staffSession.absoluteHours} hours. Sign in again to continue.`,
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeHint: `The ${totp.digits} digits that your authenticator app shows now. Each code works once.`,
  submit: 'Sign in',
  failed: `Incorrect email, password or code. If you have used this code before, wait for the next one. More than ${staffCodes.perHour} wrong codes in an hour lock the account. Ask an administrator to unlock it.`,
  provider: {
    button: (name: string) => `Sign in with ${name}`,
    or: 'Or with your password',
    codeTitle: 'Enter your code',
    codeText: (name: string) => `You are ${name}. Enter the code of your authenticator app to finish.`,
    wrongCode: `Incorrect code. If you have used this code before, wait for the next one. More than ${staffCodes.perHour} wrong codes in an hour lock the account.`,
    over: 'This sign-in has expired, was used, or was started in another tab. Sign in again.',
    refused: 'The sign-in was canceled or refused. Try again, or sign in with your password.',
    unverified: 'Your email address is not verified there. Ask your IT team to verify it.',
    noAccount: 'There is no active staff account for you. Ask an administrator for an invitation.',
    down: 'The sign-in service does not answer. Try again, or sign in with your password.',
  },
  again: {
    title: 'Confirm that it is you',
    text: 'Enter your password and a new code to continue.',
    ended: 'Your session has ended. Sign in again to continue. Your entries on this page are not lost.',
    endedTitle: 'Sign in again',
    submit: 'Continue',
    failed: 'Incorrect password or code. If you have used this code before, wait for the next one.',
  },
} as const;

/** The page of the link in an invitation. */
export const setUpMessages = {
  newTitle: 'Set up your account',
  resetTitle: 'Set up your second factor',
  loading: 'Checking the link…',
  who: (name: string, email: string) => `${name}, ${email}`,
  invalid: 'This link does not work. It was used or replaced, or it has expired. Ask an administrator for a new one.',
  scan: 'Add this key to an authenticator app. Then enter the code that the app shows.',
  openApp: 'On your phone: open the authenticator app',
  key: 'Key:',
  newPassword: 'New password',
  newPasswordHint: `At least ${account.passwordMinLength} characters.`,
  currentPassword: 'Your password',
  submit: 'Save',
  doneTitle: 'Your account is set up',
  done: 'Sign in with your password and the next code of the app.',
  signIn: 'Sign in',
  wrongPassword: 'Incorrect password.',
} as const;

import { session } from '@goldwren/rules';

/** The second password check before a sensitive action, in case a stranger uses an unlocked device. */
export const passwordAgain = {
  title: 'Confirm your password',
  why: `You have been inactive for more than ${session.freshIdleMinutes} minutes. Enter your password to confirm that it is you. Your entries are not lost.`,
  password: 'Password',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  cancel: 'Cancel',
  wrongPassword: 'Incorrect password. Try again.',
};

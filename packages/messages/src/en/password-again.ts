import { session } from '@goldwren/rules';

/** The password, asked for once more before something that a stranger at an unlocked device must not do. */
export const passwordAgain = {
  title: 'Confirm that it is you',
  why: `Your session has been idle for more than ${session.freshIdleMinutes} minutes, so we ask for your password before anything that a stranger at your device must not do. What you have entered is kept.`,
  password: 'Password',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  cancel: 'Cancel',
  wrongPassword: 'This is not your password. Try again.',
};

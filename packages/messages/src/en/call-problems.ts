import { site } from './site.ts';

const { unreachable } = site.problems;

/** What each place says when the server gave no sentence of its own; the quoted ones of the specification verbatim. */
export const callProblems = {
  unreachable,
  login: {
    network: 'Cannot connect to server. Please make sure the backend is running.',
    wordless: 'Login failed. Please check your credentials.',
  },
  register: {
    network: 'The server could not be reached.',
    wordless: 'Registration failed. Please check your information.',
    own: 'Registration failed. Please try again.',
  },
  submission: 'Submission failed',
  checkout: {
    title: 'Checkout failed. Please try again.',
    network: 'We could not reach the server. You have not been charged.',
    wordless: 'The payment page could not be prepared. You have not been charged.',
  },
  bonus: 'Your bonus could not be claimed. Please try again.',
  emailLink: 'This could not be done. Please try again.',
  region: 'This could not be saved. Please try again.',
};

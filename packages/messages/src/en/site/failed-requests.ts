import { site } from './site.ts';

const { unreachable } = site.problems;

/** Messages for failures without a message from the server. Those that the specification quotes are verbatim. */
export const failedRequests = {
  unreachable,
  login: {
    network: 'Cannot connect to server. Please make sure the backend is running.',
    wordless: 'Login failed. Please check your credentials.',
  },
  register: {
    network: 'We could not reach the server.',
    wordless: 'Registration failed. Please check your information.',
    own: 'Registration failed. Please try again.',
  },
  submission: 'Submission failed',
  checkout: {
    title: 'Checkout failed. Please try again.',
    network: 'We could not reach the server. You have not been charged.',
    wordless: 'We could not open the payment page. You have not been charged.',
  },
  bonus: 'We could not add your bonus. Please try again.',
  emailLink: 'We could not send the link. Please try again.',
  region: 'We could not save this. Please try again.',
};

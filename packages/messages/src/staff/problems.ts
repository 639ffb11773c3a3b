import type { ProblemCode } from '@goldwren/contracts/problem';

/** Messages for staff that replace the API's message for players. Other problems show the API's message. */
const forStaff: Partial<Record<ProblemCode, string>> = {
  unauthenticated: 'Your session has ended. Sign in again.',
  forbidden: 'Your role does not allow this.',
  not_found: 'We could not find this. It may have been removed.',
  internal_error:
    'Something went wrong on the server. Nothing was changed. Try again. If it continues, contact engineering.',
  unavailable: 'The server is too busy at the moment. Try again shortly.',
};

export const staffProblems = {
  forStaff,
  network: 'Could not reach the server, so your request may or may not have arrived. Check your connection.',
  wordless: 'The server sent an unreadable response. Try again.',
} as const;

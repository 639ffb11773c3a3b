import type { ProblemCode } from '@goldwren/contracts/problem';

/** What staff are told instead of the sentence that the API has for players. Every other problem speaks for itself. */
const forStaff: Partial<Record<ProblemCode, string>> = {
  unauthenticated: 'Your session has ended. Sign in again.',
  forbidden: 'Your role does not allow this.',
  not_found: 'There is nothing here, or not any more.',
  internal_error: 'Something broke on the server. Nothing was changed; try again, and tell engineering if it stays.',
  unavailable: 'The server is too busy at the moment. Try again shortly.',
};

export const staffProblems = {
  forStaff,
  network: 'The server could not be reached. Check the connection; what you sent may or may not have arrived.',
  wordless: 'The server answered something unreadable. Try again.',
} as const;

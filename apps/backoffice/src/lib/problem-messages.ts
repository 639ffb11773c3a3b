import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import { staffProblems } from '@goldwren/messages/staff/problems';

/**
 * Converts any thrown error to a sentence for staff. `own` has sentences for codes with a special meaning on
 * the current screen.
 */
export function sentenceOf(error: unknown, own: Readonly<Record<string, string>> = {}): string {
  if (error instanceof NetworkProblem) return staffProblems.network;
  if (!(error instanceof ApiProblem) || error.code === 'unreadable_answer') return staffProblems.wordless;
  return own[error.code] ?? staffProblems.forStaff[error.code] ?? error.message;
}

/** The request ID with which engineers can find the error. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiProblem ? error.requestId : null;
}

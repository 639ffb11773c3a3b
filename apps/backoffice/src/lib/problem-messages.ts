import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import { cellMessages } from '@goldwren/messages/staff/cells';
import { staffProblems } from '@goldwren/messages/staff/problems';
import { IncompleteList } from './lists/incomplete-list.ts';

/**
 * Converts any thrown error to a sentence for staff. `own` has sentences for codes with a special meaning on
 * the current screen.
 */
export function sentenceOf(error: unknown, own: Readonly<Record<string, string>> = {}): string {
  if (error instanceof NetworkProblem) return staffProblems.network;
  if (error instanceof IncompleteList) return cellMessages.incomplete(error.cells);
  if (!(error instanceof ApiProblem) || error.code === 'unreadable_answer') return staffProblems.wordless;
  return own[error.code] ?? staffProblems.forStaff[error.code] ?? error.message;
}

/** The request ID with which engineers can find the error. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiProblem ? error.requestId : null;
}

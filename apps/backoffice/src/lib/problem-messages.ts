import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import { staffProblems } from '@goldwren/messages/staff/problems';

/** Turns whatever a call threw into a sentence for staff; `own` has words for codes that mean something special here. */
export function sentenceOf(error: unknown, own: Readonly<Record<string, string>> = {}): string {
  if (error instanceof NetworkProblem) return staffProblems.network;
  if (!(error instanceof ApiProblem) || error.code === 'unreadable_answer') return staffProblems.wordless;
  return own[error.code] ?? staffProblems.forStaff[error.code] ?? error.message;
}

/** What engineering can look up. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiProblem ? error.requestId : null;
}

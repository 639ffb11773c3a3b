import { codeOfProblem } from '@goldwren/contracts/client';
import { describeProblem } from '../../lib/describe-problem.ts';

/** Why the server did not do it, in words; null where the player has left the question for the password. */
export function whyRefused(error: unknown): string | null {
  return codeOfProblem(error) === 'reauthentication_required' ? null : describeProblem(error, 'submission').text;
}

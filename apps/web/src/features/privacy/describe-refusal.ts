import { getProblemCode } from '@goldwren/contracts/client';
import { describeProblem } from '../../lib/problems/describe-problem.ts';

/** The reason why the server rejected the call. Null when the player has dismissed the password dialog. */
export function describeRefusal(error: unknown): string | null {
  return getProblemCode(error) === 'reauthentication_required' ? null : describeProblem(error, 'submission').text;
}

import { markSignedIn, type Person } from '../../players/public.ts';
import { provePassword } from '../passwords/prove-password.ts';
import {
  checkSecondFactor,
  type SecondFactorDeps,
  type SecondFactorProof,
} from '../second-factor/check-second-factor.ts';
import type { Attempt } from './sign-in-rate-limit.ts';

/**
 * Checks email and password, and then the second factor when it is on.
 * @throws Problem as `provePassword` and `checkSecondFactor`. Only a correct password reveals whether there is a second
 *   factor.
 */
export async function logIn(
  deps: SecondFactorDeps,
  attempt: Attempt & SecondFactorProof & { readonly password: string },
): Promise<Person> {
  const { player } = await provePassword(deps, attempt);
  await checkSecondFactor(deps, player, attempt);
  await markSignedIn(deps.database.db, player.id);
  return player;
}

import { markSignedIn, type Person } from '../../players/public.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { passSecondFactor, type SecondFactorDeps, type SecondProof } from '../second-factor/check-second-factor.ts';
import type { Attempt } from './sign-in-throttle.ts';

/**
 * Checks email and password, and then the second factor of whoever has one.
 * @throws Problem as `provePassword` and `passSecondFactor` do: whether there is a second factor is for who has the password.
 */
export async function logIn(
  deps: SecondFactorDeps,
  attempt: Attempt & SecondProof & { readonly password: string },
): Promise<Person> {
  const { player } = await provePassword(deps, attempt);
  await passSecondFactor(deps, player, attempt);
  await markSignedIn(deps.database.db, player.id);
  return player;
}

import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Person, selectCredentials } from '../../players/public.ts';
import { admit } from '../../throttle/public.ts';
import { type Attempt, countedUnder, forgiveAttempt } from '../sign-in/sign-in-throttle.ts';
import { verifyPassword } from './password-hash.ts';

/** Whose the password is, and the hash that it fits. */
export interface ProvenOwner {
  readonly player: Person;
  readonly passwordHash: string;
}

/**
 * Checks email and password. The same work is done and the same answer given for an unknown email and a wrong password.
 * @throws Problem `invalid_credentials`; `account_closed`, to its owner alone; `rate_limited` after too many failures.
 */
export async function provePassword(
  { database }: Pick<Context, 'database'>,
  attempt: Attempt & { readonly password: string },
): Promise<ProvenOwner> {
  const { db } = database;
  await admit(db, countedUnder(attempt));
  const found = await selectCredentials(db, attempt.email);
  const fits = await verifyPassword(found?.passwordHash ?? null, attempt.password);
  if (!found || !fits) throw new Problem('invalid_credentials');
  await forgiveAttempt(db, attempt);
  if (found.isClosed) throw new Problem('account_closed');
  return found;
}

import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type Person, selectCredentials } from '../players/public.ts';
import { rememberAddress } from './auth.store.ts';
import { verifyPassword } from './password.ts';
import { admitAttempt, attemptOf, recordFailure, recordSuccess } from './sign-in-throttle.ts';

/**
 * Checks email and password. The same work is done and the same answer given for an unknown email and a wrong password.
 * @throws Problem `invalid_credentials`, or `rate_limited` after too many failures.
 */
export async function logIn(
  database: Database,
  credentials: { email: string; password: string; address: string },
): Promise<Person> {
  const db = database.db;
  const attempt = attemptOf(credentials.email, credentials.address);
  await admitAttempt(db, attempt);
  const found = await selectCredentials(db, credentials.email);
  const fits = await verifyPassword(found?.passwordHash ?? null, credentials.password);
  if (!found || !fits) {
    await recordFailure(db, attempt);
    throw new Problem('invalid_credentials');
  }
  await recordSuccess(db, attempt);
  await rememberAddress(db, found.player.id, attempt.addressHash);
  return found.player;
}

import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Person, selectCredentials } from '../../players/public.ts';
import { consumeRateLimit } from '../../rate-limits/public.ts';
import { type Attempt, clearFailedAttempts, rateLimitKeysOf } from '../sign-in/sign-in-rate-limit.ts';
import { verifyPassword } from './password-hash.ts';

/** The player whose password matched, with the hash that it matched. */
export interface ProvenOwner {
  readonly player: Person;
  readonly passwordHash: string;
}

/**
 * Checks email and password. An unknown email and a wrong password take the same work and get the same response.
 * @throws Problem `invalid_credentials`; `account_closed`, only with the right password; `rate_limited` after too many
 *   failures.
 */
export async function provePassword(
  { database }: Pick<Context, 'database'>,
  attempt: Attempt & { readonly password: string },
): Promise<ProvenOwner> {
  const { db } = database;
  await consumeRateLimit(db, rateLimitKeysOf(attempt));
  const found = await selectCredentials(db, attempt.email);
  const fits = await verifyPassword(found?.passwordHash ?? null, attempt.password);
  if (!found || !fits) throw new Problem('invalid_credentials');
  await clearFailedAttempts(db, attempt);
  if (found.isClosed) throw new Problem('account_closed');
  return found;
}

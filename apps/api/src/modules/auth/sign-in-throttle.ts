import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { clearFailures, countFailures, isKnownAddress, readFailures } from './auth.store.ts';

/** Failures within a window after which a key has to wait for the window's end. */
const windowMinutes = 15;
const limits = {
  /** One address against one account. */
  pair: 5,
  /** One address against all accounts. */
  address: 50,
  /** All strange addresses against one account; addresses the owner has used before are exempt. */
  account: 50,
} as const;

export { windowMinutes as throttleWindowMinutes };

/** One attempt to sign in, as the throttle sees it. Emails and addresses are kept only as hashes. */
export interface Attempt {
  readonly email: string;
  readonly addressHash: Buffer;
  readonly keys: { readonly pair: string; readonly address: string; readonly account: string };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function attemptOf(email: string, address: string): Attempt {
  const account = digest(email.toLowerCase()).toString('base64url');
  const addressHash = digest(address);
  const from = addressHash.toString('base64url');
  return {
    email,
    addressHash,
    keys: { pair: `pair:${account}:${from}`, address: `address:${from}`, account: `account:${account}` },
  };
}

/**
 * Admits an attempt and counts it against its pair before the password is looked at: of many attempts sent at once no
 * more get through than one after the other.
 * @throws Problem `rate_limited` with the time to wait. Says nothing of whether the account exists.
 */
export async function admitAttempt(db: Db, attempt: Attempt): Promise<void> {
  const failures = await readFailures(db, Object.values(attempt.keys), windowMinutes);
  const over = (Object.keys(limits) as (keyof typeof limits)[]).filter(
    (kind) => (failures.get(attempt.keys[kind])?.failures ?? 0) >= limits[kind],
  );
  const onlyAccount = over.length === 1 && over[0] === 'account';
  if (over.length > 0 && !(onlyAccount && (await isKnownAddress(db, attempt.email, attempt.addressHash)))) {
    throw tooMany(Math.max(...over.map((kind) => failures.get(attempt.keys[kind])?.secondsLeft ?? 1), 1));
  }
  const tried = await countFailures(db, [attempt.keys.pair], windowMinutes);
  if (tried > limits.pair) throw tooMany(windowMinutes * 60);
}

function tooMany(waitSeconds: number): Problem {
  return new Problem('rate_limited', {
    message: `Too many attempts. Please wait ${Math.ceil(waitSeconds / 60)} minutes and try again.`,
    retryAfterSeconds: waitSeconds,
  });
}

/** The pair was counted at admission. */
export async function recordFailure(db: Db, { keys }: Attempt): Promise<void> {
  await countFailures(db, [keys.address, keys.account], windowMinutes);
}

/** A success clears this address's own failures only: the account stays guarded against others. */
export function recordSuccess(db: Db, attempt: Attempt): Promise<void> {
  return clearFailures(db, [attempt.keys.pair]);
}

import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { Problem } from '../../../platform/problem.ts';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash takes tens of milliseconds of a core and 19 MiB. One at a time and kind, so that whoever floods the sign-up
 * form makes other sign-ups wait, never sign-ins, and never the rest of the house.
 */
const lanes = { signUp: new PQueue({ concurrency: 1 }), signIn: new PQueue({ concurrency: 1 }) } as const;
/** About two seconds' worth; who comes then is told to come back. */
const maxWaiting = 40;
const retryAfterSeconds = 3;

async function inLane<T>(lane: keyof typeof lanes, work: () => Promise<T>): Promise<T> {
  if (lanes[lane].size >= maxWaiting) throw new Problem('unavailable', { retryAfterSeconds });
  return lanes[lane].add(work);
}

/** Of a password that nobody can type; verified against when the email is unknown, so that both cost the same. */
const nobodysHash = hash(`\u0000${crypto.randomUUID()}`, parameters);

/** @throws Problem `unavailable` when too many are waiting for theirs. */
export function hashPassword(password: string): Promise<string> {
  return inLane('signUp', () => hash(password, parameters));
}

/**
 * Does the password fit? `encoded` null (no such account) costs the same work and is never true.
 * @throws Problem `unavailable` when too many are waiting for theirs.
 */
export async function verifyPassword(encoded: string | null, password: string): Promise<boolean> {
  const against = encoded ?? (await nobodysHash);
  const fits = await inLane('signIn', () => verify(against, password));
  return encoded !== null && fits;
}

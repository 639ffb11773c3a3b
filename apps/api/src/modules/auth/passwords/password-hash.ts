import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { Problem } from '../../../platform/problem.ts';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash takes tens of milliseconds of a CPU core and 19 MiB. Each queue runs one at a time. A flood of sign-ups
 * therefore delays only other sign-ups, never sign-ins or other requests.
 */
const queues = { signUp: new PQueue({ concurrency: 1 }), signIn: new PQueue({ concurrency: 1 }) } as const;
/** About two seconds of work. Further requests are rejected with a retry time. */
const maxWaiting = 40;
const retryAfterSeconds = 3;

async function inQueue<T>(name: keyof typeof queues, work: () => Promise<T>): Promise<T> {
  if (queues[name].size >= maxWaiting) throw new Problem('unavailable', { retryAfterSeconds });
  return queues[name].add(work);
}

/**
 * The hash of a password that cannot be typed. It is verified for unknown emails, so that both cases take the same
 * time.
 */
const unknownPasswordHash = hash(`\u0000${crypto.randomUUID()}`, parameters);

/** @throws Problem `unavailable` when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return inQueue('signUp', () => hash(password, parameters));
}

/**
 * Returns whether the password matches. A null `encoded` (no such account) takes the same time and never matches.
 * @throws Problem `unavailable` when the queue is full.
 */
export async function verifyPassword(encoded: string | null, password: string): Promise<boolean> {
  const against = encoded ?? (await unknownPasswordHash);
  const fits = await inQueue('signIn', () => verify(against, password));
  return encoded !== null && fits;
}

import { createHash } from 'node:crypto';
import { type RateLimitName, rateLimits } from '@goldwren/rules';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { incrementCounts } from './rate-limits.store.ts';

/** What is counted: a rate limit, and its subject (an address, an account or both). */
export interface Counted {
  readonly rateLimit: RateLimitName;
  readonly subject: string;
}

/** Recent refusals of the database are repeated from memory, so that a flood causes one write per second. */
const rememberedMs = 1_000;
const rememberedKeys = 10_000;
/** The remaining seconds of the window, by key. */
type Refused = LRUCache<string, number>;
const refusedByDatabase = new WeakMap<object, Refused>();

function refusedIn(db: Db): Refused {
  const known = refusedByDatabase.get(db.$client);
  if (known) return known;
  const fresh: Refused = new LRUCache({ max: rememberedKeys, ttl: rememberedMs });
  refusedByDatabase.set(db.$client, fresh);
  return fresh;
}

/** `signInPair:…`: the name and a hash, so that the table contains neither emails nor addresses. */
export function rateLimitKey({ rateLimit, subject }: Counted): string {
  return `${rateLimit}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/**
 * Counts a request under every key and rejects it when one is over its limit. Call it before expensive work.
 * The database counts, so the limit applies to concurrent requests in all processes.
 * @throws Problem `rate_limited` with the seconds until the last of the exceeded windows ends. It does not reveal which
 *   limit was reached.
 */
export async function consumeRateLimit(db: Db, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map((one) => ({ key: rateLimitKey(one), ...rateLimits[one.rateLimit] }));
  const refused = refusedIn(db);
  const known = Math.max(0, ...keys.map(({ key }) => refused.get(key) ?? 0));
  if (known > 0) throw rateLimited(known);
  const counts = new Map((await incrementCounts(db, keys)).map((row) => [row.key, row]));
  const over = keys.flatMap(({ key, limit }) => {
    const row = counts.get(key);
    return row && row.requests > limit ? [row] : [];
  });
  for (const { key, secondsLeft } of over) refused.set(key, secondsLeft);
  if (over.length > 0) throw rateLimited(Math.max(...over.map(({ secondsLeft }) => secondsLeft), 1));
}

function rateLimited(retryAfterSeconds: number): Problem {
  return new Problem('rate_limited', { params: { seconds: retryAfterSeconds }, retryAfterSeconds });
}

import { createHash } from 'node:crypto';
import { type ThrottleName, throttles } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { countMore } from './throttle.store.ts';

/** One thing that is counted: under which throttle, and for whom (an address, an account, both). */
export interface Counted {
  readonly throttle: ThrottleName;
  readonly subject: string;
}

/** A refusal that a moment ago came from the database is repeated from here: a flood costs it one write a second. */
const rememberedMs = 1_000;
const rememberedKeys = 10_000;
type Refused = Map<string, { untilMs: number; secondsLeft: number }>;
const refusedByDatabase = new WeakMap<object, Refused>();

function refusedIn(db: Db): Refused {
  const known = refusedByDatabase.get(db.$client);
  if (known) return known;
  const fresh: Refused = new Map();
  refusedByDatabase.set(db.$client, fresh);
  return fresh;
}

/** `signInPair:…`: the name and a hash, so that the table tells neither emails nor addresses. */
export function throttleKey({ throttle, subject }: Counted): string {
  return `${throttle}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/**
 * Counts a request under every key and admits it when none is over its limit. Call it before the dear work: the count
 * is the database's, so of many requests at once to many processes no more get through than the limit says.
 * @throws Problem `rate_limited` with the seconds until the window of the fullest key ends. It says nothing of why.
 */
export async function admit(db: Db, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map((one) => ({ key: throttleKey(one), ...throttles[one.throttle] }));
  const refused = refusedIn(db);
  const known = Math.max(0, ...keys.map(({ key }) => secondsLeftOf(refused, key)));
  if (known > 0) throw tooMany(known);
  const counts = new Map((await countMore(db, keys)).map((row) => [row.key, row]));
  const over = keys.flatMap(({ key, limit }) => {
    const row = counts.get(key);
    return row && row.asked > limit ? [row] : [];
  });
  for (const { key, secondsLeft } of over) remember(refused, key, secondsLeft);
  if (over.length > 0) throw tooMany(Math.max(...over.map(({ secondsLeft }) => secondsLeft), 1));
}

function tooMany(retryAfterSeconds: number): Problem {
  return new Problem('rate_limited', { params: { seconds: retryAfterSeconds }, retryAfterSeconds });
}

function secondsLeftOf(refused: Refused, key: string): number {
  const known = refused.get(key);
  if (!known) return 0;
  if (known.untilMs > Date.now()) return known.secondsLeft;
  refused.delete(key);
  return 0;
}

function remember(refused: Refused, key: string, secondsLeft: number): void {
  refused.delete(key);
  refused.set(key, { untilMs: Date.now() + rememberedMs, secondsLeft });
  if (refused.size > rememberedKeys) refused.delete(refused.keys().next().value as string);
}

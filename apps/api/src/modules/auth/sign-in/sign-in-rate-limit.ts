import type { Db } from '../../../platform/database.ts';
import { type Counted, refundRateLimit, resetCounts } from '../../rate-limits/public.ts';

/** One sign-in attempt, as its rate limits count it. */
export interface Attempt {
  /** The email in the form of `canonicalEmail` (packages/rules), by which accounts are found. */
  readonly email: string;
  /** The network of the request, in the format of http/caller/network-of.ts. */
  readonly network: string;
  /** The id of this browser's device cookie, when the owner has signed in to this account here before. */
  readonly device: string | null;
}

/**
 * Returns the keys under which an attempt is counted.
 * A browser that the owner has used before is counted separately, so strangers' guesses cannot lock the owner out of
 * it, not even from the same network.
 * All other attempts are counted by network, by account and by both. Emails without an account are counted in the same
 * way.
 */
export function rateLimitKeysOf({ email: account, network, device }: Attempt): readonly Counted[] {
  if (device !== null) return [{ rateLimit: 'signInDevice', subject: `${account}|${device}` }];
  return [
    { rateLimit: 'signInPair', subject: `${account}|${network}` },
    { rateLimit: 'signInAddress', subject: network },
    { rateLimit: 'signInAccount', subject: account },
  ];
}

/**
 * After a success, clears the failures of this browser or network at this account. The wider keys are refunded this
 * attempt only.
 */
export async function clearFailedAttempts(db: Db, attempt: Attempt): Promise<void> {
  const [own, ...wider] = rateLimitKeysOf(attempt);
  if (own) await resetCounts(db, [own]);
  if (wider.length > 0) await refundRateLimit(db, wider);
}

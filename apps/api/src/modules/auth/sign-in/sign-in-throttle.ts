import type { Db } from '../../../platform/database.ts';
import { type Counted, giveBack, startAfresh } from '../../throttle/public.ts';

/** One attempt to sign in, as the throttle sees it. */
export interface Attempt {
  /** As `canonicalEmail` (packages/rules) writes it: the text that the account is found by. */
  readonly email: string;
  /** Where it comes from, as http/network-of.ts writes it. */
  readonly network: string;
  /** The id in this browser's device cookie when its owner has signed in to this very account here before. */
  readonly device: string | null;
}

/**
 * What an attempt counts under. A browser that the owner has used before is counted by itself, so that no number of
 * strangers' guesses, not even from the same network, locks the owner out of it; all others are counted by network, by
 * account, and by both. Emails without an account are counted alike.
 */
export function countedUnder({ email: account, network, device }: Attempt): readonly Counted[] {
  if (device !== null) return [{ throttle: 'signInDevice', subject: `${account}|${device}` }];
  return [
    { throttle: 'signInPair', subject: `${account}|${network}` },
    { throttle: 'signInAddress', subject: network },
    { throttle: 'signInAccount', subject: account },
  ];
}

/** A success clears what this browser or network got wrong at this account, and does not count for the wider keys. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const [own, ...wider] = countedUnder(attempt);
  if (own) await startAfresh(db, [own]);
  if (wider.length > 0) await giveBack(db, wider);
}

import type { WithheldRound } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';
import type { Coins } from './round-types.ts';

/**
 * `verified`: the round was fixed before this browser made its seed. `elsewhere`: the round matches its own secret, but its
 * seed or a decision came from another browser. `unavailable`: the browser cannot check; this is not a violation.
 */
export type Verification =
  | { readonly result: 'verified' | 'elsewhere' | 'unavailable' }
  | { readonly result: 'mismatch'; readonly codes: readonly ViolationCode[] };

/**
 * Why a session was not checked. `insecure`: the browser has no cryptography on this connection. `other_maths`: this site no
 * longer has the maths version of the session. `no_log`: this browser has no log of the session, because its storage was
 * cleared or blocked. `not_loaded`: the records or the key could not be loaded. The next visit tries again.
 */
export type Unchecked = 'insecure' | 'other_maths' | 'no_log' | 'not_loaded';

/** The check of a whole session after its seed is revealed. */
export type SessionCheck =
  | { readonly result: 'unavailable'; readonly reason: Unchecked }
  | {
      readonly result: 'verified' | 'mismatch';
      readonly codes: readonly ViolationCode[];
      readonly rounds: number;
      /** The rounds whose seed or decisions came from another browser. */
      readonly elsewhere: number;
      /** The rounds that ended with the default action while this browser did not watch, and how many of them paid nothing. */
      readonly byDefault: { readonly rounds: number; readonly lost: number };
      /** Changes of the balances during the session that none of its rounds explains, in hundredths. */
      readonly otherChanges: Coins;
      /** The rounds that this browser requested and did not get. */
      readonly withheld: readonly WithheldRound[];
    };

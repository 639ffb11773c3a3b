/** Why a round could not be checked. */
export type Unavailable = 'insecure' | 'outdated' | 'failed';
/** What of a round did not fit its replay. */
export type Mismatch =
  | 'nonce'
  | 'stake'
  | 'client_seed'
  | 'commitment_changed'
  | 'not_over'
  | 'payout'
  | 'events'
  | 'first_cards'
  | 'replay'
  | 'round_key'
  | 'commitment';

/** `unavailable` is no accusation: the browser lacks the means. `mismatch` is one, and says what did not fit. */
export type Verification =
  | { readonly result: 'verified' }
  | { readonly result: 'unavailable'; readonly why: Unavailable }
  | { readonly result: 'mismatch'; readonly what: readonly Mismatch[] };

/** The check of a whole session once its seed is revealed. */
export interface SessionCheck {
  readonly result: 'verified' | 'unavailable' | 'mismatch';
  /** SHA-256 of the revealed seed is the commitment from the start. */
  readonly seedMatches: boolean;
  /** Rounds whose key derives from the revealed seed, of all rounds checked. */
  readonly keysMatching: number;
  readonly keysChecked: number;
}

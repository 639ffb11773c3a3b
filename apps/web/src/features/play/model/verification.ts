import type { ViolationCode } from '../../../shared/fairness/violation.ts';

/**
 * `verified`: the round was fixed before this browser made its seed. `elsewhere`: the round matches its own secret, but its
 * seed or a decision came from another device. `unavailable`: the browser cannot check; this is not a violation.
 */
export type Verification =
  | { readonly result: 'verified' | 'elsewhere' | 'unavailable' }
  | { readonly result: 'mismatch'; readonly codes: readonly ViolationCode[] };

/** The check of a whole session after its seed is revealed. */
export interface SessionCheck {
  readonly result: 'verified' | 'unavailable' | 'mismatch';
  readonly codes: readonly ViolationCode[];
  readonly rounds: number;
}

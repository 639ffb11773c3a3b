import type { AlarmCode } from '../../../shared/fairness/alarm.ts';

/**
 * `verified`: the round is the one fixed before this browser made its seed. `elsewhere`: it fits its own secret, but its
 * seed or a decision came from another device. `unavailable` is no accusation: the browser lacks the means.
 */
export type Verification =
  | { readonly result: 'verified' | 'elsewhere' | 'unavailable' }
  | { readonly result: 'mismatch'; readonly codes: readonly AlarmCode[] };

/** The check of a whole session once its seed is revealed. */
export interface SessionCheck {
  readonly result: 'verified' | 'unavailable' | 'mismatch';
  readonly codes: readonly AlarmCode[];
  readonly rounds: number;
}

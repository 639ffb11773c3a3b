import type { PayoutMethod } from '@goldwren/rules';

/** One payment, as whoever makes it needs it. */
export interface PayoutOrder {
  readonly payoutId: string;
  /** The player's own name: identity was verified under it, and the destination must be theirs. */
  readonly payee: string;
  /** Where it goes, in full. */
  readonly details: string;
  /** US dollars, `"1234.50"`. */
  readonly amount: string;
}

/**
 * Who makes the payments. Everything before is done: approved, screened, withheld. A provider that pays by itself would
 * report each outcome as `recordPaid` or `recordFailed`; the manual one hands finance a file and waits for them to do so.
 */
export interface PayoutProvider {
  readonly name: string;
  /** The orders of one batch and method, as the file that is taken to the bank or provider. */
  fileOf(batch: { readonly id: string; readonly method: PayoutMethod }, orders: readonly PayoutOrder[]): Uint8Array;
}

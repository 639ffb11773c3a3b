import type { PayoutMethod } from '@goldwren/rules';

/** The data of one payment. */
export interface PayoutOrder {
  readonly payoutId: string;
  /** The player's verified name. The destination must belong to them. */
  readonly payee: string;
  /** The full destination. */
  readonly details: string;
  /** US dollars, `"1234.50"`. */
  readonly amount: string;
}

/**
 * A provider makes payments that are already approved, screened and reduced by withholding.
 * It creates a file, and finance records the outcomes. Providers that pay through an API are in src/payout-apis.
 */
export interface PayoutProvider {
  readonly name: string;
  /** Builds the file for the bank or provider from the orders of one batch and method. */
  fileOf(batch: { readonly id: string; readonly method: PayoutMethod }, orders: readonly PayoutOrder[]): Uint8Array;
}

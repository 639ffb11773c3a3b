import type { OrderStatus, PaymentProviderName } from '@goldwren/rules';

/** What the provider needs to know of an order. */
export interface PayableOrder {
  /** Both come back in every notification, see payment-reference.ts. */
  readonly id: string;
  readonly playerId: string;
  readonly packageName: string;
  readonly priceCents: bigint;
}

export interface Buyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Where the browser goes: `url` with `data` as its query string. */
export interface Checkout {
  readonly url: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Where an order goes by what the provider says of its payment. */
export type ReportedStatus = Extract<
  OrderStatus,
  'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'charged_back'
>;

/** A notification whose signature fits. Amount, currency and receiver are as sent: they still have to fit the order. */
export interface Notice {
  /** What we call the order, as the provider repeats it; may be anything. */
  readonly reference: string;
  /** Null for a status that this product does not know. */
  readonly status: ReportedStatus | null;
  /** The provider's own id of the payment. */
  readonly providerRef: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly receiver: string;
  /** The payment account of the buyer: an email address; null where the provider does not say. */
  readonly payer: string | null;
}

export type Verification =
  | { readonly genuine: true; readonly notice: Notice }
  | { readonly genuine: false; readonly reason: string };

/**
 * A payment provider with a hosted page: the buyer leaves, pays there, and the provider tells us by signed
 * notification. Nothing else credits.
 */
export interface PaymentProvider {
  /** In the path of its notifications and on every order that it prepared. */
  readonly name: PaymentProviderName;
  /**
   * Announces the order. `origin`: the site as the buyer's browser sees it.
   * @throws ProviderUnreachable when it cannot be reached in time or does not answer as agreed.
   */
  prepare(order: PayableOrder, buyer: Buyer, origin: string): Promise<Checkout>;
  /** Is this notification the provider's own? Reads nothing but the fields. */
  verify(fields: Readonly<Record<string, string>>): Verification;
  /** What does not fit the order, as a sentence for staff; null when all of it does. */
  mismatch(notice: Notice, priceCents: bigint): string | null;
}

export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

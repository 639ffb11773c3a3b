import type { IncomingHttpHeaders } from 'node:http';
import type { OrderStatus } from '@goldwren/rules';

/** What the provider needs to know of an order. */
export interface PayableOrder {
  /** Both come back in notifications, see payment-reference.ts. */
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

/** Where the browser goes: `url` with `data` added to its query string. */
export interface Checkout {
  readonly url: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Where an order goes by what the provider says of its payment. */
export type ReportedStatus = Extract<
  OrderStatus,
  'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'charged_back'
>;

/** One request to our webhook. */
export interface Delivery {
  /** As it was sent: a signature covers bytes. */
  readonly body: Uint8Array;
  readonly headers: IncomingHttpHeaders;
  /** When it arrived. */
  readonly at: Date;
}

/** What is stored of a notification, in a form that only its provider knows. It proves the signature again at any time. */
export type ProviderData = Readonly<Record<string, string>>;

/** A notification whose signature fits. Amount, currency and receiver are as sent: they still have to fit the order. */
export interface Notice {
  /** What the notification is about, as the provider names it; may be anything. */
  readonly reference: string;
  /** `payment`: the reference is the provider's own id of a payment, which another notification ties to an order. */
  readonly namedBy: 'order' | 'payment';
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

/** A delivery that was checked: what to store of it, and under which id, so that the same event is stored once. */
export type Receipt =
  | { readonly genuine: true; readonly eventId: string; readonly data: ProviderData; readonly notice: Notice }
  | { readonly genuine: false; readonly reason: string };

/**
 * A payment provider with a hosted page: the buyer leaves, pays there, and the provider tells us by signed
 * notification. Nothing else credits. Everything that only one provider has is behind this port, in its folder.
 */
export interface PaymentProvider {
  /** In the path of its notifications and on every order that it prepared. */
  readonly name: string;
  /** As staff read it. */
  readonly label: string;
  /**
   * Announces the order. `origin`: the site as the buyer's browser sees it.
   * @throws ProviderUnreachable when it cannot be reached in time or does not answer as agreed.
   */
  prepare(order: PayableOrder, buyer: Buyer, origin: string): Promise<Checkout>;
  /**
   * Is this delivery the provider's own, and what does it say? Reads nothing but the delivery.
   * @throws Problem `unsupported_media_type`, `malformed_request`
   */
  receive(delivery: Delivery): Receipt;
  /** What stored data says, if its signature still fits. */
  read(data: ProviderData): Verification;
  /** What does not fit the order, as a sentence for staff; null when all of it does. */
  mismatch(notice: Notice, priceCents: bigint): string | null;
}

export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

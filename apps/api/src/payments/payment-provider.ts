import type { IncomingHttpHeaders } from 'node:http';
import type { OrderStatus } from '@goldwren/rules';

/** The part of an order that the provider needs. */
export interface PayableOrder {
  /** Notifications return `id` and `playerId`, see payment-reference.ts. */
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

/** Where to send the browser: `url` with `data` added to its query string. */
export interface Checkout {
  readonly url: string;
  readonly data: Readonly<Record<string, string>>;
}

/** An order status that a provider's notification can cause. */
export type ReportedStatus = Extract<
  OrderStatus,
  'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'charged_back'
>;

/** One request to the webhook. */
export interface Delivery {
  /** The exact bytes received, because the signature covers them. */
  readonly body: Uint8Array;
  readonly headers: IncomingHttpHeaders;
  /** When it arrived. */
  readonly at: Date;
}

/** The stored part of a notification, in a provider-specific form. Its signature can be verified again at any time. */
export type ProviderData = Readonly<Record<string, string>>;

/** A notification with a valid signature. Amount, currency and receiver are as sent and not yet compared with the order. */
export interface Notice {
  /** The reference that the notification contains. It can be any text. */
  readonly reference: string;
  /** `payment`: the reference is the provider's payment id. Another notification links that id to an order. */
  readonly namedBy: 'order' | 'payment';
  /** Null for a status that this product does not handle. */
  readonly status: ReportedStatus | null;
  /** The provider's payment id. */
  readonly providerRef: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly receiver: string;
  /** The email address of the buyer's payment account; null when the provider does not send it. */
  readonly payer: string | null;
}

export type Verification =
  | { readonly genuine: true; readonly notice: Notice }
  | { readonly genuine: false; readonly reason: string };

/** The result of verifying a delivery: the data to store, and the event id, which prevents storing an event twice. */
export type Receipt =
  | { readonly genuine: true; readonly eventId: string; readonly data: ProviderData; readonly notice: Notice }
  | { readonly genuine: false; readonly reason: string };

/** A payment to refund in full. */
export interface RefundRequest {
  /** Unique for each refund. The provider refunds once for each id. */
  readonly id: string;
  readonly order: PayableOrder;
  /** The provider's payment id. */
  readonly payment: string;
}

/** What the provider decided. `rejection` is a code, without text from the provider. */
export type RefundAnswer =
  | { readonly accepted: true; readonly providerRef: string }
  | { readonly accepted: false; readonly rejection: string };

/**
 * Refunds through the API of a provider. An accepted refund changes no order: the provider's signed notification does.
 * Both functions throw ProviderUnreachable when the result is unknown.
 */
export interface Refunds {
  /** Reads what happened to a refund that may have been sent before. Null when the provider does not know it. */
  find(request: RefundRequest): Promise<RefundAnswer | null>;
  send(request: RefundRequest): Promise<RefundAnswer>;
}

/**
 * A payment provider with a hosted page. The buyer pays there, and the provider sends a signed notification. Only that
 * notification credits an order. Code that is specific to one provider is in its folder, behind this interface.
 */
export interface PaymentProvider {
  /** Part of its webhook path, and stored on every order that it prepared. */
  readonly name: string;
  /** The name shown to staff. */
  readonly label: string;
  /**
   * Registers the order with the provider. `origin` is the site's origin in the buyer's browser.
   * @throws ProviderUnreachable when the provider does not answer in time, or its answer is invalid.
   */
  prepare(order: PayableOrder, buyer: Buyer, origin: string): Promise<Checkout>;
  /**
   * Verifies the signature of a delivery and parses it. It uses no other input.
   * @throws Problem `unsupported_media_type`, `malformed_request`
   */
  receive(delivery: Delivery): Receipt;
  /** Verifies and parses stored data again. */
  read(data: ProviderData): Verification;
  /** Null: payments are refunded on the provider's website. */
  readonly refunds: Refunds | null;
  /** Describes for staff how the notice differs from the order; null when it matches. */
  mismatch(notice: Notice, priceCents: bigint): string | null;
}

export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

import type { Delivery, ProviderData } from '../../../src/payments/payment-provider.ts';

/** The payment statuses that a provider can report. */
export type NotifiedStatus = 'processed' | 'pending' | 'cancelled' | 'failed' | 'chargeback' | 'refund' | 'nonsense';

/** How a notification differs from the matching one for a payment of 10 dollars. */
export interface Facts {
  readonly amount?: string | number;
  readonly currency?: string;
  readonly receiver?: string;
  /** Another notification with the same content. */
  readonly again?: boolean;
  /** The time of the signature. */
  readonly at?: Date;
}

/** Builds one provider's notifications, independently of its adapter. */
export interface Wire {
  readonly name: string;
  /** The sandbox account that sends them. */
  readonly provider: string;
  /** Builds a signed notification for the reference of an order. */
  deliver(reference: string, notified: NotifiedStatus, facts?: Facts): Delivery;
  /** Functions that turn a genuine delivery into one that the provider did not sign. */
  readonly forgeries: Readonly<Record<string, (genuine: Delivery) => Delivery>>;
  /** Facts of genuine notifications that do not match the order. */
  readonly mismatches: Readonly<Record<string, Facts>>;
  /** Increases the amount in stored data. */
  alter(data: ProviderData): ProviderData;
}

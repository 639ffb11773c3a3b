import type { Delivery, ProviderData } from '../../src/payments/payment-provider.ts';

/** What a provider can say of a payment. */
export type Told = 'processed' | 'pending' | 'cancelled' | 'failed' | 'chargeback' | 'refund' | 'nonsense';

/** How a notification differs from the one that fits the order, a payment of 10 dollars. */
export interface Facts {
  readonly amount?: string | number;
  readonly currency?: string;
  readonly receiver?: string;
  /** The same said in another notification. */
  readonly again?: boolean;
  /** When it was signed. */
  readonly at?: Date;
}

/** How one provider's notifications look on the wire, written apart from its adapter. */
export interface Wire {
  readonly name: string;
  /** The sandbox account that sends them. */
  readonly provider: string;
  /** A signed notification about what the provider was told to call the order. */
  deliver(reference: string, told: Told, facts?: Facts): Delivery;
  /** Each turns a genuine delivery into one that the provider did not sign. */
  readonly forgeries: Readonly<Record<string, (genuine: Delivery) => Delivery>>;
  /** Genuine, and yet they do not fit the order. */
  readonly misfits: Readonly<Record<string, Facts>>;
  /** Stored data in which the amount was raised afterwards. */
  alter(data: ProviderData): ProviderData;
}

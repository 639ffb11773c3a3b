import type { Delivery } from '../../payments/payment-provider.ts';

/** A cell and its addresses. */
export interface CellAddress {
  readonly name: string;
  readonly apiUrl: string;
  /** The address of its back office; null when it is not in the directory. */
  readonly officeUrl: string | null;
  /** Whether it gets new players. */
  readonly isOpen: boolean;
  /** Number of its accounts in the directory. */
  readonly accounts: bigint;
}

/** What an event of a vendor is about. */
export type EventKind = 'payout' | 'identity';

/** Finds the cell of a request. Null in `Context` means that the site has one cell. */
export interface CellRouter {
  /** The name of this cell. */
  readonly own: string;
  /** The key that authenticates forwarded requests. */
  readonly key: Buffer;
  /** Returns the address of the API of a cell; null for an unknown cell. It also works while the directory is down. */
  urlOf(cell: string): Promise<string | null>;
  /**
   * Returns every cell by name. It also works while the directory is down.
   * @throws Problem `unavailable` when the directory is down and was never read.
   */
  cells(): Promise<readonly CellAddress[]>;
  /**
   * Returns the cell that answers calls about an email. For an email without an account it is one that depends on the email, so
   * that neither the answer nor a rate limit of one cell shows whether there is an account.
   */
  cellOfEmail(email: string): Promise<string>;
  /** Returns the cell of a mailbox. A new mailbox gets this cell. */
  cellOfMailbox(email: string): Promise<string>;
  /** Claims an email for a registration in the returned cell. */
  claimEmail(email: string): Promise<{ readonly claimId: string; readonly cell: string }>;
  /**
   * Returns the cell of the order in a notification of a payment provider. A notification that is not genuine is for this cell,
   * which rejects it.
   * @throws Problem `unavailable` for a payment whose order is not known yet, so that the provider sends the notification again.
   */
  cellOfNotification(provider: string, delivery: Delivery): Promise<string>;
  /**
   * Returns the cell of the payout or the identity session that an event names; this cell for an unknown one. The event is not
   * verified: the cell that answers does that.
   */
  cellOfEvent(kind: EventKind, vendor: string, body: Uint8Array): Promise<string>;
}

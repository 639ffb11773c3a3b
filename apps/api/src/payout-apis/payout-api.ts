import type { IncomingHttpHeaders } from 'node:http';
import type { PayoutFailure, PayoutMethod } from '@goldwren/rules';

/** A payment to a player. */
export interface Transfer {
  /** Unique for each payout. The provider pays once for each ID. */
  readonly id: string;
  /** The redemption that is paid. */
  readonly redemptionId: string;
  /** The full payout details that the player entered. */
  readonly receiver: string;
  readonly netCents: bigint;
}

/** The provider rejected the payment, and no money moves. `code` contains no text from the provider. */
export interface Rejected {
  readonly result: 'rejected';
  readonly failure: PayoutFailure;
  readonly code: string;
}

/** The product cannot tell what happened to the money. Staff look it up on the provider's website. */
export interface Unclear {
  readonly result: 'unclear';
  readonly code: string;
}

/** `providerRef`: the provider's ID, with which the payment is read. */
export type SendAnswer = { readonly result: 'accepted'; readonly providerRef: string } | Rejected | Unclear;

/** `unclaimed`: the player must accept the payment at the provider. */
export type TransferReport =
  | { readonly result: 'pending'; readonly unclaimed: boolean }
  | { readonly result: 'paid'; readonly reference: string }
  | Rejected
  | Unclear;

/** A payment as it is read: without the details of the player. */
export type SentTransfer = Omit<Transfer, 'receiver'>;

/** One request to the webhook, with the exact bytes that the signature covers. */
export interface PayoutDelivery {
  readonly body: Uint8Array;
  readonly headers: IncomingHttpHeaders;
}

/** A genuine event is a signal only. `providerRef` is null when it is not about a payment. */
export type PayoutSignal =
  | { readonly genuine: true; readonly providerRef: string | null }
  | { readonly genuine: false; readonly reason: string };

/** Pays through the API of a payout provider. All calls throw PayoutApiUnreachable when the result is unknown. */
export interface PayoutApi {
  /** Stored on each payment. */
  readonly name: string;
  /** The payout methods that this provider pays. */
  readonly methods: readonly PayoutMethod[];
  /** Sends a payment. A repeated call returns the first payment, while `safeToRepeatDays` have not passed. */
  send(transfer: Transfer): Promise<SendAnswer>;
  /** Reads what happened to a payment that the provider accepted, and compares it with what was sent. */
  read(providerRef: string, transfer: SentTransfer): Promise<TransferReport>;
  /**
   * Verifies the signature of a delivery. Null when the provider sends no events.
   * @throws Problem `unsupported_media_type`, `malformed_request`
   */
  readonly receive: ((delivery: PayoutDelivery) => Promise<PayoutSignal>) | null;
  /**
   * Returns the provider's ID of the payment that an event names, without verifying the event; null when it names none. It finds the cell
   * that verifies the event.
   */
  refOf(body: Uint8Array): string | null;
  /** How long after the first call a repeated one pays nothing twice. */
  readonly safeToRepeatDays: number;
}

export class PayoutApiUnreachable extends Error {
  override readonly name = 'PayoutApiUnreachable';
}

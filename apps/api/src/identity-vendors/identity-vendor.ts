import type { IncomingHttpHeaders } from 'node:http';
import type { VendorSessionState } from '@goldwren/rules';

/** A session to start. */
export interface NewVendorSession {
  /** Unique for each session. The vendor creates one session for each ID. */
  readonly id: string;
  readonly playerId: string;
  /** The page to which the vendor sends the player back. It gets no result. */
  readonly returnUrl: string;
}

/** A session at the vendor. It contains no picture, no name and no document number. */
export interface VendorSession {
  /** The vendor's ID. */
  readonly vendorRef: string;
  /** Our ID and the player for whom the session was started. Null when it is not a session of this product, or is erased. */
  readonly owner: { readonly id: string; readonly playerId: string } | null;
  readonly state: VendorSessionState;
  /** Why the last attempt failed, or the status that the product does not know. */
  readonly code: string | null;
  /** The page of the vendor, while the player has something to do there. It expires and works once, so it is never stored. */
  readonly url: string | null;
  /** `started`: the vendor is deleting what it collected. */
  readonly erasure: 'none' | 'started' | 'done';
}

/** One request to the webhook, with the exact bytes that the signature covers. */
export interface VendorDelivery {
  readonly body: Uint8Array;
  readonly headers: IncomingHttpHeaders;
  readonly at: Date;
}

/** A genuine event is a signal only. `vendorRef` is null when it is not about a session. */
export type VendorSignal =
  | { readonly genuine: true; readonly vendorRef: string | null }
  | { readonly genuine: false; readonly reason: string };

/**
 * Checks the document and the face of a person on a page of its own. Its calls throw IdentityVendorUnreachable when the result is
 * unknown.
 */
export interface IdentityVendor {
  /** Stored on each session, and part of the webhook path. */
  readonly name: string;
  /** The name that players and staff read. */
  readonly label: string;
  /** Starts a session. A repeated call on the same day returns the same session. */
  start(session: NewVendorSession): Promise<VendorSession>;
  /** Finds a session by our ID, whose start may have been lost. Null when there is none. */
  find(id: string): Promise<VendorSession | null>;
  /** Null when the account at the vendor has no such session. */
  read(vendorRef: string): Promise<VendorSession | null>;
  /** Deletes what the vendor collected. The vendor may need days. */
  redact(vendorRef: string): Promise<VendorSession>;
  /**
   * Verifies the signature of a delivery.
   * @throws Problem `unsupported_media_type`, `malformed_request`
   */
  receive(delivery: VendorDelivery): VendorSignal;
  /**
   * Returns the vendor's ID of the session that an event names, without verifying the event; null when it names none. It finds the cell
   * that verifies the event.
   */
  refOf(body: Uint8Array): string | null;
}

export class IdentityVendorUnreachable extends Error {
  override readonly name = 'IdentityVendorUnreachable';
}

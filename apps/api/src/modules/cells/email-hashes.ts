import { canonicalEmail, normalisedEmail } from '@goldwren/rules';
import type { EventKind } from '../../http/cells/cell-router.ts';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import type { EmailHashes } from './directory.store.ts';

/** Hashes an email and its mailbox. Two spellings of a mailbox have the same second hash (packages/rules, identity-keys.ts). */
export function hashEmail(key: Buffer, email: string): EmailHashes {
  return {
    emailHash: keyedHash(key, 'directory email', canonicalEmail(email)),
    mailboxHash: keyedHash(key, 'directory mailbox', normalisedEmail(email)),
  };
}

/** What a notification of a payment provider can name: the player in the reference of an order, or a payment. */
export type PaymentName = { readonly playerId: string } | { readonly provider: string; readonly payment: string };

export function hashPaymentName(key: Buffer, name: PaymentName): Buffer {
  return 'playerId' in name
    ? keyedHash(key, 'directory player', name.playerId)
    : keyedHash(key, 'directory payment', `${name.provider}|${name.payment}`);
}

/** A payout or an identity session, by the ID that its vendor gave it. */
export interface VendorName {
  readonly kind: EventKind;
  readonly vendor: string;
  readonly ref: string;
}

export function hashVendorName(key: Buffer, { kind, vendor, ref }: VendorName): Buffer {
  return keyedHash(key, `directory ${kind}`, `${vendor}|${ref}`);
}

/** Hashes a self-excluded person. The name differs from that of the player, so that the two rows cannot be joined. */
export function hashPerson(key: Buffer, playerId: string): Buffer {
  return keyedHash(key, 'directory excluded person', playerId);
}

import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';

interface Sealed {
  readonly playerId: string;
  readonly id: string;
  readonly detailsSealed: Buffer;
}

/** Binds the sealed details to their redemption, so that they cannot be opened for another one. */
function contextOf({ playerId, id }: Pick<Sealed, 'playerId' | 'id'>): string {
  return `redemption ${playerId} ${id} payout details`;
}

export function sealPayoutDetails(box: SealedBox, of: Pick<Sealed, 'playerId' | 'id'>, details: string): Buffer {
  return box.seal(Buffer.from(details, 'utf8'), contextOf(of));
}

/** Decrypts the payout details. Only for staff who pay prizes; the access is audited. Never log the result. */
export function openPayoutDetails(box: SealedBox, of: Sealed): string {
  // The details of an erased player are empty.
  if (of.detailsSealed.length === 0) return '';
  return box.open(of.detailsSealed, contextOf(of)).toString('utf8');
}

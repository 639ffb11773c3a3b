import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';

interface Sealed {
  readonly playerId: string;
  readonly id: string;
  readonly detailsSealed: Buffer;
}

/** Binds the details to their redemption: sealed for one, they open for no other. */
function contextOf({ playerId, id }: Pick<Sealed, 'playerId' | 'id'>): string {
  return `redemption ${playerId} ${id} payout details`;
}

export function sealPayoutDetails(box: SealedBox, of: Pick<Sealed, 'playerId' | 'id'>, details: string): Buffer {
  return box.seal(Buffer.from(details, 'utf8'), contextOf(of));
}

/** Where a prize goes, in full: for those who pay it, and audited there. Never logged. */
export function openPayoutDetails(box: SealedBox, of: Sealed): string {
  // Of somebody who was erased.
  if (of.detailsSealed.length === 0) return '';
  return box.open(of.detailsSealed, contextOf(of)).toString('utf8');
}

import type { KeyRing, RingSealed } from '../../files/public.ts';

/** The key of a review, to which the sealed digits are bound. */
export interface CaseKey {
  readonly playerId: string;
  readonly id: string;
}

function contextOf({ playerId, id }: CaseKey): string {
  return `ssn-last4|${playerId}|${id}`;
}

/** Seals the digits for one review. They cannot be opened in another row. */
export function sealSsn(ring: KeyRing, digits: string, of: CaseKey): RingSealed {
  return ring.seal(Buffer.from(digits), contextOf(of));
}

export function openSsn(ring: KeyRing, secret: RingSealed, of: CaseKey): string {
  return ring.open(secret, contextOf(of)).toString();
}

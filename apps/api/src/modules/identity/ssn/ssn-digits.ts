import type { KeyRing, RingSealed } from '../../files/public.ts';

/** A review, as far as what is sealed for it is bound to it. */
export interface CaseKey {
  readonly playerId: string;
  readonly id: string;
}

function contextOf({ playerId, id }: CaseKey): string {
  return `ssn-last4|${playerId}|${id}`;
}

/** Sealed for one review: in another's row the digits do not open. */
export function sealSsn(ring: KeyRing, digits: string, of: CaseKey): RingSealed {
  return ring.seal(Buffer.from(digits), contextOf(of));
}

export function openSsn(ring: KeyRing, secret: RingSealed, of: CaseKey): string {
  return ring.open(secret, contextOf(of)).toString();
}

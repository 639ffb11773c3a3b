import type { Country } from '@goldwren/rules';

/** Who is asking, read together with the session in every request, so that it is never stale. */
export interface SignedInPlayer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: Country;
  readonly region: string | null;
  readonly phone: string | null;
  readonly showAsWinner: boolean;
  readonly emailVerifiedAt: string | null;
  readonly identityStatus: 'none' | 'submitted' | 'verified' | 'rejected';
  readonly suspendedAt: string | null;
  /** Set when money for a purchase went back; nothing can be redeemed until staff have settled it. */
  readonly redemptionSuspendedAt: string | null;
  readonly createdAt: string;
}

import type { BreakCode, Country, IdentityStatus, Locale, WelcomeSweeps } from '@goldwren/rules';

/** A signed-in player, read together with the session in every request, so that it is never stale. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: Country;
  readonly region: string | null;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly showAsWinner: boolean;
  readonly mailReminders: boolean;
  readonly emailVerifiedAt: string | null;
  readonly identityStatus: IdentityStatus;
  readonly welcomeSweeps: WelcomeSweeps;
  readonly suspendedAt: string | null;
  /** Set when money for a purchase went back; nothing can be redeemed until staff have settled it. */
  readonly redemptionSuspendedAt: string | null;
  /** The break that they have taken from play, and its end; null: none, or none before they ask to come back. */
  readonly breakCode: BreakCode | null;
  readonly breakUntil: string | null;
  readonly createdAt: string;
}

declare module '../../http/sessions/principals.ts' {
  interface Principals {
    player: Person;
  }
}

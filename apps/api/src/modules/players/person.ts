import type { BreakCode, Country, IdentityStatus, Locale, WelcomeSweeps } from '@goldwren/rules';

/** A signed-in player. Every request reads it together with the session, so it is always current. */
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
  /** Set when the money for a purchase was returned. Nothing can be redeemed until staff have settled the case. */
  readonly redemptionSuspendedAt: string | null;
  /**
   * The current break and its end. Null without a break. The end is also null for a break that lasts until the player
   * asks to return.
   */
  readonly breakCode: BreakCode | null;
  readonly breakUntil: string | null;
  readonly createdAt: string;
}

declare module '../../http/sessions/principals.ts' {
  interface Principals {
    player: Person;
  }
}

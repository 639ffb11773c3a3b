import type { Country } from '@goldwren/rules';

/** The password of every demo account. It is public, so demo data must never be used in production. */
export const demoPassword = 'Goldwren-demo-1';

export interface DemoPlayer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly country: Country;
  readonly region: string | null;
  /** For an account with a history: its age in days, and its Sweeps Coins, which are played and held long enough. */
  readonly history?: { readonly days: number; readonly sweepsHundredths: bigint };
}

/**
 * Players for one situation each: a new account, one that may redeem, one without Sweeps Coins, one in Canada, one in Canada
 * that may redeem (after the skill-testing question), and one whose redemption can require a W-9.
 */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    email: 'new@example.test',
    firstName: 'Nora',
    lastName: 'New',
    birthDate: '1994-05-17',
    country: 'US',
    region: 'TX',
  },
  {
    email: 'veteran@example.test',
    firstName: 'Victor',
    lastName: 'Veteran',
    birthDate: '1978-11-02',
    country: 'US',
    region: 'OH',
    history: { days: 30, sweepsHundredths: 25_000n },
  },
  {
    email: 'michigan@example.test',
    firstName: 'Mia',
    lastName: 'Michigan',
    birthDate: '1990-08-23',
    country: 'US',
    region: 'MI',
  },
  {
    email: 'canada@example.test',
    firstName: 'Claire',
    lastName: 'Canada',
    birthDate: '1986-01-30',
    country: 'CA',
    region: 'ON',
  },
  {
    email: 'ontario@example.test',
    firstName: 'Olivia',
    lastName: 'Ontario',
    birthDate: '1981-06-09',
    country: 'CA',
    region: 'ON',
    history: { days: 45, sweepsHundredths: 12_000n },
  },
  {
    email: 'ohio@example.test',
    firstName: 'Otto',
    lastName: 'Ohio',
    birthDate: '1975-03-21',
    country: 'US',
    region: 'OH',
    history: { days: 60, sweepsHundredths: 80_000n },
  },
];

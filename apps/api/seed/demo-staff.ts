import type { StaffRole } from '@goldwren/rules';

/** The TOTP secret of every demo staff account, in base32. It is public, like the password. */
export const demoTotpSecret = 'GOLDWRENDEMOSTAFFTOTPSECRETABCDE';

export interface DemoStaff {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** One account per role, and a second one in finance, to try actions that need two people. */
export const demoStaff: readonly DemoStaff[] = [
  { email: 'support@example.test', name: 'Sasha Support', roles: ['support'] },
  { email: 'compliance@example.test', name: 'Cleo Compliance', roles: ['compliance'] },
  { email: 'finance@example.test', name: 'Finn Finance', roles: ['finance'] },
  { email: 'finance2@example.test', name: 'Fatima Finance', roles: ['finance'] },
  { email: 'admin@example.test', name: 'Adrian Admin', roles: ['admin'] },
];

import type { StaffRole } from '@goldwren/rules';

/** The second factor of every demo account of staff, in base32; published as the password is. */
export const demoTotpSecret = 'GOLDWRENDEMOSTAFFTOTPSECRETABCDE';

export interface DemoStaff {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** One of each role, and a second in finance: what needs two people can be tried. */
export const demoStaff: readonly DemoStaff[] = [
  { email: 'support@example.test', name: 'Sasha Support', roles: ['support'] },
  { email: 'compliance@example.test', name: 'Cleo Compliance', roles: ['compliance'] },
  { email: 'finance@example.test', name: 'Finn Finance', roles: ['finance'] },
  { email: 'finance2@example.test', name: 'Fatima Finance', roles: ['finance'] },
  { email: 'admin@example.test', name: 'Adrian Admin', roles: ['admin'] },
];

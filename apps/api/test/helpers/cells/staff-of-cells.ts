import type { StaffRole } from '@goldwren/rules';
import { addStaffMember } from '../../../src/modules/back-office/public.ts';
import { createSealedBox } from '../../../src/platform/crypto/sealed-box.ts';
import { newTotpSecret } from '../../../src/platform/crypto/totp.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import type { Caller } from '../api/caller.ts';
import type { TestApi } from '../api/test-api.ts';
import { codeOf, type StaffAccount, staffPassword } from '../people/staff.ts';
import type { TwoCells } from './two-cells.ts';

let made = 0;

async function addAccount(api: TestApi, account: StaffAccount, roles: readonly StaffRole[]): Promise<void> {
  const box = createSealedBox(api.config.seedKey);
  await addStaffMember(drizzleOver(api.owner), box, { ...account, name: 'Sam Staff', roles, password: staffPassword });
}

/** Creates accounts with the same email in the cells that have roles here, and signs in at the first cell. */
export async function newStaffOfCells(
  cells: TwoCells,
  roles: { readonly one: readonly StaffRole[]; readonly two?: readonly StaffRole[] },
): Promise<Caller & StaffAccount> {
  made += 1;
  const account = { email: `both-${process.pid}-${made}@example.test`, totpSecret: newTotpSecret() };
  await addAccount(cells.one, account, roles.one);
  if (roles.two) await addAccount(cells.two, account, roles.two);
  const caller = cells.one.caller();
  await caller.staff.auth.signIn({
    body: { email: account.email, password: staffPassword, totp_code: codeOf(account.totpSecret) },
  });
  return Object.assign(caller, account);
}

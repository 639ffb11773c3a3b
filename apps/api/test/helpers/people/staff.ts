import { type StaffPermission, type StaffRole, totp } from '@goldwren/rules';
import { generateSync } from 'otplib';
import type { StaffActor } from '../../../src/modules/audit/public.ts';
import { addStaffMember } from '../../../src/modules/back-office/public.ts';
import { createSealedBox } from '../../../src/platform/crypto/sealed-box.ts';
import { newTotpSecret } from '../../../src/platform/crypto/totp.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { type Caller, sessionIdOf } from '../api/caller.ts';
import type { TestApi } from '../api/test-api.ts';

export const staffPassword = 'a fine long staff passphrase';

export interface StaffAccount {
  readonly email: string;
  readonly totpSecret: string;
}

/** Returns the authenticator code of the current time step, or of another one. */
export function codeOf(secret: string, stepsFromNow = 0): string {
  const epoch = Math.floor(Date.now() / 1000) + stepsFromNow * totp.stepSeconds;
  return generateSync({ secret, epoch, period: totp.stepSeconds, digits: totp.digits });
}

let made = 0;

/** Creates a staff account like `pnpm staff:create`. */
export async function newStaffAccount(api: TestApi, roles: readonly StaffRole[] = ['support']): Promise<StaffAccount> {
  made += 1;
  const account = { email: `staff-${process.pid}-${made}@example.test`, totpSecret: newTotpSecret() };
  const box = createSealedBox(api.config.seedKey);
  await addStaffMember(drizzleOver(api.owner), box, { ...account, name: 'Sam Staff', roles, password: staffPassword });
  return account;
}

/** Creates a staff account with these roles and signs it in. */
export async function newStaff(api: TestApi, roles?: readonly StaffRole[]): Promise<Caller & StaffAccount> {
  const account = await newStaffAccount(api, roles);
  const caller = api.caller();
  await caller.staff.auth.signIn({
    body: { email: account.email, password: staffPassword, totp_code: codeOf(account.totpSecret) },
  });
  return Object.assign(caller, account);
}

/** Returns a signed-in staff member as the actor of a call that requires this permission. */
export async function actorOf(staff: Caller, permission: StaffPermission): Promise<StaffActor> {
  const { id, email, name } = (await staff.staff.auth.me()).staff;
  return { id, email, name, proof: { sessionId: sessionIdOf(staff), permission, fresh: true } };
}

/** Creates a staff member with these roles and returns them as an actor. */
export async function newActor(
  api: TestApi,
  permission: StaffPermission,
  roles: readonly StaffRole[] = ['support'],
): Promise<StaffActor> {
  return actorOf(await newStaff(api, roles), permission);
}

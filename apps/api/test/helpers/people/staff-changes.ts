import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@goldwren/rules';
import type { Caller } from '../api/caller.ts';
import { mailedToken } from '../api/outbox.ts';
import type { TestApi } from '../api/test-api.ts';
import { codeOf, staffPassword } from './staff.ts';

export const reason = 'Requested by the head of the team';

let made = 0;

function newMailbox(): string {
  made += 1;
  return `new-${process.pid}-${made}@example.test`;
}

/** Requests the invitation of a person with a new mailbox. `id` is the ID of the account and of the change. */
export async function invite(
  by: Caller,
  roles: StaffRole[] = ['support'],
  email = newMailbox(),
): Promise<{ id: string; email: string; waits: boolean }> {
  const id = randomUUID();
  const { waits } = await by.staff.staffAccounts.invite({ body: { id, email, name: 'New Person', roles, reason } });
  return { id, email, waits };
}

/** Invites a person, with the approval of a second admin. */
export async function inviteByTwo(
  [by, second]: readonly [Caller, Caller],
  roles?: StaffRole[],
): Promise<{ id: string; email: string }> {
  const { id, email } = await invite(by, roles);
  await second.staff.staffChanges.approve({ params: { id } });
  return { id, email };
}

/** Opens the link that was mailed last and sets the account up. Returns the secret of the authenticator. */
export async function setUp(api: TestApi, email: string, password = staffPassword): Promise<string> {
  const token = await mailedToken(api.owner, email, '/staff/set-up');
  const caller = api.caller();
  const { totp_secret: secret, enrolment } = await caller.staff.auth.openLink({ body: { token } });
  await caller.staff.auth.setUp({ body: { token, enrolment, password, totp_code: codeOf(secret, -1) } });
  return secret;
}

/** Signs in with the code of the current time step. */
export async function signInAs(api: TestApi, email: string, secret: string, password = staffPassword): Promise<Caller> {
  const caller = api.caller();
  await caller.staff.auth.signIn({ body: { email, password, totp_code: codeOf(secret) } });
  return caller;
}

export type AccountChange =
  | { readonly kind: 'disable' | 'enable' | 'reset_second_factor' }
  | { readonly kind: 'set_roles'; readonly roles: StaffRole[] };

/** Changes an account. Returns the ID of the change. */
export async function change(by: Caller, id: string, what: AccountChange): Promise<{ id: string; waits: boolean }> {
  const changeId = randomUUID();
  const { waits } = await by.staff.staffAccounts.change({ params: { id }, body: { ...what, id: changeId, reason } });
  return { id: changeId, waits };
}

export async function idOf(staff: Caller): Promise<string> {
  return (await staff.staff.auth.me()).staff.id;
}

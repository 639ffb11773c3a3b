import { randomBytes } from 'node:crypto';
import type { AuditAction, StaffChangeKind } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { assertDone } from '../../../platform/assert-done.ts';
import type { Db } from '../../../platform/database.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { hashOfToken } from '../../auth/public.ts';
import {
  approveStaffChange,
  type RequestedChange,
  rejectStaffChange,
  requestStaffChange,
  type StaffChangeRow,
  selectStaffChange,
} from '../../staff/public.ts';
import { readAccount } from './list-accounts.ts';

type Deps = Pick<Context, 'database' | 'mailer'>;

const actions = {
  invite: 'staff.invited',
  set_roles: 'staff.roles_changed',
  disable: 'staff.disabled',
  enable: 'staff.enabled',
  reset_second_factor: 'staff.second_factor_reset',
  set_permissions: 'role.permissions_changed',
  drop_month: 'month.drop_approved',
} as const satisfies Record<StaffChangeKind, AuditAction>;

const tokenBytes = 32;

function newLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

/**
 * Changes an account or a role, or stores the change until a second person approves it. Returns whether it waits.
 * @throws Problem `not_found`; `conflict`: `own_account`, `change_pending`, `email_taken`, `account_state`.
 */
export function requestChange(deps: Deps, staff: StaffActor, change: RequestedChange): Promise<{ waits: boolean }> {
  const { token, tokenHash } = newLinkToken();
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const { refusal, waits } = await requestStaffChange(tx, change, tokenHash);
    assertDone(refusal);
    if (waits) {
      const facts = { change: change.id, kind: change.kind, ...factsOf(change) };
      await recordAudit(tx, { action: 'staff.change_requested', subject: subjectOf(change), facts });
    } else await finish(deps, tx, change, token, {});
    return { waits };
  });
}

/**
 * Makes a requested change, as the second person.
 * @throws Problem `not_found`; `conflict`: `second_person` for the requester and the person whom it concerns,
 *   `change_decided`, `change_expired`, `requester_gone`, `email_taken`, `account_state`.
 */
export function approveChange(deps: Deps, staff: StaffActor, id: string): Promise<void> {
  const { token, tokenHash } = newLinkToken();
  return inStaffTransaction(deps.database, staff, async (tx) => {
    assertDone(await approveStaffChange(tx, id, tokenHash));
    const row = (await selectStaffChange(tx, id)) as StaffChangeRow;
    await finish(deps, tx, changeOf(row), token, { change: id, requested_by: row.requestedBy });
  });
}

/** @throws Problem `not_found`; `conflict`: `change_decided`, `own_account`. */
export function rejectChange({ database }: Deps, staff: StaffActor, id: string, reason: string): Promise<void> {
  return inStaffTransaction(database, staff, async (tx) => {
    assertDone(await rejectStaffChange(tx, id, reason));
    const change = changeOf((await selectStaffChange(tx, id)) as StaffChangeRow);
    const facts = { change: id, kind: change.kind, reason };
    await recordAudit(tx, { action: 'staff.change_rejected', subject: subjectOf(change), facts });
  });
}

/** Mails the link that the change created, if any, and writes the log. */
async function finish(
  { mailer }: Pick<Deps, 'mailer'>,
  tx: Db,
  change: RequestedChange,
  token: string,
  approval: Readonly<Record<string, string>>,
): Promise<void> {
  if (change.kind === 'invite' || change.kind === 'reset_second_factor') {
    const { email, name, invited } = await readAccount(tx, change.subject);
    await mailer.queue(tx, { template: 'staff_set_up', recipient: email, locale: 'en', name, isNew: invited, token });
  }
  const facts = { ...factsOf(change), ...approval };
  await recordAudit(tx, { action: actions[change.kind], subject: subjectOf(change), facts });
}

function changeOf({ id, kind, subject, reason, name, email, roles, permissions }: StaffChangeRow): RequestedChange {
  return {
    ...{ id, kind, subject, reason },
    ...(name !== null && { name }),
    ...(email !== null && { email }),
    ...(roles && { roles }),
    ...(permissions && { permissions }),
  };
}

function subjectOf({ kind, subject }: RequestedChange) {
  const types = { set_permissions: 'role', drop_month: 'month' } as const;
  const type = kind === 'set_permissions' || kind === 'drop_month' ? types[kind] : 'staff';
  return { type, id: subject } as const;
}

function factsOf({ reason, name, email, roles, permissions }: RequestedChange): Record<string, string | string[]> {
  return {
    reason,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(roles && { roles: [...roles] }),
    ...(permissions && { permissions: [...permissions] }),
  };
}

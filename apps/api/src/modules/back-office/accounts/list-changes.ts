import type { StaffChange } from '@goldwren/contracts/staff';
import { fixedPermissions, type StaffPermission, type StaffRole, staffRoles } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import type { QueueLength } from '../../../platform/queue-length.ts';
import { selectPendingChanges, selectRoleGrants, selectStaffMembers } from '../../staff/public.ts';

/** Lists the changes that wait for a second person, each compared with what is true now. */
export async function listChanges(db: Db): Promise<StaffChange[]> {
  const [rows, members, grants] = await Promise.all([
    selectPendingChanges(db),
    selectStaffMembers(db),
    selectRoleGrants(db),
  ]);
  const memberOf = (id: string) => members.find((member) => member.id === id);
  return rows.map(({ id, kind, subject, name, email, roles, permissions, reason, requestedBy, requestedAt }) => {
    const member = memberOf(subject);
    const role = staffRoles.find((one) => one === subject) as StaffRole;
    const isFixed = (one: StaffPermission) => fixedPermissions.includes(one);
    const before = grants.get(role) ?? [];
    return {
      id,
      kind,
      account:
        kind === 'set_permissions' || kind === 'drop_month'
          ? null
          : { id: subject, name: member?.name ?? name ?? '', email: member?.email ?? email ?? '' },
      roles: roles && { before: member?.roles ?? [], after: roles },
      permissions: permissions && {
        role,
        added: permissions.filter((one) => !before.includes(one) && !isFixed(one)),
        removed: before.filter((one) => !permissions.includes(one) && !isFixed(one)),
      },
      month: kind === 'drop_month' ? subject : null,
      reason,
      requested_by: { id: requestedBy, name: memberOf(requestedBy)?.name ?? requestedBy },
      requested_at: requestedAt.toISOString(),
    };
  });
}

/** The queue of the first screen. It has no deadline. */
export async function waitingStaffChanges(db: Db): Promise<QueueLength> {
  const rows = await selectPendingChanges(db);
  return { waiting: rows.length, oldestAt: rows[0]?.requestedAt ?? null, dueAt: null, breached: 0 };
}

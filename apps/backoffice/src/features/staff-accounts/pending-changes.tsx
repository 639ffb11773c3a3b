import type { StaffChange } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { rolesMessages } from '@goldwren/messages/staff/monitoring/roles';
import { staffAccountsMessages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { changeMessages } from '@goldwren/messages/staff/table';
import type { StaffPermission } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { roleNames } from '../../lib/role-names.ts';
import { usePermission } from '../../lib/session-store.ts';
import { PendingChanges } from '../../shared/pending-changes.tsx';
import { EmailText } from './email-text.tsx';

const messages = staffAccountsMessages.changes;

const permissionNames = (list: readonly StaffPermission[]) =>
  list.map((one) => rolesMessages.permissions[one]).join(', ');

/** The changes that another administrator requested, with the decision of this one. */
export function PendingStaffChanges() {
  const may = usePermission('staff.manage');
  const query = useQuery({ ...queries.staffChanges.list(), enabled: may });
  if (!may) return null;
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-xl">{changeMessages.title}</h2>
      <PendingChanges
        query={query}
        titleOf={titleOf}
        details={Details}
        approveText={({ month }) => (month === null ? messages.approveText : messages.dropText)}
        approve={({ id }) => api.staffChanges.approve({ params: { id } })}
        reject={({ id }, body) => api.staffChanges.reject({ params: { id }, body })}
        concerns={({ account }) => account?.id}
      />
    </section>
  );
}

function titleOf({ kind, account, permissions, month }: StaffChange): string {
  const whom =
    account?.name ??
    month?.slice(0, 'yyyy-mm'.length) ??
    (permissions ? messages.role(frame.account.roles[permissions.role]) : '');
  return `${messages.kinds[kind]}: ${whom}`;
}

function Details({ account, roles, permissions }: StaffChange) {
  return (
    <>
      {account ? <EmailText email={account.email} /> : null}
      {roles ? <p>{messages.roles(roleNames(roles.before), roleNames(roles.after))}</p> : null}
      {permissions?.added.length ? <p>{messages.added(permissionNames(permissions.added))}</p> : null}
      {permissions?.removed.length ? <p>{messages.removed(permissionNames(permissions.removed))}</p> : null}
    </>
  );
}

import type { StaffChange } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { colleaguesMessages } from '@goldwren/messages/staff/monitoring/colleagues';
import { rolesMessages } from '@goldwren/messages/staff/monitoring/roles';
import type { StaffPermission, StaffRole } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { EmailText } from './email-text.tsx';

const messages = colleaguesMessages.changes;

const roleNames = (roles: readonly StaffRole[]) => roles.map((role) => frame.account.roles[role]).join(', ');
const permissionNames = (list: readonly StaffPermission[]) =>
  list.map((one) => rolesMessages.permissions[one]).join(', ');

/** The changes that another administrator requested, with the decision of this one. */
export function PendingChanges() {
  const may = useSession(({ staff }) => staff?.permissions.includes('staff.manage') ?? false);
  const query = useQuery({ ...queries.staffChanges.list(), enabled: may });
  if (!may) return null;
  return (
    <section className="mb-6">
      <h2 className="mb-3 text-xl">{messages.title}</h2>
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="h-16" />}
        problem={messages.failed}
        keepsOlder
      >
        {({ results }) =>
          results.length === 0 ? (
            <p className="text-ink-2">{messages.none}</p>
          ) : (
            <ul className="grid gap-3">
              {results.map((change) => (
                <PendingChange key={change.id} {...change} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function PendingChange(change: StaffChange) {
  const { kind, account, roles, permissions, reason, requested_by: by, requested_at: at } = change;
  const whom = account?.name ?? (permissions ? messages.role(frame.account.roles[permissions.role]) : '');
  const details = [
    roles ? messages.roles(roleNames(roles.before), roleNames(roles.after)) : null,
    permissions?.added.length ? messages.added(permissionNames(permissions.added)) : null,
    permissions?.removed.length ? messages.removed(permissionNames(permissions.removed)) : null,
  ].filter((detail) => detail !== null);
  const title = `${messages.kinds[kind]}: ${whom}`;
  return (
    <li className="card flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {account ? <EmailText email={account.email} /> : null}
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        <p className="text-ink-2">{reason}</p>
        <p className="text-sm text-ink-3">
          {messages.requested} {by.name} · <When at={at} />
        </p>
      </div>
      <Decision change={change} title={title} />
    </li>
  );
}

function Decision({ change, title }: { change: StaffChange; title: string }) {
  const { id, account, requested_by: by } = change;
  const own = useSession(({ staff }) => staff?.id);
  if (own === account?.id) return <p className="text-sm text-ink-3">{messages.aboutYou}</p>;
  const isMine = own === by.id;
  const reject = isMine ? messages.withdraw : messages.reject;
  return (
    <div className="flex max-w-64 flex-wrap gap-2 sm:justify-end">
      {isMine ? (
        <p className="basis-full text-sm text-ink-3 sm:text-right">{messages.notOwn}</p>
      ) : (
        <ActionButton
          label={messages.approve}
          title={`${messages.approve}: ${title}`}
          text={messages.approveText}
          confirm={messages.approve}
          send={() => api.staffChanges.approve({ params: { id } })}
          done={messages.approved}
        />
      )}
      <ActionButton
        label={reject}
        title={`${reject}: ${title}`}
        text={messages.rejectText}
        confirm={reject}
        fields={['reason']}
        send={(body) => api.staffChanges.reject({ params: { id }, body })}
        done={messages.rejected}
      >
        {({ reason }) => <NoteField name="reason" label={colleaguesMessages.reason} error={reason} />}
      </ActionButton>
    </div>
  );
}

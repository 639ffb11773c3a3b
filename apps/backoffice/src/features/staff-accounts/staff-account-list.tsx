import type { StaffAccount } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { staffAccountsMessages as messages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { roleNames } from '../../lib/role-names.ts';
import { usePermission } from '../../lib/session-store.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { When } from '../../shared/when.tsx';
import { EmailText } from './email-text.tsx';
import { StaffAccountState } from './staff-account-state.tsx';

const cell = 'px-3 py-2 align-top';
const columns = [
  { title: messages.name },
  { title: messages.roles },
  { title: messages.state },
  { title: messages.lastSeen, className: 'max-sm:hidden' },
];

/** The staff accounts. Accounts that are locked after too many wrong codes can be unlocked here. */
export function StaffAccountList() {
  const query = useQuery(queries.staffAccounts.list());
  return (
    <ScrollBox label={messages.caption} className="card overflow-x-auto">
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="m-3 h-64" />}
        problem={messages.failed}
        problemClass="p-3"
      >
        {({ results }) => (
          <Table caption={messages.caption} cell={cell} columns={columns}>
            {results.map((account) => (
              <StaffAccountRow key={account.id} account={account} />
            ))}
          </Table>
        )}
      </Loaded>
    </ScrollBox>
  );
}

function StaffAccountRow({ account }: { account: StaffAccount }) {
  const { id, name, email, roles, last_seen_at: lastSeen } = account;
  const mayOpen = usePermission('staff.manage');
  return (
    <tr className="focus-within:bg-raised hover:bg-raised">
      <td className={cell}>
        {mayOpen ? (
          <PageLink page="staff-account" params={{ id }}>
            {name}
          </PageLink>
        ) : (
          name
        )}
        <div>
          <EmailText email={email} />
        </div>
      </td>
      <td className={cell}>{roleNames(roles)}</td>
      <td className={cell}>
        <StaffAccountState {...account} />
      </td>
      <td className={`${cell} max-sm:hidden`}>{lastSeen ? <When at={lastSeen} /> : messages.never}</td>
    </tr>
  );
}

import type { StaffAccountDetail } from '@goldwren/contracts/staff';
import { staffAccountsMessages as messages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { roleNames } from '../../lib/role-names.ts';
import { usePermission, useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { When } from '../../shared/when.tsx';
import { ChangeButtons } from './change-buttons.tsx';
import { StaffAccountState } from './staff-account-state.tsx';

/** One staff account: what it may do, its signed-in browsers, and its changes. */
export function StaffAccountPage({ id }: { id: string }) {
  const query = useQuery(queries.staffAccounts.get({ params: { id } }));
  return <Detail query={query}>{(account) => <AccountDetail {...account} />}</Detail>;
}

function AccountDetail(account: StaffAccountDetail) {
  const { id, name, email, roles, last_seen_at: lastSeen, second_factor: hasSecondFactor, sessions } = account;
  const isOwn = useSession(({ staff }) => staff?.id === id);
  const mayReadLog = usePermission('audit.read');
  return (
    <>
      <PageTitle about={isOwn ? messages.own : undefined} actions={<ChangeButtons {...account} />}>
        {name}
      </PageTitle>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={messages.account}>
          <Facts
            facts={[
              [messages.email, email],
              [messages.roles, roleNames(roles)],
              [messages.state, <StaffAccountState key="state" {...account} />],
              [messages.secondFactor, hasSecondFactor ? messages.isSetUp : messages.notSetUp],
              [messages.lastSeen, lastSeen ? <When key="seen" at={lastSeen} /> : messages.never],
            ]}
          />
          {mayReadLog ? (
            <p className="mt-3">
              <PageLink page="audit" search={{ subject_id: id }}>
                {messages.log}
              </PageLink>
            </p>
          ) : null}
        </SectionCard>
        <SectionCard title={messages.sessions}>
          {sessions.length === 0 ? <p className="text-ink-2">{messages.noSessions}</p> : null}
          <ul className="flex flex-col gap-2">
            {sessions.map(({ started_at: startedAt, last_seen_at: usedAt }) => (
              <li key={startedAt}>
                {messages.started} <When at={startedAt} /> · {messages.lastUsed} <When at={usedAt} />
              </li>
            ))}
          </ul>
          {sessions.length > 0 ? <EndSessions id={id} name={name} /> : null}
        </SectionCard>
      </div>
    </>
  );
}

function EndSessions({ id, name }: { id: string; name: string }) {
  return (
    <div className="mt-4">
      <ActionButton
        label={messages.endSessions}
        title={`${messages.endSessions}: ${name}`}
        text={messages.endSessionsText}
        send={() => api.staffAccounts.endSessions({ params: { id } })}
        done={messages.sessionsEnded}
      />
    </div>
  );
}

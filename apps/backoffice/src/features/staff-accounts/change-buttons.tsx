import type { StaffAccountDetail } from '@goldwren/contracts/staff';
import { staffAccountsMessages as messages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';
import { RoleFields } from './role-fields.tsx';

const doneText = ({ waits }: { waits: boolean }) => (waits ? messages.waits : messages.done);

type PlainKind = 'disable' | 'enable' | 'reset_second_factor';

/** What can be changed on an account now. No one changes their own. */
export function ChangeButtons(account: StaffAccountDetail) {
  const isOwn = useSession(({ staff }) => staff?.id === account.id);
  if (isOwn) return null;
  return (
    <>
      <ChangeRoles key={account.roles.join()} {...account} />
      {account.active ? <Change account={account} kind="reset_second_factor" /> : null}
      <Change account={account} kind={account.active ? 'disable' : 'enable'} />
    </>
  );
}

function Change({ account, kind }: { account: StaffAccountDetail; kind: PlainKind }) {
  const { id, name, roles, invited } = account;
  const { label, text, confirm } = kind === 'reset_second_factor' && invited ? messages.inviteAgain : messages[kind];
  // The same ID is used for every retry of one change.
  const [changeId, setChangeId] = useState(() => crypto.randomUUID());
  return (
    <ActionButton
      label={label}
      title={`${label}: ${name}`}
      text={
        <>
          <p>{text}</p>
          {roles.includes('admin') ? <p className="mt-2">{messages.needsSecond}</p> : null}
        </>
      }
      confirm={confirm}
      fields={['reason']}
      send={({ reason }) => api.staffAccounts.change({ params: { id }, body: { kind, id: changeId, reason } })}
      done={doneText}
      onDone={() => setChangeId(crypto.randomUUID())}
    >
      {({ reason }) => <ReasonField hint={messages.reasonHint} error={reason} />}
    </ActionButton>
  );
}

function ChangeRoles({ id, name, roles }: StaffAccountDetail) {
  const [chosen, setChosen] = useState(roles);
  const [changeId, setChangeId] = useState(() => crypto.randomUUID());
  const { label, text, confirm } = messages.setRoles;
  return (
    <ActionButton
      label={label}
      title={`${label}: ${name}`}
      text={text}
      confirm={confirm}
      fields={['roles', 'reason']}
      send={({ reason }) => {
        const body = { kind: 'set_roles', id: changeId, roles: chosen, reason } as const;
        return api.staffAccounts.change({ params: { id }, body });
      }}
      done={doneText}
      onDone={() => setChangeId(crypto.randomUUID())}
    >
      {(errors) => (
        <>
          <RoleFields chosen={chosen} onChange={setChosen} error={errors.roles} />
          <ReasonField hint={messages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

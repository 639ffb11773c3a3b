import { staffAccountsMessages as messages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import type { StaffRole } from '@goldwren/rules';
import { TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';
import { RoleFields } from './role-fields.tsx';

/** Invites a person by email. The same ID is used for every retry of one invitation. */
export function InviteStaffMember() {
  const may = usePermission('staff.manage');
  const [id, setId] = useState(() => crypto.randomUUID());
  const [roles, setRoles] = useState<StaffRole[]>([]);
  if (!may) return null;
  return (
    <ActionButton
      look="primary"
      label={messages.invite.label}
      text={messages.invite.text}
      confirm={messages.invite.confirm}
      fields={['name', 'email', 'roles', 'reason']}
      send={({ name, email, reason }) => api.staffAccounts.invite({ body: { id, name, email, roles, reason } })}
      done={messages.waits}
      onDone={() => {
        setId(crypto.randomUUID());
        setRoles([]);
      }}
    >
      {(errors) => (
        <>
          <TextField label={messages.name} name="name" autoComplete="off" error={errors.name} />
          <TextField label={messages.email} name="email" type="email" autoComplete="off" error={errors.email} />
          <RoleFields chosen={roles} onChange={setRoles} error={errors.roles} isNew />
          <ReasonField hint={messages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

import type { StaffRoleGrants } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { rolesMessages as messages } from '@goldwren/messages/staff/monitoring/roles';
import { fixedPermissions, staffPermissions } from '@goldwren/rules';
import { CheckField } from '@goldwren/ui/check-field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';

const choices = staffPermissions.filter((permission) => !fixedPermissions.includes(permission));

/** Requests other permissions of a role. */
export function ChangeRole({ role, permissions }: StaffRoleGrants) {
  const [chosen, setChosen] = useState(permissions);
  // The same ID is used for every retry of one request.
  const [id, setId] = useState(() => crypto.randomUUID());
  const label = messages.changeRole(frame.account.roles[role]);
  return (
    <ActionButton
      label={label}
      text={messages.text}
      confirm={messages.confirm}
      fields={['reason']}
      send={({ reason }) => {
        return api.roles.change({ params: { role }, body: { id, permissions: chosen, reason } });
      }}
      done={messages.requested}
      onDone={() => setId(crypto.randomUUID())}
    >
      {({ reason }) => (
        <>
          <fieldset>
            <legend className="sr-only">{label}</legend>
            {choices.map((permission) => (
              <CheckField
                key={permission}
                name={permission}
                label={messages.permissions[permission]}
                checked={chosen.includes(permission)}
                onChange={({ target: { checked } }) =>
                  setChosen(staffPermissions.filter((one) => (one === permission ? checked : chosen.includes(one))))
                }
              />
            ))}
          </fieldset>
          <ReasonField hint={messages.reasonHint} error={reason} />
        </>
      )}
    </ActionButton>
  );
}

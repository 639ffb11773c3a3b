import { staffAccountsMessages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';

const messages = staffAccountsMessages.dropMonth;

/** Requests that an archived month may be dropped from the database. The same ID is used for every retry of one request. */
export function DropMonth() {
  const may = usePermission('staff.manage');
  const [id, setId] = useState(() => crypto.randomUUID());
  if (!may) return null;
  return (
    <ActionButton
      look="secondary"
      label={messages.label}
      text={messages.text}
      confirm={messages.confirm}
      fields={['month', 'reason']}
      send={({ month, reason }) => api.staffChanges.requestDrop({ body: { id, month: `${month}-01`, reason } })}
      done={staffAccountsMessages.waits}
      onDone={() => setId(crypto.randomUUID())}
    >
      {(errors) => (
        <>
          <TextField
            label={messages.month}
            hint={messages.monthHint}
            name="month"
            autoComplete="off"
            error={errors.month}
          />
          <ReasonField hint={staffAccountsMessages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

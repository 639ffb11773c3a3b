import type { PlayerFile } from '@goldwren/contracts/staff';
import { playersMessages as messages } from '@goldwren/messages/staff/players';
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { usePermissions } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField, ReasonField } from '../../shared/reason-fields.tsx';

type AccountAction = 'suspend' | 'unsuspend' | 'restoreRedemption' | 'removeSecondFactor' | 'close';

const accountActions: Record<AccountAction, { label: string; text: string }> = {
  suspend: { label: messages.suspend, text: messages.suspendText },
  unsuspend: { label: messages.unsuspend, text: messages.unsuspendText },
  restoreRedemption: { label: messages.restore, text: messages.restoreText },
  removeSecondFactor: { label: messages.removeSecondFactor, text: messages.removeSecondFactorText },
  close: { label: messages.close, text: messages.closeText },
};

/** The actions that this staff member may currently take on the account. */
export function PlayerActions(player: PlayerFile) {
  const { id, status, redemption_suspended_at, second_factor } = player;
  const may = usePermissions();
  const isOpen = status !== 'closed';
  const maySuspend = isOpen && may('players.suspend');
  return (
    <>
      {may('players.note') ? <AddNote id={id} /> : null}
      {maySuspend ? <Change id={id} action={status === 'active' ? 'suspend' : 'unsuspend'} /> : null}
      {maySuspend && redemption_suspended_at ? <Change id={id} action="restoreRedemption" /> : null}
      {maySuspend ? <ChangeRegion id={id} /> : null}
      {isOpen && may('players.rename') ? <ChangeName {...player} /> : null}
      {isOpen && second_factor && may('players.remove_second_factor') ? (
        <Change id={id} action="removeSecondFactor" />
      ) : null}
      {isOpen && may('players.close') ? <Change id={id} action="close" /> : null}
    </>
  );
}

function Change({ id, action }: { id: string; action: AccountAction }) {
  const { label, text } = accountActions[action];
  return (
    <ActionButton
      label={label}
      text={text}
      fields={['reason']}
      send={(body) => api.players[action]({ params: { id }, body })}
      done={messages.done}
    >
      {({ reason }) => <ReasonField hint={messages.reasonHint} error={reason} />}
    </ActionButton>
  );
}

function ChangeRegion({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.region}
      text={messages.regionText}
      fields={['us_state', 'reason']}
      send={(body) => api.players.changeRegion({ params: { id }, body })}
      done={messages.done}
    >
      {({ us_state, reason }) => (
        <>
          <TextField label={messages.state} name="us_state" maxLength={2} error={us_state} />
          <ReasonField hint={messages.reasonHint} error={reason} />
        </>
      )}
    </ActionButton>
  );
}

function ChangeName({ id, first_name: firstName, last_name: lastName, birth_date: birthDate }: PlayerFile) {
  return (
    <ActionButton
      label={messages.rename}
      text={messages.renameText}
      fields={['first_name', 'last_name', 'birth_date', 'reason']}
      send={(body) => api.players.changeName({ params: { id }, body })}
      done={messages.done}
    >
      {(errors) => (
        <>
          <TextField label={messages.firstName} name="first_name" defaultValue={firstName} error={errors.first_name} />
          <TextField label={messages.lastName} name="last_name" defaultValue={lastName} error={errors.last_name} />
          <TextField
            label={messages.born}
            name="birth_date"
            type="date"
            defaultValue={birthDate}
            error={errors.birth_date}
          />
          <ReasonField hint={messages.reasonHint} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

function AddNote({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.note}
      text={messages.noteText}
      fields={['text']}
      send={(body) => api.players.addNote({ params: { id }, body })}
      done={messages.noteDone}
    >
      {({ text }) => <NoteField name="text" error={text} />}
    </ActionButton>
  );
}

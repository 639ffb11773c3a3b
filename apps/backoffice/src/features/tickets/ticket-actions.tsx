import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { ticketMessages as messages } from '@goldwren/messages/staff/queues/tickets';
import { SelectField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { AssigneeOptions } from './assign-bar.tsx';

/** The actions on a ticket, except the answer. */
export function TicketActions({ id, status, assigned_to, assigned_to_me }: StaffTicketDetail) {
  const params = { id };
  return (
    <>
      {assigned_to_me ? (
        <ActionButton
          label={messages.release}
          title={messages.releaseTitle}
          text={messages.releaseText}
          send={() => api.tickets.release({ params })}
          done={messages.releaseDone}
        />
      ) : (
        <ActionButton
          label={messages.take}
          title={messages.takeTitle}
          text={messages.takeText(assigned_to)}
          send={() => api.tickets.assign({ params })}
          done={messages.takeDone}
        />
      )}
      <AssignToStaffMember id={id} from={assigned_to} />
      <ActionButton
        label={messages.note}
        title={messages.noteTitle}
        text={messages.noteText}
        fields={['message'] as const}
        send={({ message }) => api.tickets.addNote({ params, body: { message } })}
        done={messages.noteDone}
      >
        {(errors) => <NoteField name="message" label={messages.noteLabel} error={errors.message} />}
      </ActionButton>
      {status === 'closed' ? (
        <ActionButton
          label={messages.reopen}
          title={messages.reopenTitle}
          text={messages.reopenText}
          send={() => api.tickets.reopen({ params })}
          done={messages.reopenDone}
        />
      ) : (
        <ActionButton
          label={messages.close}
          title={messages.closeTitle}
          text={messages.closeText(status === 'waiting')}
          send={() => api.tickets.close({ params })}
          done={messages.closeDone}
        />
      )}
    </>
  );
}

function AssignToStaffMember({ id, from }: { id: string; from: string | null }) {
  return (
    <ActionButton
      label={messages.assignTo}
      title={messages.assignTitle}
      text={messages.assignText(from)}
      fields={['to'] as const}
      send={({ to }) => api.tickets.assignMany({ body: { ids: [id], to: to || null } })}
      done={messages.assignDone}
    >
      {(errors) => (
        <SelectField label={messages.assigned} name="to" defaultValue="" required={false} error={errors.to}>
          <AssigneeOptions />
        </SelectField>
      )}
    </ActionButton>
  );
}

import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { ticketWords as words } from '@goldwren/messages/staff/tickets';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

/** What can be done with a ticket beside answering it. */
export function TicketActions({ id, status, assigned_to, assigned_to_me }: StaffTicketDetail) {
  const params = { id };
  return (
    <>
      {assigned_to_me ? (
        <ActionButton
          label={words.release}
          title={words.releaseTitle}
          text={words.releaseText}
          confirm={words.release}
          send={() => api.tickets.release({ params })}
          done={words.releaseDone}
        />
      ) : (
        <ActionButton
          label={words.take}
          title={words.takeTitle}
          text={words.takeText(assigned_to)}
          confirm={words.take}
          send={() => api.tickets.assign({ params })}
          done={words.takeDone}
        />
      )}
      <ActionButton
        label={words.note}
        title={words.noteTitle}
        text={words.noteText}
        confirm={words.note}
        fields={['message'] as const}
        send={({ message }) => api.tickets.addNote({ params, body: { message } })}
        done={words.noteDone}
      >
        {(errors) => <NoteField name="message" label={words.noteLabel} error={errors.message} />}
      </ActionButton>
      {status === 'closed' ? (
        <ActionButton
          label={words.reopen}
          title={words.reopenTitle}
          text={words.reopenText}
          confirm={words.reopen}
          send={() => api.tickets.reopen({ params })}
          done={words.reopenDone}
        />
      ) : (
        <ActionButton
          label={words.close}
          title={words.closeTitle}
          text={words.closeText(status === 'waiting')}
          confirm={words.close}
          send={() => api.tickets.close({ params })}
          done={words.closeDone}
        />
      )}
    </>
  );
}

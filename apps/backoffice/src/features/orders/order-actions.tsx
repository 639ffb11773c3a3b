import type { StaffOrderDetail } from '@goldwren/contracts/staff';
import { orderWords as words } from '@goldwren/messages/staff/orders';
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

/** What may be done with an order now, as the server says. */
export function OrderActions({ id, choices }: Pick<StaffOrderDetail, 'id' | 'choices'>) {
  const params = { id };
  return (
    <>
      {choices.credit ? (
        <ActionButton
          label={words.credit}
          look="primary"
          title={words.creditTitle}
          text={words.creditText}
          confirm={words.credit}
          fields={['reason'] as const}
          send={(body) => api.orders.credit({ params, body })}
          done={words.creditDone}
        >
          {({ reason }) => <NoteField name="reason" label={words.reason} hint={words.reasonHint} error={reason} />}
        </ActionButton>
      ) : null}
      {choices.record_refund ? (
        <ActionButton
          label={words.refund}
          title={words.refundTitle}
          text={words.refundText}
          confirm={words.refund}
          fields={['provider_reference', 'reason'] as const}
          send={(body) => api.orders.recordRefund({ params, body })}
          done={words.refundDone}
        >
          {(errors) => (
            <>
              <TextField
                label={words.refundReference}
                name="provider_reference"
                autoComplete="off"
                error={errors.provider_reference}
              />
              <NoteField name="reason" label={words.reason} hint={words.reasonHint} error={errors.reason} />
            </>
          )}
        </ActionButton>
      ) : null}
      <ActionButton
        label={words.note}
        title={words.noteTitle}
        text={words.noteText}
        confirm={words.note}
        fields={['text'] as const}
        send={(body) => api.orders.addNote({ params, body })}
        done={words.noteDone}
      >
        {({ text }) => <NoteField name="text" label={words.noteField} error={text} />}
      </ActionButton>
    </>
  );
}

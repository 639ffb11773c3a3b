import type { StaffOrderDetail } from '@goldwren/contracts/staff';
import { orderMessages as messages } from '@goldwren/messages/staff/money/orders';
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField, ReasonField } from '../../shared/reason-fields.tsx';

/** The actions on an order that the server currently allows. */
export function OrderActions({ id, choices }: Pick<StaffOrderDetail, 'id' | 'choices'>) {
  const params = { id };
  return (
    <>
      {choices.credit ? (
        <ActionButton
          label={messages.credit}
          look="primary"
          title={messages.creditTitle}
          text={messages.creditText}
          fields={['reason'] as const}
          send={(body) => api.orders.credit({ params, body })}
          done={messages.creditDone}
        >
          {({ reason }) => <ReasonField hint={messages.reasonHint} error={reason} />}
        </ActionButton>
      ) : null}
      {choices.record_refund ? (
        <ActionButton
          label={messages.refund}
          title={messages.refundTitle}
          text={messages.refundText}
          fields={['provider_reference', 'reason'] as const}
          send={(body) => api.orders.recordRefund({ params, body })}
          done={messages.refundDone}
        >
          {(errors) => (
            <>
              <TextField
                label={messages.refundReference}
                name="provider_reference"
                autoComplete="off"
                error={errors.provider_reference}
              />
              <ReasonField hint={messages.reasonHint} error={errors.reason} />
            </>
          )}
        </ActionButton>
      ) : null}
      {choices.refund ? <RefundButton id={id} /> : null}
      <ActionButton
        label={messages.note}
        title={messages.noteTitle}
        text={messages.noteText}
        fields={['text'] as const}
        send={(body) => api.orders.addNote({ params, body })}
        done={messages.noteDone}
      >
        {({ text }) => <NoteField name="text" label={messages.noteField} error={text} />}
      </ActionButton>
    </>
  );
}

/** Refunds the payment through its provider, for staff with the permission. */
function RefundButton({ id }: Pick<StaffOrderDetail, 'id'>) {
  const may = usePermission('orders.refund');
  if (!may) return null;
  return (
    <ActionButton
      label={messages.payBack}
      title={messages.payBackTitle}
      text={messages.payBackText}
      fields={['reason'] as const}
      send={(body) => api.orders.refund({ params: { id }, body })}
      done={messages.payBackDone}
    >
      {({ reason }) => <ReasonField hint={messages.reasonHint} error={reason} />}
    </ActionButton>
  );
}

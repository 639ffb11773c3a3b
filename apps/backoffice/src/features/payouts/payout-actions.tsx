import type { Payout } from '@goldwren/contracts/staff';
import { payoutMessages as messages } from '@goldwren/messages/staff/money/payouts';
import { openTransferStates, payoutFailures } from '@goldwren/rules';
import { TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ChoiceField, NoteField } from '../../shared/reason-fields.tsx';

/**
 * Settles a payout that no provider is paying, and shows its details. Each action requires the password and code again if they were
 * entered too long ago.
 */
export function PayoutActions({ id, state, transfer }: Pick<Payout, 'id' | 'state' | 'transfer'>) {
  const params = { id };
  const isWithProvider = openTransferStates.some((open) => open === transfer?.state);
  const isUnclear = state === 'processing' && transfer?.state === 'unclear';
  const [details, setDetails] = useState<{ payee: string; payout_details: string } | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {isWithProvider ? <p className="w-full text-ink-2">{messages.atProvider}</p> : null}
      {isUnclear ? <p className="w-full">{messages.checkProvider}</p> : null}
      {state === 'processing' && !isWithProvider ? <Settle id={id} /> : null}
      <ActionButton
        label={messages.show}
        title={messages.showTitle}
        text={messages.showText}
        send={async () => setDetails(await api.payouts.details({ params }))}
        done={messages.showDone}
      />
      {details ? (
        <p className="w-full break-words whitespace-pre-line">{`${details.payee}\n${details.payout_details}`}</p>
      ) : null}
    </div>
  );
}

function Settle({ id }: { id: string }) {
  const params = { id };
  return (
    <>
      <ActionButton
        label={messages.paid}
        title={messages.paidTitle}
        text={messages.paidText}
        fields={['reference', 'paid_on'] as const}
        send={({ reference, paid_on }) =>
          api.payouts.paid({ params, body: { reference, ...(paid_on ? { paid_on } : {}) } })
        }
        done={messages.paidDone}
      >
        {(errors) => (
          <>
            <TextField
              label={messages.reference}
              name="reference"
              autoComplete="off"
              hint={messages.referenceHint}
              error={errors.reference}
            />
            <TextField
              label={messages.paidOn}
              name="paid_on"
              type="date"
              hint={messages.paidOnHint}
              error={errors.paid_on}
              optional
            />
          </>
        )}
      </ActionButton>
      <ActionButton
        label={messages.failed}
        title={messages.failedTitle}
        text={messages.failedText}
        fields={['failure', 'note'] as const}
        send={({ failure, note }) =>
          api.payouts.failed({ params, body: { failure: failure as (typeof payoutFailures)[number], note } })
        }
        done={messages.failedDone}
      >
        {(errors) => (
          <>
            <ChoiceField
              name="failure"
              label={messages.failure}
              options={optionsOf(payoutFailures, messages.failures)}
              error={errors.failure}
            />
            <NoteField label={messages.note} error={errors.note} />
          </>
        )}
      </ActionButton>
    </>
  );
}

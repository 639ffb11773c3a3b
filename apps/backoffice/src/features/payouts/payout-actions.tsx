import type { Payout } from '@goldwren/contracts/staff';
import { payoutWords as words } from '@goldwren/messages/staff/payouts';
import { payoutFailures } from '@goldwren/rules';
import { TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField, ReasonField } from '../../shared/reason-fields.tsx';

/** Settles a payout, and shows where it goes. Each asks for the password and code again when they are old. */
export function PayoutActions({ id, state }: Pick<Payout, 'id' | 'state'>) {
  const params = { id };
  const [details, setDetails] = useState<{ payee: string; payout_details: string } | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'processing' ? <Settle id={id} /> : null}
      <ActionButton
        label={words.show}
        title={words.showTitle}
        text={words.showText}
        confirm={words.show}
        send={async () => setDetails(await api.payouts.details({ params }))}
        done={words.showDone}
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
        label={words.paid}
        title={words.paidTitle}
        text={words.paidText}
        confirm={words.paid}
        fields={['reference', 'paid_on'] as const}
        send={({ reference, paid_on }) =>
          api.payouts.paid({ params, body: { reference, ...(paid_on ? { paid_on } : {}) } })
        }
        done={words.paidDone}
      >
        {(errors) => (
          <>
            <TextField
              label={words.reference}
              name="reference"
              autoComplete="off"
              hint={words.referenceHint}
              error={errors.reference}
            />
            <TextField
              label={words.paidOn}
              name="paid_on"
              type="date"
              hint={words.paidOnHint}
              error={errors.paid_on}
              optional
            />
          </>
        )}
      </ActionButton>
      <ActionButton
        label={words.failed}
        title={words.failedTitle}
        text={words.failedText}
        confirm={words.failed}
        fields={['failure', 'note'] as const}
        send={({ failure, note }) =>
          api.payouts.failed({ params, body: { failure: failure as (typeof payoutFailures)[number], note } })
        }
        done={words.failedDone}
      >
        {(errors) => (
          <>
            <ReasonField
              name="failure"
              label={words.failure}
              options={optionsOf(payoutFailures, words.failures)}
              error={errors.failure}
            />
            <NoteField label={words.note} error={errors.note} />
          </>
        )}
      </ActionButton>
    </>
  );
}

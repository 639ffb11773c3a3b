import { adjustmentsMessages as messages } from '@goldwren/messages/staff/money/adjustments';
import { type AdjustmentDirection, adjustmentDirections, type Currency } from '@goldwren/rules';
import { SelectField, TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';

/** Requests an adjustment of a player's balance. The same ID is used for every retry of one request. */
export function RequestAdjustment({ playerId }: { playerId: string }) {
  const may = usePermission('adjustments.request');
  const [id, setId] = useState(() => crypto.randomUUID());
  if (!may) return null;
  return (
    <ActionButton
      label={messages.request}
      text={messages.requestText}
      fields={['currency', 'direction', 'amount', 'reason']}
      send={({ currency, direction, amount, reason }) =>
        api.adjustments.request({
          body: {
            id,
            player_id: playerId,
            currency: currency as Currency,
            direction: direction as AdjustmentDirection,
            amount,
            reason,
          },
        })
      }
      done={messages.requested}
      onDone={() => setId(crypto.randomUUID())}
    >
      {(errors) => (
        <>
          <SelectField label={messages.coin} name="currency" defaultValue="sweeps" error={errors.currency}>
            <option value="sweeps">{messages.sweeps}</option>
            <option value="gold">{messages.gold}</option>
          </SelectField>
          <SelectField label={messages.direction} name="direction" defaultValue="credit" error={errors.direction}>
            {adjustmentDirections.map((direction) => (
              <option key={direction} value={direction}>
                {messages.directions[direction]}
              </option>
            ))}
          </SelectField>
          <TextField label={messages.amount} name="amount" placeholder="0.00" error={errors.amount} />
          <ReasonField error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

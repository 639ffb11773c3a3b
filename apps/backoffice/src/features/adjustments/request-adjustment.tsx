import { adjustmentsWords as words } from '@goldwren/messages/staff/adjustments';
import { type AdjustmentDirection, adjustmentDirections, type Currency } from '@goldwren/rules';
import { SelectField, TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

/** Asks for a correction of a player's balance; shown to whoever may. One id for one intention, however often it is sent. */
export function RequestAdjustment({ playerId }: { playerId: string }) {
  const may = useSession(({ staff }) => staff?.permissions.includes('adjustments.request') ?? false);
  const [id, setId] = useState(() => crypto.randomUUID());
  if (!may) return null;
  return (
    <ActionButton
      label={words.request}
      title={words.request}
      text={words.requestText}
      confirm={words.request}
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
      done={words.requested}
      onDone={() => setId(crypto.randomUUID())}
    >
      {(errors) => (
        <>
          <SelectField label={words.coin} name="currency" defaultValue="sweeps" error={errors.currency}>
            <option value="sweeps">{words.sweeps}</option>
            <option value="gold">{words.gold}</option>
          </SelectField>
          <SelectField label={words.direction} name="direction" defaultValue="credit" error={errors.direction}>
            {adjustmentDirections.map((direction) => (
              <option key={direction} value={direction}>
                {words.directions[direction]}
              </option>
            ))}
          </SelectField>
          <TextField label={words.amount} name="amount" placeholder="0.00" error={errors.amount} />
          <NoteField name="reason" label={words.reason} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

import type { StaffPackage } from '@goldwren/contracts/staff';
import { packagesMessages as messages } from '@goldwren/messages/staff/packages';
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

const terms = ['name', 'price_usd', 'gold_amount', 'sweeps_bonus'] as const;
const labels = {
  name: messages.name,
  price_usd: messages.price,
  gold_amount: messages.gold,
  sweeps_bonus: messages.sweeps,
} as const;

/** A new version of a package; the server says by field what may not be. */
export function EditPackage(offer: StaffPackage) {
  const params = { id: String(offer.id) };
  return (
    <ActionButton
      label={messages.edit}
      title={messages.editTitle(offer.name)}
      text={messages.editText}
      confirm={messages.save}
      fields={[...terms, 'reason']}
      send={(form) => api.packages.edit({ params, body: { ...form, version: offer.version } })}
      done={messages.done}
    >
      {(errors) => (
        <>
          {terms.map((name) => (
            <TextField key={name} label={labels[name]} name={name} defaultValue={offer[name]} error={errors[name]} />
          ))}
          <NoteField name="reason" label={messages.reason} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

export function SwitchPackage({ id, version, enabled }: StaffPackage) {
  const params = { id: String(id) };
  const label = enabled ? messages.takeOff : messages.offer;
  return (
    <ActionButton
      label={label}
      title={label}
      text={messages.switchText}
      confirm={label}
      fields={['reason']}
      send={({ reason }) => api.packages.switch({ params, body: { version, enabled: !enabled, reason } })}
      done={messages.done}
    >
      {(errors) => <NoteField name="reason" label={messages.reason} error={errors.reason} />}
    </ActionButton>
  );
}

/** One place up in the grid; the first one has nowhere to go. */
export function MovePackageUp({ offer, all }: { offer: StaffPackage; all: readonly StaffPackage[] }) {
  const ids = all.filter((one) => !one.first_purchase).map(({ id }) => id);
  const at = ids.indexOf(offer.id);
  if (at < 1) return null;
  const moved = ids.toSpliced(at, 1).toSpliced(at - 1, 0, offer.id);
  return (
    <ActionButton
      label={messages.moveUp}
      title={messages.up(offer.name)}
      confirm={messages.up(offer.name)}
      fields={['reason']}
      send={({ reason }) => api.packages.arrange({ body: { ids: moved, reason } })}
      done={messages.done}
    >
      {(errors) => <NoteField name="reason" label={messages.reason} error={errors.reason} />}
    </ActionButton>
  );
}

import type { StaffPackage } from '@goldwren/contracts/staff';
import { packagesWords as words } from '@goldwren/messages/staff/packages';
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

const terms = ['name', 'price_usd', 'gold_amount', 'sweeps_bonus'] as const;
const labels = {
  name: words.name,
  price_usd: words.price,
  gold_amount: words.gold,
  sweeps_bonus: words.sweeps,
} as const;

/** A new version of a package; the server says by field what may not be. */
export function EditPackage(offer: StaffPackage) {
  const params = { id: String(offer.id) };
  return (
    <ActionButton
      label={words.edit}
      title={words.editTitle(offer.name)}
      text={words.editText}
      confirm={words.save}
      fields={[...terms, 'reason']}
      send={(form) => api.packages.edit({ params, body: { ...form, version: offer.version } })}
      done={words.done}
    >
      {(errors) => (
        <>
          {terms.map((name) => (
            <TextField key={name} label={labels[name]} name={name} defaultValue={offer[name]} error={errors[name]} />
          ))}
          <NoteField name="reason" label={words.reason} error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

export function SwitchPackage({ id, version, enabled }: StaffPackage) {
  const params = { id: String(id) };
  const label = enabled ? words.takeOff : words.offer;
  return (
    <ActionButton
      label={label}
      title={label}
      text={words.switchText}
      confirm={label}
      fields={['reason']}
      send={({ reason }) => api.packages.switch({ params, body: { version, enabled: !enabled, reason } })}
      done={words.done}
    >
      {(errors) => <NoteField name="reason" label={words.reason} error={errors.reason} />}
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
      label={words.moveUp}
      title={words.up(offer.name)}
      confirm={words.up(offer.name)}
      fields={['reason']}
      send={({ reason }) => api.packages.arrange({ body: { ids: moved, reason } })}
      done={words.done}
    >
      {(errors) => <NoteField name="reason" label={words.reason} error={errors.reason} />}
    </ActionButton>
  );
}

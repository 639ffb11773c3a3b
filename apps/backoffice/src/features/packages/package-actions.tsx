import type { StaffPackage } from '@goldwren/contracts/staff';
import { packagesMessages as messages } from '@goldwren/messages/staff/site/packages';
import { TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';

const terms = ['name', 'price_usd', 'gold_amount', 'sweeps_bonus'] as const;
const labels = {
  name: messages.name,
  price_usd: messages.price,
  gold_amount: messages.gold,
  sweeps_bonus: messages.sweeps,
} as const;

/** Creates a new version of a package. The server reports errors by field. */
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
          <ReasonField error={errors.reason} />
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
      text={messages.switchText}
      fields={['reason']}
      send={({ reason }) => api.packages.switch({ params, body: { version, enabled: !enabled, reason } })}
      done={messages.done}
    >
      {(errors) => <ReasonField error={errors.reason} />}
    </ActionButton>
  );
}

/** Moves a package up by one place in the grid. The first package has no button. */
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
      {(errors) => <ReasonField error={errors.reason} />}
    </ActionButton>
  );
}

import { frame } from '@goldwren/messages/staff/frame';
import { staffAccountsMessages as messages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { type StaffRole, staffRoles } from '@goldwren/rules';
import { CheckField } from '@goldwren/ui/check-field';

interface RoleFieldsProps {
  chosen: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  error: string | undefined;
  /** An invitation always needs a second administrator, which its text says. */
  isNew?: boolean;
}

/** A checkbox for each role. */
export function RoleFields({ chosen, onChange, error, isNew = false }: RoleFieldsProps) {
  const set = (role: StaffRole, isOn: boolean) =>
    onChange(staffRoles.filter((one) => (one === role ? isOn : chosen.includes(one))));
  return (
    <fieldset>
      <legend className="font-semibold">{messages.roles}</legend>
      {staffRoles.map((role, index) => (
        <CheckField
          key={role}
          name="roles"
          label={frame.account.roles[role]}
          checked={chosen.includes(role)}
          onChange={({ target }) => set(role, target.checked)}
          error={index === staffRoles.length - 1 ? error : undefined}
        />
      ))}
      {chosen.includes('admin') && !isNew ? <p className="text-sm text-ink-3">{messages.needsSecond}</p> : null}
    </fieldset>
  );
}

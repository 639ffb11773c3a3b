import { account } from '@goldwren/messages/current/account';
import { signUp } from '@goldwren/messages/current/sign-up';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { useExcludedRegions } from '../../../shared/regions/use-excluded-regions.ts';
import type { SignUpField } from './sign-up-check.ts';

type Errors = Partial<Record<SignUpField, string>>;

/** The three fields of the first step. */
export function AccountStep({ errors }: { errors: Errors }) {
  const excluded = useExcludedRegions();
  return (
    <>
      <TextField label={account.email} type="email" autoComplete="email" name="email" error={errors.email} />
      <PasswordField
        label={account.password}
        autoComplete="new-password"
        name="password"
        hint={errors.password ? undefined : signUp.passwordHint}
        error={errors.password}
      />
      <TextField
        label={account.birthDate}
        type="date"
        autoComplete="bday"
        name="birth_date"
        hint={account.mustBe}
        error={errors.birth_date}
      />
      <div className="text-sm text-ink-3">
        <p>{signUp.openTo}</p>
        <p>{account.notIn(excluded.join(', '))}</p>
      </div>
    </>
  );
}

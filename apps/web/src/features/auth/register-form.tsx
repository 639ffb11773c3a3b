import type { RegisterForm as RegisterBody } from '@goldwren/contracts/player';
import { account, type Country, countries, countryNames, registrationExcludedStates } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { PasswordField, SelectField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { RegionOptions, regionLabel } from '../../shared/region-options.tsx';
import { useRegister } from './use-register.ts';

/** Every field of spec §5. `onRegistered` is called once the account exists. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { form, general, submit } = useRegister(onRegistered);
  const { errors, isSubmitting } = form.formState;
  const country: Country = form.watch('country') ?? 'US';
  // A date field that is empty has no date to correct.
  const birthDateError =
    errors.birth_date && !form.getValues('birth_date') ? 'Enter your date of birth.' : errors.birth_date?.message;
  const text = (name: keyof RegisterBody) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <form
      noValidate
      aria-label="Sign up"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
      className="grid gap-4"
    >
      {general ? <Banner tone="bad">{general}</Banner> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...text('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...text('last_name')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={errors.password ? undefined : `At least ${account.passwordMinLength} characters.`}
        {...text('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...text('password_confirm')} />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        hint={`Must be ${account.minimumAgeYears}+ to join`}
        {...text('birth_date')}
        error={birthDateError}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Country"
          autoComplete="country"
          {...form.register('country', { onChange: () => form.setValue('us_state', '') })}
          error={errors.country?.message}
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryNames[code]}
            </option>
          ))}
        </SelectField>
        <SelectField label={regionLabel(country)} optional autoComplete="address-level1" {...text('us_state')}>
          <RegionOptions country={country} />
        </SelectField>
      </div>
      <p className="text-sm text-ink-3">Not available in: {registrationExcludedStates.join(', ')}</p>
      <Button type="submit" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Creating your account…' : 'Sign Up Free'}
      </Button>
    </form>
  );
}

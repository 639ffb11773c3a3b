import type { RegisterForm as RegisterBody } from '@goldwren/contracts';
import { registerForm } from '@goldwren/contracts/forms';
import { account, type Country, countries, countryNames, registrationExcludedStates } from '@goldwren/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, SelectField, TextField } from '../../ui/field.tsx';
import { RegionOptions, regionLabel } from '../../ui/region-options.tsx';
import { Banner } from '../../ui/status-text.tsx';
import { registerProblems } from './register-problems.ts';

const empty: RegisterBody = {
  email: '',
  password: '',
  password_confirm: '',
  first_name: '',
  last_name: '',
  birth_date: '',
  country: 'US',
  us_state: '',
  phone: '',
};

/** Every field of spec §5. `onRegistered` is called once the account exists. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const [general, setGeneral] = useState('');
  const form = useForm({ resolver: zodResolver(registerForm), defaultValues: empty, mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const country: Country = form.watch('country') ?? 'US';
  const send = async (body: RegisterBody) => {
    setGeneral('');
    try {
      await api.auth.register({ body });
      onRegistered();
    } catch (error) {
      const problems = registerProblems(error);
      setGeneral(problems.general);
      for (const [field, message] of problems.fields) form.setError(field, { message });
      const [first] = problems.fields;
      if (first) form.setFocus(first[0]);
    }
  };
  const refuse = () => setGeneral('Please check the marked fields.');
  const text = (name: keyof RegisterBody) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <form
      noValidate
      aria-label="Sign up"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : form.handleSubmit(send, refuse)}
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
        hint={`At least ${account.passwordMinLength} characters.`}
        {...text('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...text('password_confirm')} />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        hint={`Must be ${account.minimumAgeYears}+ to join`}
        {...text('birth_date')}
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

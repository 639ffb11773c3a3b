import { createFormCheck } from '@goldwren/contracts/form-codes';
import { account } from '@goldwren/messages/current/account';
import { site } from '@goldwren/messages/current/site';
import { Button } from '@goldwren/ui/button';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { CountryAndRegion } from '../../shared/regions/country-and-region.tsx';
import { useExcludedRegions } from '../../shared/regions/use-excluded-regions.ts';
import { useRegionNote } from './use-region-note.ts';

const fields = [
  'first_name',
  'last_name',
  'email',
  'password',
  'password_confirm',
  'birth_date',
  'country',
  'us_state',
] as const;

/** The registration form. Calls `onRegistered` once the account exists. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const excluded = useExcludedRegions();
  const regionNote = useRegionNote();
  const { props, errors, busy, problem } = useForm({
    fields,
    // The payload contains this field although the form shows no input for it.
    unseen: { phone: '' },
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).registerForm),
    send: (body) => api.auth.register({ body }),
    onSent: onRegistered,
    context: 'register',
  });
  const marked = Object.keys(errors).length > 0;
  const general = problem?.text ?? (marked ? account.marked : '');
  const text = (name: (typeof fields)[number]) => ({ name, error: errors[name] });
  return (
    <form {...props} aria-label={account.signUpForm} className="grid gap-4">
      {general ? <Banner tone="bad">{general}</Banner> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={account.firstName} autoComplete="given-name" {...text('first_name')} />
        <TextField label={account.lastName} autoComplete="family-name" {...text('last_name')} />
      </div>
      <TextField label={account.email} type="email" autoComplete="email" {...text('email')} />
      <PasswordField
        label={account.password}
        autoComplete="new-password"
        hint={errors.password ? undefined : account.passwordHint}
        {...text('password')}
      />
      <PasswordField label={account.confirmPassword} autoComplete="new-password" {...text('password_confirm')} />
      <TextField
        label={account.birthDate}
        type="date"
        autoComplete="bday"
        hint={account.mustBe}
        {...text('birth_date')}
      />
      <CountryAndRegion errors={errors} mayBeEmpty hint={regionNote} />
      <p className="text-sm text-ink-3">
        {account.notIn(excluded.join(', '))}
        <br />
        {account.agesByPlace}
      </p>
      <Button type="submit" busy={busy} className="w-full">
        {busy ? account.creating : site.signUp}
      </Button>
    </form>
  );
}

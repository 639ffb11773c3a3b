import { createFormCheck } from '@goldwren/contracts/form-codes';
import { freeEntry } from '@goldwren/messages/current/free-entry';
import { freeEntry as rules } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { TextAreaField, TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ProblemBanner } from '../../shared/problem-banner.tsx';
import { CountryAndRegion } from '../../shared/regions/country-and-region.tsx';

/** The form for an online free entry. `onReceived` gets the reference of the request. */
export function FreeEntryForm({ onReceived }: { onReceived: (reference: string) => void }) {
  const user = useAuth((state) => state.user);
  const { props, errors, busy, problem } = useForm({
    fields: ['full_name', 'email', 'birth_date', 'country', 'us_state', 'address'],
    unseen: { method: 'online' },
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).freeEntryForm),
    send: (body) => api.freeEntry.submit({ body }),
    onSent: ({ reference }) => onReceived(reference),
    context: 'submission',
  });
  return (
    <form {...props} aria-label={freeEntry.form} className="grid gap-4">
      <ProblemBanner problem={problem} />
      <TextField
        label={freeEntry.fullName}
        name="full_name"
        autoComplete="name"
        maxLength={rules.fullNameMaxLength}
        defaultValue={user ? `${user.first_name} ${user.last_name}` : ''}
        error={errors.full_name}
      />
      <TextField
        label={freeEntry.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
        hint={freeEntry.emailHint}
        error={errors.email}
      />
      <TextField
        label={freeEntry.birthDate}
        name="birth_date"
        type="date"
        autoComplete="bday"
        hint={freeEntry.birthDateHint}
        error={errors.birth_date}
      />
      <CountryAndRegion errors={errors} country={user?.country} region={user?.us_state ?? undefined} />
      <TextAreaField
        label={freeEntry.address}
        name="address"
        autoComplete="street-address"
        rows={3}
        maxLength={rules.addressMaxLength}
        hint={freeEntry.addressHint}
        error={errors.address}
      />
      <p className="text-sm text-ink-2">{freeEntry.limit}</p>
      <Button type="submit" busy={busy} className="w-full">
        {busy ? freeEntry.sending : freeEntry.submit}
      </Button>
    </form>
  );
}

import { checkBy } from '@goldwren/contracts/form-codes';
import { freeEntry } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { TextAreaField, TextField } from '@goldwren/ui/field';
import { RequestId } from '@goldwren/ui/load-problem';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { useForm } from '../../lib/use-form.ts';

/** The online entry. `onReceived` gets the reference of the request. */
export function FreeEntryForm({ onReceived }: { onReceived: (reference: string) => void }) {
  const user = useAuth((state) => state.user);
  const { props, errors, busy, problem } = useForm({
    fields: ['full_name', 'email', 'address'],
    unseen: { method: 'online' },
    check: async () => checkBy((await import('@goldwren/contracts/player/forms')).freeEntryForm),
    send: (body) => api.freeEntry.submit({ body }),
    onSent: ({ reference }) => onReceived(reference),
    context: 'free-entry',
  });
  return (
    <form {...props} aria-label="Free entry" className="grid gap-4">
      {problem ? (
        <Banner tone="bad">
          {problem.text}
          {problem.requestId ? <RequestId id={problem.requestId} /> : null}
        </Banner>
      ) : null}
      <TextField
        label="Full name"
        name="full_name"
        autoComplete="name"
        maxLength={freeEntry.fullNameMaxLength}
        defaultValue={user ? `${user.first_name} ${user.last_name}` : ''}
        error={errors.full_name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
        hint="The coins go to the account with this email. Without one yet, they wait for you."
        error={errors.email}
      />
      <TextAreaField
        label="Mailing address"
        name="address"
        autoComplete="street-address"
        rows={3}
        maxLength={freeEntry.addressMaxLength}
        hint="Street, city, state or province, postal code, country."
        error={errors.address}
      />
      <p className="text-sm text-ink-2">
        One request per person and day. A second one on the same day is refused; the next day begins at midnight Eastern
        Time.
      </p>
      <Button type="submit" busy={busy} className="w-full">
        {busy ? 'Sending your request…' : 'Submit request'}
      </Button>
    </form>
  );
}

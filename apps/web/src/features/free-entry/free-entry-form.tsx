import { freeEntry } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { TextAreaField, TextField } from '@goldwren/ui/field';
import { RequestId } from '@goldwren/ui/load-problem';
import { Banner } from '@goldwren/ui/status-text';
import { useAuth } from '../../lib/auth-store.ts';
import { problemWords } from '../../lib/problem-words.ts';
import { useFreeEntry } from './use-free-entry.ts';

/** Spec §8, verbatim. */
const fallback = { network: 'Submission failed', other: 'Submission failed' };

/** The online entry. `onReceived` gets the reference of the request. */
export function FreeEntryForm({ onReceived }: { onReceived: (reference: string) => void }) {
  const user = useAuth((state) => state.user);
  const { form, errors, busy, problem, submit } = useFreeEntry(onReceived);
  const words = problem ? problemWords(problem, fallback) : null;
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Free entry" className="grid gap-4">
      {words ? (
        <Banner tone="bad">
          {words.text}
          {words.requestId && words.text === fallback.other ? <RequestId id={words.requestId} /> : null}
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

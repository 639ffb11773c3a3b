import { createFormCheck } from '@goldwren/contracts/form-codes';
import type { Identity, IdentitySubmitForm } from '@goldwren/contracts/player';
import { identity as sharedMessages } from '@goldwren/messages/current/identity';
import { verifyIdentity as messages } from '@goldwren/messages/current/verify-identity';
import type { IdentityNeed } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { queries } from '../../../lib/api/queries.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { ProblemBanner } from '../../../shared/problem-banner.tsx';

/** Submits the documents for review, with the last digits of the SSN where required. The button says what is missing. */
export function SubmitForReview({ identity }: { identity: Identity }) {
  const queryClient = useQueryClient();
  const country = useAuth((state) => state.user?.country);
  const needsDigits = identity.needs.includes('ssn_last4');
  const missing = identity.needs.filter((need) => need !== 'ssn_last4');
  const { props, errors, busy, problem } = useForm({
    fields: ['ssn_last4'],
    check: async () => {
      const check = createFormCheck<IdentitySubmitForm>(
        (await import('@goldwren/contracts/player/forms')).identitySubmitForm,
      );
      return (values) => check(needsDigits ? values : {});
    },
    send: (body) => api.identity.submit({ body: needsDigits ? body : {} }),
    onSent: (answer) => {
      queryClient.setQueryData(queries.identity.get().queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: ['redemptions'] });
    },
    context: 'submission',
  });
  return (
    <form {...props} aria-label={messages.submit} className="grid max-w-xl gap-4">
      <ProblemBanner problem={!errors.ssn_last4 ? problem : null} />
      {needsDigits ? (
        <TextField
          label={messages.ssn}
          name="ssn_last4"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          hint={identity.ssn_last4_refused ? sharedMessages.ssnRefused : messages.ssnHint}
          error={errors.ssn_last4}
        />
      ) : country === 'US' ? (
        <p className="text-sm text-ink-2">{messages.ssnKnown}</p>
      ) : null}
      {missing.length > 0 ? (
        <Button
          look="secondary"
          onClick={() => focusPicker(missing[0])}
          className="justify-self-start border-warn text-warn"
        >
          {messages.missing(missing.map((need) => sharedMessages.needs[need]))}
        </Button>
      ) : (
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? messages.submitting : messages.submit}
        </Button>
      )}
    </form>
  );
}

/** Moves the focus to the picker of the missing document. */
function focusPicker(need: IdentityNeed | undefined): void {
  document.querySelector<HTMLElement>(`[data-document="${need}"] input[type="file"]`)?.focus();
}

import { createFormCheck } from '@goldwren/contracts/form-codes';
import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { PasswordField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { type CodeKind, CodeStep } from '../../shared/code-step.tsx';

/** Turns the second factor off, with the password and a code. */
export function TurnOff({ left, onDone }: { left: number; onDone: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="mb-3 text-ink-2">{messages.factorOn(left)}</p>
      {open ? (
        <TurnOffForm onDone={onDone} />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {messages.turnOff}
        </Button>
      )}
    </>
  );
}

function TurnOffForm({ onDone }: { onDone: () => Promise<void> }) {
  const [kind, setKind] = useState<CodeKind>('totp_code');
  const { props, errors, busy, problem } = useForm({
    fields: ['password', kind],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/security-forms')).disableTotpForm),
    send: (body) => api.security.disableTotp({ body }),
    onSent: onDone,
    context: 'login',
    focusWhenRefused: 'password',
  });
  return (
    <form {...props} className="grid gap-4">
      {problem ? (
        <Banner tone="bad">{problem.code === 'invalid_credentials' ? messages.wrongPassword : problem.text}</Banner>
      ) : null}
      <PasswordField
        label={messages.currentPassword}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <CodeStep kind={kind} error={errors[kind]} onKind={setKind} />
      <Button type="submit" busy={busy}>
        {messages.turnOff}
      </Button>
    </form>
  );
}

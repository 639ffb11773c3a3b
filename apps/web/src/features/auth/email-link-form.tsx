import { createFormCheck } from '@goldwren/contracts/form-codes';
import { account } from '@goldwren/messages/current/account';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';

interface EmailLinkFormProps {
  label: string;
  call: 'forgotPassword' | 'requestSignInLink';
  sentText: string;
}

/** Requests an email with a link. Shows the same answer whether or not an account has this address. */
export function EmailLinkForm({ label, call, sentText }: EmailLinkFormProps) {
  const [sent, setSent] = useState(false);
  const { props, errors, busy, problem } = useForm({
    fields: ['email'],
    // Both calls have the same body.
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).forgotPasswordForm),
    send: (body) => api.auth[call]({ body }),
    onSent: () => setSent(true),
    context: 'email-link',
  });
  if (sent) return <Banner tone="ok">{sentText}</Banner>;
  return (
    <form {...props} aria-label={label} className="grid gap-4">
      {problem ? <Banner tone="bad">{problem.text}</Banner> : null}
      <TextField label={account.email} name="email" type="email" autoComplete="username" error={errors.email} />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? account.sending : account.sendLink}
      </Button>
    </form>
  );
}

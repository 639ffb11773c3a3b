import { createFormCheck } from '@goldwren/contracts/form-codes';
import { account } from '@goldwren/messages/current/account';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';

/** Requests a sign-in link. Shows the same answer whether or not an account has this address. */
export function SignInLinkForm() {
  const [sent, setSent] = useState(false);
  const { props, errors, busy, problem } = useForm({
    fields: ['email'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).signInLinkForm),
    send: (body) => api.auth.requestSignInLink({ body }),
    onSent: () => setSent(true),
    context: 'email-link',
  });
  if (sent) return <Banner tone="ok">{account.signInLinkSent}</Banner>;
  return (
    <form {...props} aria-label={account.linkForm} className="grid gap-4">
      {problem ? <Banner tone="bad">{problem.text}</Banner> : null}
      <TextField label={account.email} name="email" type="email" autoComplete="username" error={errors.email} />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? account.sending : account.sendLink}
      </Button>
    </form>
  );
}

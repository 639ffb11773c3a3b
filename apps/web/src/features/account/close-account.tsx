import { createFormCheck } from '@goldwren/contracts/form-codes';
import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Dialog } from '@goldwren/ui/dialog';
import { PasswordField } from '@goldwren/ui/field';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useLeave } from '../../lib/session/use-leave.ts';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';

/** Closes the account, after a dialog has listed what the player will lose. */
export function CloseAccount({ withPassword }: { withPassword: WithPassword }) {
  const [open, setOpen] = useState(false);
  return (
    <SectionCard title={messages.close}>
      <p className="mb-3 text-ink-2">{messages.closeText}</p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {messages.close}
      </Button>
      <Dialog open={open} title={messages.close} onClose={() => setOpen(false)}>
        <CloseForm withPassword={withPassword} />
      </Dialog>
    </SectionCard>
  );
}

function CloseForm({ withPassword }: { withPassword: WithPassword }) {
  const leave = useLeave();
  const { props, errors, busy, problem } = useForm({
    fields: ['password'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).passwordAgainForm),
    send: (body) =>
      leave(
        withPassword(() => api.account.close({ body })),
        { page: 'home' },
      ),
    onSent: () => notify('ok', messages.closed),
    context: 'login',
    focusWhenRefused: 'password',
  });
  return (
    <form {...props} className="grid gap-4">
      <p className="text-ink-2">{messages.closeText}</p>
      {problem ? (
        <Banner tone="bad">{problem.code === 'invalid_credentials' ? messages.wrongPassword : problem.text}</Banner>
      ) : null}
      <PasswordField
        label={messages.currentPassword}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          {messages.closeKeep}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? messages.closing : messages.closeConfirm}
        </Button>
      </div>
    </form>
  );
}

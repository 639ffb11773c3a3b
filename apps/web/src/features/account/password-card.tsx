import { createFormCheck } from '@goldwren/contracts/form-codes';
import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { PasswordField } from '@goldwren/ui/field';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { keepPushHere } from '../../lib/push/follow-sessions.ts';

/** Changes the password, then shows a new empty form. */
export function PasswordCard() {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState(0);
  const onChanged = async () => {
    notify('ok', messages.passwordChanged);
    setChanges(changes + 1);
    await keepPushHere();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queries.security.sessions().queryKey }),
      queryClient.invalidateQueries({ queryKey: queries.push.get().queryKey }),
    ]);
  };
  return (
    <SectionCard title={messages.password}>
      <PasswordForm key={changes} onChanged={onChanged} />
    </SectionCard>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const { props, errors, busy, problem } = useForm({
    fields: ['current_password', 'password'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/security-forms')).changePasswordForm),
    send: (body) => api.security.changePassword({ body }),
    onSent: onChanged,
    context: 'login',
    focusWhenRefused: 'current_password',
  });
  return (
    <form {...props} className="grid gap-4">
      {problem && Object.keys(errors).length === 0 ? (
        <Banner tone="bad">{problem.code === 'invalid_credentials' ? messages.wrongPassword : problem.text}</Banner>
      ) : null}
      <PasswordField
        label={messages.currentPassword}
        name="current_password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <PasswordField
        label={messages.newPassword}
        name="password"
        autoComplete="new-password"
        hint={messages.newPasswordHint}
        error={errors.password}
      />
      <Button type="submit" busy={busy}>
        {busy ? messages.saving : messages.changePassword}
      </Button>
    </form>
  );
}

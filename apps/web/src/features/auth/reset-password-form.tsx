import { createFormCheck } from '@goldwren/contracts/form-codes';
import { account } from '@goldwren/messages/current/account';
import { Button } from '@goldwren/ui/button';
import { PasswordField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';

/** Sets a new password with the token from an emailed link. Calls `onReset` once the password has changed. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const { props, errors, busy, problem } = useForm({
    fields: ['password'],
    unseen: { token },
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).resetPasswordForm),
    send: (body) => api.auth.resetPassword({ body }),
    onSent: onReset,
    context: 'email-link',
  });
  return (
    <form {...props} aria-label={account.resetForm} className="grid gap-4">
      {problem && !errors.password ? <Banner tone="bad">{problem.text}</Banner> : null}
      <PasswordField
        label={account.newPassword}
        name="password"
        autoComplete="new-password"
        hint={errors.password ? undefined : account.passwordHint}
        error={errors.password}
      />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? account.saving : account.setPassword}
      </Button>
    </form>
  );
}

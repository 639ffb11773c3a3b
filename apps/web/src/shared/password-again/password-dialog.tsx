import { checkBy } from '@goldwren/contracts/form-codes';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { PasswordField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { passwordAgain as words } from '../../lib/words/password-again.ts';

interface PasswordDialogProps {
  onConfirmed: () => void;
  /** Also by Escape. */
  onDismissed: () => void;
}

/** Asks for the password of whoever is signed in. */
export function PasswordDialog({ onConfirmed, onDismissed }: PasswordDialogProps) {
  const { props, errors, busy, problem } = useForm({
    fields: ['password'],
    check: async () => checkBy((await import('@goldwren/contracts/player/forms')).passwordAgainForm),
    send: (body) => api.auth.reAuthenticate({ body }),
    onSent: onConfirmed,
    context: 'login',
    focusWhenRefused: 'password',
  });
  return (
    <Dialog open title={words.title} onClose={onDismissed}>
      <form {...props} className="grid gap-4">
        <p className="text-ink-2">{words.why}</p>
        {problem ? (
          <Banner tone="bad">{problem.code === 'invalid_credentials' ? words.wrong : problem.text}</Banner>
        ) : null}
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={errors.password}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {busy ? words.confirming : words.confirm}
          </Button>
          <Button look="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

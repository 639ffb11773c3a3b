import { createFormCheck } from '@goldwren/contracts/form-codes';
import { passwordAgain as messages } from '@goldwren/messages/current/password-again';
import { Dialog } from '@goldwren/ui/dialog';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { PasswordForm } from './password-form.tsx';

interface PasswordDialogProps {
  onConfirmed: () => void;
  /** Also called when the dialog is closed with Escape. */
  onDismissed: () => void;
}

/** Requests the password of the signed-in user. */
export function PasswordDialog({ onConfirmed, onDismissed }: PasswordDialogProps) {
  const form = useForm({
    fields: ['password'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/forms')).passwordAgainForm),
    send: (body) => api.auth.reAuthenticate({ body }),
    onSent: onConfirmed,
    context: 'login',
    focusWhenRefused: 'password',
  });
  return (
    <Dialog open title={messages.title} onClose={onDismissed}>
      <PasswordForm form={form} messages={messages}>
        <p className="text-ink-2">{messages.why}</p>
      </PasswordForm>
    </Dialog>
  );
}

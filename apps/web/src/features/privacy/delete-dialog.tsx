import { getProblemCode } from '@goldwren/contracts/client';
import { createFormCheck } from '@goldwren/contracts/form-codes';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { withTypedWord } from '../../lib/form/with-typed-word.ts';
import { useLeave } from '../../lib/session/use-leave.ts';
import { FinalStep } from '../../shared/password-again/final-step.tsx';
import { AccountLosses } from './account-losses.tsx';

const messages = privacyCenter.deletion;

/** After an idle time, the server requires the password before the call. The password from the form is used for that, too. */
async function deleteAccount(body: { password: string }) {
  try {
    return await api.privacy.deleteAccount({ body });
  } catch (error) {
    if (getProblemCode(error) !== 'reauthentication_required') throw error;
    await api.auth.reAuthenticate({ body });
    return api.privacy.deleteAccount({ body });
  }
}

/**
 * Shows what the player would lose, and requests the password and a typed word. Then it closes the account and signs out
 * every device.
 */
export function DeleteDialog({ onDone }: { onDone: () => void }) {
  const leave = useLeave();
  const queryClient = useQueryClient();
  const form = useForm({
    fields: ['password', 'confirmation'],
    check: async () =>
      withTypedWord(
        createFormCheck((await import('@goldwren/contracts/player/forms')).passwordAgainForm),
        messages.word,
      ),
    send: ({ password }) =>
      leave(deleteAccount({ password }), { page: 'privacy' }, ({ erases_at: erasesAt }) => ({
        replace: true,
        state: { erasesAt },
      })).catch((error: unknown) => {
        // A redemption may need something now, which the list of losses then shows.
        if (getProblemCode(error) === 'conflict') void queryClient.invalidateQueries({ queryKey: ['redemptions'] });
        throw error;
      }),
    onSent: () => undefined,
    context: 'submission',
    focusWhenRefused: 'password',
  });
  return (
    <FinalStep title={messages.title} messages={messages} form={form} onDone={onDone}>
      <p className="text-ink-2">{messages.text}</p>
      <AccountLosses />
    </FinalStep>
  );
}

import { createFormCheck, type FormCheck } from '@goldwren/contracts/form-codes';
import { playBreaks } from '@goldwren/messages/current/play-breaks';
import type { ExclusionTerm } from '@goldwren/rules';
import { api } from '../../../../lib/api/api.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { withTypedWord } from '../../../../lib/form/with-typed-word.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import { useLeave } from '../../../../lib/session/use-leave.ts';
import { FinalStep } from '../../../../shared/password-again/final-step.tsx';

const messages = playBreaks.exclusion;

interface Body {
  term: ExclusionTerm;
  password: string;
}

async function loadCheck(): Promise<FormCheck<Body>> {
  return withTypedWord(
    createFormCheck((await import('@goldwren/contracts/player/responsible-play-forms')).selfExclusionForm),
    messages.word,
  );
}

interface ExclusionDialogProps {
  term: ExclusionTerm;
  /** Also called when the dialog is closed with Escape. */
  onDone: () => void;
}

/** Requests the password and a typed word. Then it closes the account to play and signs out every device. */
export function ExclusionDialog({ term, onDone }: ExclusionDialogProps) {
  const leave = useLeave();
  const user = useAuth((state) => state.user);
  // Read before the session ends, to show the helplines of this place afterwards.
  const place = user && { country: user.country, us_state: user.us_state };
  const form = useForm({
    fields: ['password', 'confirmation'],
    unseen: { term },
    check: loadCheck,
    send: ({ password }) =>
      leave(api.play.selfExclude({ body: { term, password } }), { page: 'responsible-play' }, () => ({
        replace: true,
        state: { excluded: true, place },
      })),
    onSent: () => undefined,
    context: 'submission',
    focusWhenRefused: 'password',
  });
  return (
    <FinalStep title={messages.dialogTitle(messages.term(term))} messages={messages} form={form} onDone={onDone}>
      <p className="font-semibold">{messages.final}</p>
      <p className="text-ink-2">{term === 'permanent' ? messages.after.permanent : messages.after.term}</p>
    </FinalStep>
  );
}

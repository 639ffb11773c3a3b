import { checkBy, type FormCheck } from '@goldwren/contracts/form-codes';
import type { ExclusionTerm } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useGoTo } from '../../../lib/use-go-to.ts';
import { useSignOutOnceGone } from '../../../lib/use-sign-out-once-gone.ts';
import { withTypedWord } from '../../../lib/with-typed-word.ts';
import { playBreaks } from '../../../lib/words/play-breaks.ts';

const words = playBreaks.exclusion;

interface Body {
  term: ExclusionTerm;
  password: string;
}

async function loadCheck(): Promise<FormCheck<Body>> {
  return withTypedWord(
    checkBy((await import('@goldwren/contracts/player/play-control-forms')).selfExclusionForm),
    words.word,
  );
}

interface ExclusionDialogProps {
  term: ExclusionTerm;
  /** Also by Escape. */
  onDone: () => void;
}

/** Password and a typed word, then the account is closed to play and every device signed out. */
export function ExclusionDialog({ term, onDone }: ExclusionDialogProps) {
  const goTo = useGoTo();
  const isDone = useSignOutOnceGone();
  const { props, errors, busy, problem } = useForm({
    fields: ['password', 'confirmation'],
    unseen: { term },
    check: loadCheck,
    send: ({ password }) => api.play.selfExclude({ body: { term, password } }),
    onSent: () => {
      isDone.current = true;
      return goTo({ page: 'responsible-play' }, { replace: true, state: { excluded: true } });
    },
    context: 'submission',
    focusWhenRefused: 'password',
  });
  return (
    <Dialog open title={words.dialogTitle(words.term(term))} onClose={onDone}>
      <form {...props} className="grid gap-4">
        {problem ? (
          <Banner tone="bad">{problem.code === 'invalid_credentials' ? words.wrongPassword : problem.text}</Banner>
        ) : null}
        <p className="font-semibold">{words.final}</p>
        <p className="text-ink-2">{term === 'permanent' ? words.after.permanent : words.after.term}</p>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={errors.password}
        />
        <TextField
          label={words.type(words.word)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.confirmation ? words.typeWrong(words.word) : undefined}
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

import { codeOfProblem } from '@goldwren/contracts/client';
import { checkBy } from '@goldwren/contracts/form-codes';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { useGoTo } from '../../lib/use-go-to.ts';
import { useSignOutOnceGone } from '../../lib/use-sign-out-once-gone.ts';
import { withTypedWord } from '../../lib/with-typed-word.ts';
import { privacyCenter } from '../../lib/words/privacy-center.ts';
import { WhatIsLost } from './what-is-lost.tsx';

const words = privacyCenter.deletion;

/** After an idle time the server wants the password before the call; the one in the form answers that, too. */
async function deleteAccount(body: { password: string }) {
  try {
    return await api.privacy.deleteAccount({ body });
  } catch (error) {
    if (codeOfProblem(error) !== 'reauthentication_required') throw error;
    await api.auth.reAuthenticate({ body });
    return api.privacy.deleteAccount({ body });
  }
}

/** What this player would lose, password and a typed word; then the account is closed and every device signed out. */
export function DeleteDialog({ onDone }: { onDone: () => void }) {
  const goTo = useGoTo();
  const isDone = useSignOutOnceGone();
  const { props, errors, busy, problem } = useForm({
    fields: ['password', 'confirmation'],
    check: async () =>
      withTypedWord(checkBy((await import('@goldwren/contracts/player/forms')).passwordAgainForm), words.word),
    send: ({ password }) => deleteAccount({ password }),
    onSent: ({ erases_at: erasesAt }) => {
      isDone.current = true;
      return goTo({ page: 'privacy' }, { replace: true, state: { erasesAt } });
    },
    context: 'submission',
    focusWhenRefused: 'password',
  });
  return (
    <Dialog open title={words.title} onClose={onDone}>
      <form {...props} className="grid gap-4">
        {problem ? (
          <Banner tone="bad">{problem.code === 'invalid_credentials' ? words.wrongPassword : problem.text}</Banner>
        ) : null}
        <p className="text-ink-2">{words.text}</p>
        <WhatIsLost />
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
            {words.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

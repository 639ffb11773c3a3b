import type { AccountForm, User } from '@goldwren/contracts/player';
import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { SectionCard } from '@goldwren/ui/card';
import { CheckField } from '@goldwren/ui/check-field';
import { notify } from '@goldwren/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { useAuth } from '../../lib/session/auth-store.ts';

/** Settings that the player may choose: reminder emails, and whether their name appears among the winners. */
export function Preferences({ user }: { user: User }) {
  const saving = useMutation({
    mutationFn: (body: AccountForm) => api.account.update({ body }),
    onSuccess: (answer) => {
      useAuth.getState().setUser(answer.user);
      notify('ok', messages.saved);
    },
    onError: (error) => notify('bad', describeProblem(error, 'region').text),
  });
  // A checkbox shows the requested value while it is being saved, and the stored value afterwards.
  const shown = { ...user, ...(saving.isPending ? saving.variables : {}) };
  const box = (name: 'mail_reminders' | 'show_as_winner', label: string, hint: string) => (
    <CheckField
      label={label}
      name={name}
      hint={hint}
      checked={shown[name]}
      onChange={({ target }) => {
        if (!saving.isPending) saving.mutate({ [name]: target.checked });
      }}
    />
  );
  return (
    <SectionCard title={messages.preferences}>
      {box('mail_reminders', messages.mailReminders, messages.mailRemindersHint)}
      <p className="my-2 ml-8 text-sm text-ink-3">{messages.mailsAlways}</p>
      {box('show_as_winner', messages.showAsWinner, messages.showAsWinnerHint)}
    </SectionCard>
  );
}

import type { User } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { SectionCard } from '@goldwren/ui/card';
import { CheckField } from '@goldwren/ui/check-field';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';

const messages = redeem.winner;

/** Asks whether the home page may name this player as a winner, and shows what it would display. */
export function WinnerConsent({ user }: { user: User }) {
  const saving = useMutation({
    mutationFn: (show: boolean) => api.account.update({ body: { show_as_winner: show } }),
    onSuccess: (answer) => useAuth.getState().setUser(answer.user),
  });
  // Shows the requested value while it is being saved, and the stored value afterwards.
  const shown = saving.isPending ? saving.variables : user.show_as_winner;
  const initial = user.last_name.slice(0, 1).toUpperCase();
  return (
    <SectionCard title={messages.title}>
      <CheckField
        label={messages.show}
        name="show_as_winner"
        checked={shown}
        onChange={({ target }) => {
          if (!saving.isPending) saving.mutate(target.checked);
        }}
        hint={shown ? messages.asNamed(`${user.first_name} ${initial}.`) : messages.asAnonymous}
      />
      {saving.isSuccess ? (
        <StatusText tone="ok" className="mt-1 text-sm">
          {messages.saved}
        </StatusText>
      ) : null}
      {saving.isError ? (
        <StatusText tone="bad" className="mt-1 text-sm">
          {messages.problem}
        </StatusText>
      ) : null}
    </SectionCard>
  );
}

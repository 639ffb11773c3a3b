import type { Challenge } from '@goldwren/contracts/player';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import { challenge as rules } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { coins, formats } from '../../../lib/i18n/format.ts';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';

type Entry = NonNullable<Challenge['entry']>;

/** The score, the prize and the rank of a finished challenge, and the player's name on the leaderboard. */
export function ChallengeResult({ challenge, entry }: { challenge: Challenge; entry: Entry }) {
  const { own, players } = challenge.leaderboard;
  const givenUp = entry.given_up_x100;
  return (
    <section className="card grid gap-1 p-4 md:p-5" aria-labelledby="challenge-result">
      <h2 id="challenge-result" className="text-xl">
        {messages.result}
      </h2>
      <p>{givenUp === 0 ? messages.flawless : messages.gaveUp(formats.multiple(givenUp))}</p>
      {entry.prize && <p>{messages.prize(coins(entry.prize))}</p>}
      {own && <p className="text-ink-2">{messages.rank(own.rank, players)}</p>}
      {entry.removed_alias && entry.alias === null && (
        <StatusText tone="bad" className="mt-2">
          {messages.alias.removed(entry.removed_alias.alias, entry.removed_alias.reason)}
        </StatusText>
      )}
      <AliasForm day={challenge.day} alias={entry.alias} />
    </section>
  );
}

function AliasForm({ day, alias }: { day: string; alias: string | null }) {
  const [text, setText] = useState(alias ?? '');
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (wanted: string | null) => api.challenge.setAlias({ body: { day, alias: wanted } }),
    onSuccess: (saved) => {
      setText(saved.alias ?? '');
      void queryClient.invalidateQueries({ queryKey: ['challenge'] });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(text);
  };
  return (
    <form onSubmit={submit} className="mt-2 grid gap-2">
      <div className="max-w-md">
        <TextField
          label={messages.alias.label}
          hint={messages.alias.hint}
          error={save.error ? describeProblem(save.error, 'submission').text : undefined}
          required={false}
          value={text}
          maxLength={rules.alias.maxLength}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" busy={save.isPending}>
          {messages.alias.save}
        </Button>
        {alias !== null && (
          <Button look="secondary" busy={save.isPending} onClick={() => save.mutate(null)}>
            {messages.alias.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

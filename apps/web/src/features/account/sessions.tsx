import type { SignedInBrowser } from '@goldwren/contracts/player';
import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { notify } from '@goldwren/ui/notice';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { formats } from '../../lib/i18n/format.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { keepPushHere } from '../../lib/push/follow-sessions.ts';

/** Lists the active sessions of the account and signs them out. */
export function Sessions() {
  const sessions = useQuery(queries.security.sessions());
  return (
    <SectionCard title={messages.sessions}>
      <p className="text-sm text-ink-3">{messages.sessionsNote}</p>
      <Loaded
        query={sessions}
        loading={messages.sessionsLoading}
        skeleton={<Skeleton className="my-3 h-16" />}
        problem={messages.sessionsProblem}
        problemClass="my-3"
        keepsOlder
      >
        {({ results }) => <SessionList sessions={results} />}
      </Loaded>
    </SectionCard>
  );
}

function SessionList({ sessions }: { sessions: readonly SignedInBrowser[] }) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? api.security.endOtherSessions() : api.security.endSession({ params: { id } }),
    onSuccess: async () => {
      notify('ok', messages.signedOut);
      await keepPushHere();
    },
    onError: (error) => notify('bad', describeProblem(error, 'login').text),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.security.sessions().queryKey }),
        queryClient.invalidateQueries({ queryKey: queries.push.get().queryKey }),
      ]),
  });
  return (
    <>
      <ul className="my-3 grid gap-3">
        {sessions.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 sm:flex-nowrap"
          >
            <SessionFacts session={one} />
            {one.is_this ? null : (
              <Button
                look="secondary"
                className="shrink-0"
                busy={end.isPending && end.variables === one.id}
                onClick={() => end.mutate(one.id)}
              >
                {messages.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button look="secondary" busy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
          {messages.signOutOthers}
        </Button>
      ) : null}
    </>
  );
}

function SessionFacts({ session }: { session: SignedInBrowser }) {
  const { browser, system, network } = session;
  const name = browser && system ? messages.on(browser, system) : (browser ?? messages.unknownBrowser);
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {name}
        {session.is_this ? <span className="ml-2 text-sm font-normal text-ok">{messages.thisOne}</span> : null}
      </p>
      <p className="text-sm text-ink-3">
        <Unbroken>{messages.lastSeen(formats.moment(session.last_seen_at))}</Unbroken> ·{' '}
        <Unbroken>{messages.signedIn(formats.moment(session.created_at))}</Unbroken>
        {network ? (
          <>
            {' · '}
            <Unbroken>{messages.network(network)}</Unbroken>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Keeps a time on one line. In French, times contain spaces. */
function Unbroken({ children }: { children: string }) {
  return <span className="inline-block">{children}</span>;
}

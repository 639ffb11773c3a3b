import { playPause } from '@goldwren/messages/current/play-pause';
import { Button } from '@goldwren/ui/button';
import { Facts } from '@goldwren/ui/facts';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api/api.ts';
import { queries } from '../../../lib/api/queries.ts';
import { durations } from '../../../lib/i18n/durations.ts';
import { netCoins } from '../../../lib/i18n/format.ts';
import { ButtonLink } from '../../../shared/navigation/page-link.tsx';

const messages = playPause.check;

interface RealityCheckProps {
  onGoOn: () => void;
  /** The button to stop, shown with the other buttons. */
  children: ReactNode;
}

/** Shows time and net result from the server. Play continues after the server has recorded that the player saw them. */
export function RealityCheck({ onGoOn, children }: RealityCheckProps) {
  // Cached data from another page may be older than the last round.
  const status = useQuery({ ...queries.play.status(), gcTime: 0, refetchOnMount: 'always' });
  const client = useQueryClient();
  const answering = useMutation({
    mutationFn: () => api.play.answerRealityCheck(),
    onSuccess: (answer) => {
      client.setQueryData(queries.play.status().queryKey, answer);
      onGoOn();
    },
  });
  return (
    <>
      <Loaded
        query={{ ...status, data: status.isFetching ? undefined : status.data }}
        loading={messages.loading}
        skeleton={<Skeleton className="h-36" />}
        problem={messages.problem}
      >
        {({ today, reality_check: check }) => (
          <div className="min-h-36">
            {check ? <p className="mb-3 text-ink-2">{messages.intro(durations.inWords(check.seconds))}</p> : null}
            <p className="mb-1 font-semibold">{messages.today}</p>
            <Facts
              facts={[
                [messages.time, durations.inWords(today.seconds)],
                [messages.gold, netCoins(today.net.gold, 'gold')],
                [messages.sweeps, netCoins(today.net.sweeps, 'sweeps')],
              ]}
            />
          </div>
        )}
      </Loaded>
      <p className="mt-3 text-sm text-ink-3">{playPause.nothingTaken}</p>
      {answering.isError ? (
        <StatusText tone="bad" className="mt-3">
          {messages.failed}
        </StatusText>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={answering.isPending} onClick={() => answering.mutate()}>
          {answering.isPending ? messages.going : messages.goOn}
        </Button>
        {children}
        <ButtonLink page="activity" look="secondary">
          {messages.history}
        </ButtonLink>
      </div>
    </>
  );
}

import { limits } from '@goldwren/messages/current/limits';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { durations } from '../../../lib/i18n/durations.ts';
import { netCoins } from '../../../lib/i18n/format.ts';

const messages = limits.today;

/** Time played and net result of the day. */
export function Today() {
  const status = useQuery(queries.play.status());
  return (
    <section aria-labelledby="today" className="card p-4 md:p-5">
      <h2 id="today" className="mb-2 text-lg">
        {messages.title}
      </h2>
      <Loaded query={status} skeleton={<Skeleton className="h-14" />} problem={limits.problem}>
        {({ today }) => (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Figure term={messages.time}>{durations.inWords(today.seconds)}</Figure>
            <Figure term={messages.gold}>{netCoins(today.net.gold, 'gold')}</Figure>
            <Figure term={messages.sweeps}>{netCoins(today.net.sweeps, 'sweeps')}</Figure>
          </dl>
        )}
      </Loaded>
    </section>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}

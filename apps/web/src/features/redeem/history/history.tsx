import type { Redemption } from '@goldwren/contracts/player';
import { redemptionHistory as messages } from '@goldwren/messages/current/redemption-history';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { historyHeadingId } from '../places.ts';
import { RedemptionCard } from './redemption-card.tsx';
import type { Redemptions } from './use-redemptions.ts';

/** All redemptions with status, steps and times, newest first. */
export function History({ redemptions }: { redemptions: Redemptions }) {
  const { list, shown } = redemptions;
  return (
    <section aria-labelledby={historyHeadingId} className="min-w-0">
      <h2 id={historyHeadingId} className="mb-3 scroll-mt-20 text-xl">
        {messages.title}
      </h2>
      <Loaded
        query={list}
        skeleton={<HistoryLoading />}
        problem={messages.problem}
        problemClass="card p-5"
        keepsOlder
        empty={{ when: () => shown.length === 0, show: <p className="card p-5 text-ink-2">{messages.none}</p> }}
      >
        {() => <Cards redemptions={shown} />}
      </Loaded>
      {list.isFetchNextPageError ? (
        <StatusText tone="bad" className="mt-3">
          {messages.moreProblem}
        </StatusText>
      ) : null}
      {list.hasNextPage ? (
        <Button
          look="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
          className="mt-3 w-full"
        >
          {list.isFetchingNextPage ? messages.loadingMore : messages.more}
        </Button>
      ) : null}
    </section>
  );
}

function Cards({ redemptions }: { redemptions: readonly Redemption[] }) {
  return (
    <ul className="grid gap-3 md:gap-4">
      {redemptions.map((redemption) => (
        <RedemptionCard key={redemption.id} redemption={redemption} />
      ))}
    </ul>
  );
}

function HistoryLoading() {
  return (
    <div className="card p-5">
      <LoadingText>{messages.loading}</LoadingText>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
    </div>
  );
}

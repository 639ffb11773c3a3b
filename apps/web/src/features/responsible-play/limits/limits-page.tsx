import { limits as messages } from '@goldwren/messages/current/limits';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { site } from '@goldwren/messages/current/site';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api/queries.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { Breaks } from './breaks/breaks.tsx';
import { KindCard } from './kind-card.tsx';
import { limitsByKind, shownKinds } from './limit-units.ts';
import { Today } from './played-today.tsx';
import { RealityCheck } from './reality-check.tsx';

const grid = 'grid items-start gap-3 md:gap-4 lg:grid-cols-2';

/** The player's limits and current usage. */
export function LimitsPage() {
  const limits = useQuery(queries.play.limits());
  return (
    <div className="content grid gap-3 pt-6 md:gap-4 md:pt-10">
      <header className="mb-1">
        <PageLink page="dashboard" className="link inline-flex min-h-11 items-center text-ink-2">
          {site.dashboard}
        </PageLink>
        <h1 className="text-3xl md:text-4xl">{pageMessages.limits.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-2">{messages.intro}</p>
      </header>
      <Today />
      <Loaded
        query={limits}
        loading={messages.loading}
        skeleton={<LimitsSkeleton />}
        problem={messages.problem}
        problemClass="card p-5"
      >
        {(shown) => (
          <>
            <div className={grid}>
              {limitsByKind(shown.limits).map((group) => (
                <KindCard key={group.kind} {...group} />
              ))}
            </div>
            <p className="px-1 text-sm text-ink-3">{messages.periodsNote}</p>
            <RealityCheck minutes={shown.reality_check_minutes} />
          </>
        )}
      </Loaded>
      <Breaks />
    </div>
  );
}

function LimitsSkeleton() {
  return (
    <div className={grid}>
      {shownKinds.map((kind) => (
        <Skeleton key={kind} className="h-84" />
      ))}
    </div>
  );
}

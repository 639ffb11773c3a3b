import type { BestRound } from '@goldwren/contracts/player';
import { bestRounds as messages } from '@goldwren/messages/current/best-rounds';
import { Loaded } from '@goldwren/ui/loaded';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { ListLoading } from '../../shared/list-loading.tsx';
import { BestRoundCard } from './best-round-card.tsx';
import { BestRoundsFilters } from './best-rounds-filters.tsx';
import { PlayedTotals } from './played-totals.tsx';
import { queryOf, useBestRoundsFilter } from './use-best-rounds-filter.ts';

/** The player's rounds with the highest multipliers. The totals of all rounds come first, because these are exceptions. */
export function BestRoundsGallery() {
  const { filter, change } = useBestRoundsFilter();
  const query = queryOf(filter);
  const best = useQuery(queries.games.bestRounds({ query }));
  const games = useQuery(queries.games.list());
  const title = games.data?.results.find(({ slug }) => slug === filter.game)?.title ?? filter.game;
  return (
    <>
      <BestRoundsFilters filter={filter} onChange={change} />
      <Loaded query={best} skeleton={<ListLoading label={messages.loading} />} problem={messages.problem}>
        {({ results, played, archived_before: archivedBefore }) => (
          <>
            <PlayedTotals played={played} game={title} />
            {results.length > 0 ? <Gallery rounds={results} /> : <NoRounds filtered={Object.keys(query).length > 0} />}
            {archivedBefore ? <p className="mt-4 text-sm text-ink-2">{messages.archived(archivedBefore)}</p> : null}
          </>
        )}
      </Loaded>
    </>
  );
}

function Gallery({ rounds }: { rounds: readonly BestRound[] }) {
  return (
    <section aria-labelledby="best-rounds" className="mt-6">
      <h2 id="best-rounds" className="mb-3 text-xl">
        {messages.list}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {rounds.map((round) => (
          <BestRoundCard key={round.id} round={round} />
        ))}
      </ul>
    </section>
  );
}

/** A new player sees what the page will show. */
function NoRounds({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <p role="status" className="mt-6 text-ink-2">
        {messages.noneWithFilter}
      </p>
    );
  }
  return (
    <section className="card mt-6 max-w-2xl p-5">
      <h2 className="text-xl">{messages.none.title}</h2>
      <p className="mt-2 text-ink-2">{messages.none.text}</p>
      <p className="mt-2 text-ink-2">{messages.none.card}</p>
    </section>
  );
}

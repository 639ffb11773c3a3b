import type { Game } from '@goldwren/contracts/player';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Tabs } from '@goldwren/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queries } from '../../lib/queries.ts';
import { gallery } from '../../lib/words/gallery.ts';
import { gameCard } from '../../lib/words/game-card.ts';
import { GameCard, GameCardSkeleton } from '../../shared/game-card.tsx';
import { type GameTab, gamesOf, gameTabs, tabFrom } from './game-filter.ts';

const panel = 'games-panel';
const grid = 'mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4';

/** Filter tabs and cards. The chosen tab is part of the address, so it survives a reload and can be shared. */
export function GamesGallery() {
  const [search, setSearch] = useSearchParams();
  const tab = tabFrom(search.get('tab'));
  const choose = (value: GameTab) => setSearch(value === 'all' ? {} : { tab: value }, { preventScrollReset: true });
  const games = useQuery(queries.games.list());
  return (
    <>
      <Tabs label={gallery.filter} options={gameTabs} value={tab} onChange={choose} controls={panel} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel takes the focus, so that it can be read. */}
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} tabIndex={0} className="mt-3">
        <Loaded
          query={games}
          loading={gallery.loading}
          skeleton={<GamesLoading />}
          problem={gallery.problem}
          problemClass="card p-5"
        >
          {({ results }) => <Cards games={gamesOf(results, tab)} onShowAll={() => choose('all')} />}
        </Loaded>
      </div>
    </>
  );
}

function Cards({ games, onShowAll }: { games: readonly Game[]; onShowAll: () => void }) {
  return (
    <>
      <p role="status" className="text-ink-2">
        {gallery.showing(games.length)}
      </p>
      {games.length > 0 ? (
        <ul className={grid}>
          {games.map((game) => (
            <li key={game.id} className="grid min-w-0">
              <GameCard
                game={game}
                heading="h2"
                detailed
                badge={game.is_new ? gameCard.isNew : game.is_hot ? gameCard.isHot : undefined}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="card mt-4 flex flex-col items-start gap-4 p-5">
          <p className="text-lg">{gallery.none}</p>
          <Button look="secondary" onClick={onShowAll}>
            {gallery.showAll}
          </Button>
        </div>
      )}
    </>
  );
}

function GamesLoading() {
  return (
    <>
      <Skeleton className="h-6 w-32" />
      <div className={grid}>
        {[1, 2, 3, 4].map((place) => (
          <GameCardSkeleton key={place} detailed />
        ))}
      </div>
    </>
  );
}

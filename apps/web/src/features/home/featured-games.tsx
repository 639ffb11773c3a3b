import type { Game } from '@goldwren/contracts/player';
import { home } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { Loaded } from '@goldwren/ui/loaded';
import { LoadingWords } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { GameCard, GameCardSkeleton } from '../../shared/game-card.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useRotation } from './use-rotation.ts';

const grid = 'grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4';
/** Two games or one fill the row instead of leaving half of it empty. */
const shortGrid = 'grid grid-cols-2 gap-3 md:gap-4';

export function FeaturedGames() {
  const games = useQuery(queries.games.list());
  return (
    <section aria-labelledby="featured" className="content pt-10">
      <Loaded
        query={games}
        skeleton={<FeaturedLoading />}
        problem="Could not load games."
        problemClass="card p-5"
        beforeProblem={<Heading />}
        empty={{ when: ({ results }) => results.length === 0, show: <NoGames /> }}
      >
        {({ results }) => <Rotating games={results.slice(0, home.featuredGames)} />}
      </Loaded>
    </section>
  );
}

function FeaturedLoading() {
  return (
    <>
      <Heading />
      <LoadingWords>Loading games</LoadingWords>
      <div className={grid}>
        {[1, 2, 3, 4].map((place) => (
          <GameCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

function NoGames() {
  return (
    <>
      <Heading />
      <p className="card p-5">No games found</p>
    </>
  );
}

function Heading({ children }: { children?: React.ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 items-center gap-3">
      <h2 id="featured" className="mr-auto text-xl whitespace-nowrap sm:text-2xl">
        Featured games
      </h2>
      {children}
      <PageLink page="games" className="link inline-flex min-h-11 items-center whitespace-nowrap">
        All games
      </PageLink>
    </div>
  );
}

function Rotating({ games }: { games: readonly Game[] }) {
  const { index, stopped, setStopped, setHeld } = useRotation(games.length, home.rotationMs);
  const few = games.length <= 2;
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) };
  const holdFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <>
      <Heading>
        {games.length > 1 ? (
          <button
            type="button"
            onClick={() => setStopped(!stopped)}
            className="btn px-3 text-sm font-medium text-ink-2"
          >
            <Icon name={stopped ? 'play' : 'pause'} className="size-4" />
            <span className="sr-only sm:not-sr-only">{stopped ? 'Start' : 'Stop'}</span>
            <span className="sr-only"> highlighting games in turn</span>
          </button>
        ) : null}
      </Heading>
      <ul className={few ? shortGrid : grid} {...hold} {...holdFocus}>
        {games.map((game, place) => (
          <li key={game.id} className="grid min-w-0">
            <GameCard game={game} wide={few} badge={place === 0 ? 'HOT' : undefined} highlighted={place === index} />
          </li>
        ))}
      </ul>
    </>
  );
}

import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { home } from '@goldwren/messages/current/home';
import { home as rules } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { Loaded } from '@goldwren/ui/loaded';
import { LoadingText } from '@goldwren/ui/skeleton';
import { firstGames } from '../../shared/games/first-games.ts';
import { GameCard, GameCardSkeleton, tileGrid } from '../../shared/games/game-card.tsx';
import { useGames } from '../../shared/games/use-games.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useRotation } from './use-rotation.ts';

/** Four games: two by two, or in one row. */
const grid = tileGrid.replace('sm:grid-cols-3 ', '');

const hotFirst = { text: gameCard.isHot, meaning: home.labelOfFirst };

export function FeaturedGames() {
  const games = useGames();
  return (
    <section aria-labelledby="featured" className="content pt-10">
      <Loaded
        query={games}
        skeleton={<FeaturedLoading />}
        problem={home.gamesProblem}
        problemClass="card p-5"
        beforeProblem={<Heading />}
        empty={{ when: ({ results }) => results.length === 0, show: <NoGames /> }}
      >
        {({ results }) => <Rotating games={results.slice(0, rules.featuredGames)} />}
      </Loaded>
    </section>
  );
}

function FeaturedLoading() {
  return (
    <>
      <Heading />
      <LoadingText>{home.gamesLoading}</LoadingText>
      <p className="mb-3 text-[0.8125rem] text-ink-3">{home.labelOfFirst}</p>
      <div className={grid}>
        {firstGames.map((slug) => (
          <GameCardSkeleton key={slug} slug={slug} />
        ))}
      </div>
    </>
  );
}

function NoGames() {
  return (
    <>
      <Heading />
      <p className="card p-5">{home.noGames}</p>
    </>
  );
}

function Heading({ children }: { children?: React.ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 items-center gap-3">
      <h2 id="featured" className="mr-auto text-xl whitespace-nowrap sm:text-2xl">
        {home.featured}
      </h2>
      {children}
      <PageLink page="games" className="link inline-flex min-h-11 items-center">
        {home.allGames}
      </PageLink>
    </div>
  );
}

function Rotating({ games }: { games: readonly Game[] }) {
  const { index, stopped, setStopped, setHeld } = useRotation(games.length, rules.rotationMs);
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
            <span className="sr-only sm:not-sr-only">{stopped ? home.start : home.stop}</span>
            <span className="sr-only"> {home.rotation}</span>
          </button>
        ) : null}
      </Heading>
      <p className="mb-3 text-[0.8125rem] text-ink-3">{home.labelOfFirst}</p>
      <ul className={grid} {...hold} {...holdFocus}>
        {games.map((game, place) => (
          <li key={game.id} className="contents">
            <GameCard game={game} label={place === 0 ? hotFirst : undefined} highlighted={place === index} />
          </li>
        ))}
      </ul>
    </>
  );
}

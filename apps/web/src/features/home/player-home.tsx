import type { Game, Home } from '@goldwren/contracts/player';
import { gallery } from '@goldwren/messages/current/gallery';
import { home as homeMessages } from '@goldwren/messages/current/home';
import { playerHome as messages } from '@goldwren/messages/current/player-home';
import { Loaded } from '@goldwren/ui/loaded';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ChallengeLink } from '../../shared/games/challenge-link.tsx';
import { GameCardSkeleton, tileGrid } from '../../shared/games/game-card.tsx';
import { LabelsNote } from '../../shared/games/labels-note.tsx';
import { useHome } from '../../shared/games/use-home.ts';
import { BonusDue } from './bonus-due.tsx';
import { GameRow } from './game-row.tsx';
import { HomeBalances } from './home-balances.tsx';
import { buildHomeRows } from './home-rows.ts';
import { Unfinished } from './unfinished.tsx';

const nothing: Home = { unfinished: [], last_played: [], favorites: [] };

/** The home page of a signed-in player: pending actions first, then balances, then games. */
export function PlayerHome() {
  const user = useAuth((state) => state.user);
  const games = useQuery(queries.games.list());
  const home = useHome();
  // Unfinished rounds come first on the page, so nothing is rendered until the home request completes. If the request
  // fails, the games are still shown.
  const query = { ...games, data: home.isPending ? undefined : games.data };
  return (
    <div className="content grid gap-3 pt-3 md:gap-4 md:pt-8">
      <div className="flex items-center justify-between gap-3">
        <h1 className="truncate text-xl md:text-3xl">{messages.welcome(user?.first_name ?? '')}</h1>
        <ChallengeLink />
      </div>
      <Loaded
        query={query}
        skeleton={<HomeLoading />}
        problem={homeMessages.gamesProblem}
        problemClass="card p-5"
        beforeProblem={<Money />}
      >
        {({ results }) => <Body games={results} home={home.data} />}
      </Loaded>
    </div>
  );
}

/** @param props.home Undefined when the request failed. The games are shown anyway. */
function Body({ games, home }: { games: readonly Game[]; home: Home | undefined }) {
  const { last, favorites, others } = buildHomeRows(games, home ?? nothing);
  const stars = home?.favorites;
  const isNew = last.length + favorites.length === 0;
  return (
    <>
      <Unfinished rounds={home?.unfinished ?? []} games={games} />
      <Money />
      <GameRow title={messages.last} games={last} favorites={stars} />
      <GameRow title={messages.favorites} games={favorites} favorites={stars} />
      {games.length === 0 ? null : <LabelsNote />}
      <GameRow title={isNew ? messages.games : messages.more} games={others} favorites={stars} always />
      {games.length === 0 ? <p className="card p-5">{gallery.none}</p> : null}
    </>
  );
}

function Money() {
  return (
    <div className="grid gap-2 md:grid-cols-2 md:gap-4">
      <HomeBalances />
      <BonusDue />
    </div>
  );
}

function HomeLoading() {
  return (
    <>
      <LoadingText>{messages.loading}</LoadingText>
      <div className="grid gap-2 md:grid-cols-2 md:gap-4">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="h-11 w-40" />
      <div className={tileGrid}>
        {[1, 2, 3, 4].map((place) => (
          <GameCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

import type { Game } from '@goldwren/contracts/player';
import { home } from '@goldwren/messages/current/home';
import { useId } from 'react';
import { FavoriteStar } from '../../shared/games/favorite-star.tsx';
import { eagerPosters, GameCard, tileGrid } from '../../shared/games/game-card.tsx';
import { labelOf } from '../../shared/games/game-label.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

interface GameRowProps {
  title: string;
  games: readonly Game[];
  favorites: readonly number[] | undefined;
  /** Shows the link to the gallery even when the row has no games. */
  always?: boolean;
}

export function GameRow({ title, games, favorites, always = false }: GameRowProps) {
  const id = useId();
  if (games.length === 0 && !always) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={id} className="text-lg md:text-xl">
          {title}
        </h2>
        {always ? (
          <PageLink page="games" className="link inline-flex min-h-11 items-center">
            {home.allGames}
          </PageLink>
        ) : null}
      </div>
      <ul className={`mt-1 ${tileGrid} empty:hidden`}>
        {games.map((game, place) => (
          <li key={game.id} className="contents">
            <GameCard
              game={game}
              eager={place < eagerPosters}
              label={labelOf(game)}
              star={<FavoriteStar game={game} favorites={favorites} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

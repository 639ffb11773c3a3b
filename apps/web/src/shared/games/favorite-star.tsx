import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { Icon } from '@goldwren/ui/icons';
import { useFavorite } from './use-home.ts';

interface FavoriteStarProps {
  game: Game;
  /** Undefined while unknown, and for visitors. */
  favorites: readonly number[] | undefined;
}

/** The star on the artwork of a game, which adds it to the favorites. Hidden while the favorites are unknown. */
export function FavoriteStar({ game, favorites }: FavoriteStarProps) {
  const { mutate } = useFavorite(game);
  if (!favorites) return null;
  const pressed = favorites.includes(game.id);
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={gameCard.favorite(game.title)}
      onClick={() => mutate(!pressed)}
      className="absolute top-0 right-0 z-1 grid size-11 place-items-center text-ink aria-pressed:text-gc"
    >
      <span className="grid size-8 place-items-center rounded-full bg-ground/80">
        <Icon name="star" className={`size-5 ${pressed ? 'fill-current' : ''}`} />
      </span>
    </button>
  );
}

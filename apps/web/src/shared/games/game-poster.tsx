import fallback from './poster-fallback.svg?url';

/** By file name. The file of a game is named after its slug. */
const posters = import.meta.glob<string>('./posters/*.svg', { query: '?url', import: 'default', eager: true });

interface GamePosterProps {
  slug: string;
  /** The picture of a game that has its own in the catalogue. */
  thumbnail?: string | null | undefined;
  /** Loads at once, for posters that are in view when the page opens. */
  eager?: boolean;
  className?: string;
}

/** The poster of a game: a scene with its own symbols, or a neutral one for unknown games. Decorative. */
export function GamePoster({ slug, thumbnail, eager = false, className = '' }: GamePosterProps) {
  return (
    <img
      src={thumbnail ?? posters[`./posters/${slug}.svg`] ?? fallback}
      alt=""
      width="600"
      height="450"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      // Otherwise a poster in view is painted one frame after the text next to it.
      decoding={eager ? 'sync' : 'async'}
      className={`object-cover ${className}`}
    />
  );
}

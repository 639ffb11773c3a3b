import type { Game } from '@goldwren/contracts/player';
import { Skeleton } from '@goldwren/ui/skeleton';
import { gameCard } from '../lib/words/game-card.ts';
import { PageLink } from './page-link.tsx';
import { GameArt } from './rosette/game-art.tsx';

interface GameCardProps {
  game: Game;
  /** A word on the plate's corner, such as HOT. */
  badge?: string | undefined;
  /** Drawn as the one in the light, on the home page. */
  highlighted?: boolean;
  /** The gallery tells more than the home page. */
  detailed?: boolean;
  /** Two cards share a row on large screens; the plate is cut lower there. */
  wide?: boolean;
  /** Level of the title in the page's outline. */
  heading?: 'h2' | 'h3';
}

/** One game. The whole card leads to it; the words of the link are on its button. */
export function GameCard({
  game,
  badge,
  highlighted = false,
  detailed = false,
  wide = false,
  heading: Title = 'h3',
}: GameCardProps) {
  return (
    <article
      data-highlighted={highlighted || undefined}
      className="card group relative flex min-w-0 flex-col overflow-hidden transition-colors duration-200 hover:border-line-strong data-highlighted:border-gc data-highlighted:ring-1 data-highlighted:ring-gc"
    >
      <div className={`aspect-[4/3] overflow-hidden border-b border-line ${wide ? 'lg:aspect-[9/4]' : ''}`}>
        <Thumbnail game={game} />
      </div>
      {badge ? (
        <span className="absolute top-2.5 left-2.5 rounded-(--radius-s) bg-paper px-2 py-0.5 text-xs font-bold tracking-wide text-on-paper">
          {badge}
        </span>
      ) : null}
      <div className="flex flex-1 flex-col p-3 md:p-4">
        <Title className="text-base leading-snug md:text-lg">{game.title}</Title>
        {detailed ? <p className="mt-1 text-sm text-ink-2">{game.description}</p> : null}
        <dl className="mt-2 mb-3 flex flex-wrap gap-x-3 text-sm text-ink-2">
          <div>
            <dt className="inline">{gameCard.rtp} </dt>
            <dd className="inline text-ink">{game.rtp_hint}</dd>
          </div>
          <div>
            <dt className="inline">{gameCard.volatility} </dt>
            <dd className="inline text-ink">{game.volatility_hint}</dd>
          </div>
        </dl>
        {detailed ? (
          <PageLink
            page="game-rules"
            params={{ slug: game.slug }}
            aria-label={gameCard.rulesOf(game.title)}
            className="relative z-1 mb-2 inline-flex min-h-11 items-center self-start text-sm underline underline-offset-4"
          >
            {gameCard.rules}
          </PageLink>
        ) : null}
        {game.enabled ? (
          <PageLink
            page="game-player"
            params={{ slug: game.slug }}
            aria-label={gameCard.playGame(game.title)}
            className="btn btn-s mt-auto w-full group-hover:bg-raised after:absolute after:inset-0 after:rounded-(--radius-l)"
          >
            {gameCard.play}
          </PageLink>
        ) : (
          <p className="mt-auto flex min-h-11 items-center text-sm text-warn">{gameCard.closed}</p>
        )}
      </div>
    </article>
  );
}

function Thumbnail({ game }: { game: Game }) {
  const look = 'size-full object-cover transition-transform duration-240 ease-out-soft group-hover:scale-103';
  if (!game.thumbnail) return <GameArt slug={game.slug} className={look} />;
  return <img src={game.thumbnail} alt="" width="400" height="300" loading="lazy" className={look} />;
}

/** The size of a card, while its game is on the way. */
export function GameCardSkeleton({ detailed = false }: { detailed?: boolean }) {
  return (
    <div className="card overflow-hidden" aria-hidden="true">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="p-3 md:p-4">
        <Skeleton className="h-5 w-3/4 md:h-6" />
        {detailed ? <Skeleton className="mt-2 h-15 w-full" /> : null}
        <Skeleton className="mt-3 mb-3 h-4 w-1/2" />
        {detailed ? <Skeleton className="mb-2 h-11 w-2/3" /> : null}
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}

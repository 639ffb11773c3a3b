import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { Skeleton } from '@goldwren/ui/skeleton';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import { GameArt } from '../rosette/game-art.tsx';
import { CardOdds, CardOddsSkeleton } from './card-odds.tsx';

/** On a phone, three tiles share the width. */
export const tileGrid = 'grid grid-cols-3 gap-2 md:gap-4 lg:grid-cols-4';

interface GameCardProps {
  game: Game;
  /** A word in a corner of the artwork, such as HOT. */
  badge?: string | undefined;
  /** Shown in the other corner of the artwork. */
  star?: ReactNode;
  /** Highlights the card, on the home page. */
  highlighted?: boolean;
  /** Shows more details, in the gallery. */
  detailed?: boolean;
  /** Shows the link to rules and odds, as detailed cards do. */
  rules?: boolean;
  /** One of three tiles per row on a phone. It leaves out details that its rules contain. */
  tile?: boolean;
  /** Two cards share a row on large screens, where the artwork is less high. */
  wide?: boolean;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
}

/** One game. The whole card is a link, and the link text is on its button. */
export function GameCard({ game, badge, star, heading: Title = 'h3', ...look }: GameCardProps) {
  const { highlighted = false, detailed = false, tile = false, wide = false, rules = detailed } = look;
  return (
    <article
      data-highlighted={highlighted || undefined}
      data-tile={tile || undefined}
      className="card group relative flex min-w-0 flex-col overflow-hidden [transition:border-color_0.2s] hover:border-line-strong data-highlighted:border-gc data-highlighted:[box-shadow:0_0_0_1px_var(--color-gc)]"
    >
      <div className={`relative aspect-[4/3] overflow-hidden border-b border-line ${wide ? 'lg:aspect-[9/4]' : ''}`}>
        <Thumbnail game={game} />
        {badge ? <Badge>{badge}</Badge> : null}
      </div>
      {star}
      <div className="flex flex-1 flex-col p-3 md:p-4 max-md:group-data-tile:p-2">
        <Title className="text-base leading-snug wrap-anywhere md:text-lg max-md:group-data-tile:min-h-[2lh] max-md:group-data-tile:text-[0.8125rem]">
          {game.title}
        </Title>
        {detailed ? <p className="mt-1 text-sm text-ink-2 max-md:sr-only">{game.description}</p> : null}
        <Hints game={game} />
        <CardOdds game={game} brief={tile && !detailed} />
        <PlayButton game={game} />
        {rules ? <RulesLink game={game} /> : null}
      </div>
    </article>
  );
}

/** A tile has no room for the badge next to the star. */
function Badge({ children }: { children: string }) {
  return (
    <span
      data-badge
      className="absolute top-2 left-2 rounded-(--radius-s) bg-paper px-1.5 py-0.5 text-xs font-bold tracking-wide text-on-paper md:top-2.5 md:left-2.5 md:px-2 max-md:group-data-tile:top-auto max-md:group-data-tile:bottom-1 max-md:group-data-tile:left-1"
    >
      {children}
    </span>
  );
}

function Hints({ game }: { game: Game }) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-3 text-sm text-ink-2 max-md:group-data-tile:mt-1 max-md:group-data-tile:text-xs">
      <div>
        <dt className="inline">{gameCard.rtp} </dt>
        <dd className="inline text-ink">{game.rtp_hint}</dd>
      </div>
      <div className="max-md:group-data-tile:sr-only">
        <dt className="inline">{gameCard.volatility} </dt>
        <dd className="inline text-ink">{game.volatility_hint}</dd>
      </div>
    </dl>
  );
}

// A pressed button moves and becomes the positioning parent of its children. The link inside would then not cover the whole
// tile when the press ends.
function PlayButton({ game }: { game: Game }) {
  if (!game.enabled) return <p className="mt-auto flex min-h-11 items-center text-sm text-warn">{gameCard.closed}</p>;
  return (
    <PageLink
      page="game-player"
      params={{ slug: game.slug }}
      aria-label={gameCard.playGame(game.title)}
      className="btn btn-s mt-auto w-full px-2 group-hover:bg-raised active:translate-none after:absolute after:inset-0 after:rounded-(--radius-l)"
    >
      {gameCard.play}
    </PageLink>
  );
}

function RulesLink({ game }: { game: Game }) {
  return (
    <PageLink
      page="game-rules"
      params={{ slug: game.slug }}
      aria-label={gameCard.rulesOf(game.title)}
      className="relative z-1 mt-1 -mb-1 inline-flex min-h-11 items-center self-start text-sm underline underline-offset-4 max-md:group-data-tile:text-xs"
    >
      {gameCard.rules}
    </PageLink>
  );
}

function Thumbnail({ game }: { game: Game }) {
  const look = 'size-full object-cover [transition:scale_0.24s_var(--ease-out-soft)] group-hover:[scale:1.03]';
  if (!game.thumbnail) return <GameArt slug={game.slug} className={look} />;
  return <img src={game.thumbnail} alt="" width="400" height="300" loading="lazy" className={look} />;
}

/** The size of a card while its game is loading. */
export function GameCardSkeleton({ detailed = false, tile = false }: { detailed?: boolean; tile?: boolean }) {
  return (
    <div data-tile={tile || undefined} className="card group overflow-hidden" aria-hidden="true">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="p-3 md:p-4 max-md:group-data-tile:p-2">
        <Skeleton className="h-5 w-3/4 md:h-6 max-md:group-data-tile:h-9" />
        {detailed ? <Skeleton className="mt-2 hidden h-15 w-full md:block" /> : null}
        <Skeleton className="mt-2 h-4 w-1/2" />
        <CardOddsSkeleton brief={tile && !detailed} />
        <Skeleton className="h-11 w-full" />
        {detailed ? <Skeleton className="mt-2 h-9 w-2/3" /> : null}
      </div>
    </div>
  );
}

import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { odds } from '@goldwren/messages/current/odds';
import { Icon } from '@goldwren/ui/icons';
import { Skeleton } from '@goldwren/ui/skeleton';
import type { ReactNode } from 'react';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { CardDetails, CardDetailsSkeleton } from './card-details.tsx';
import { GamePoster } from './game-poster.tsx';
import { usePreview } from './preview/use-preview.tsx';

/** Two tiles share the width of a phone. The posters of the first row load at once at every width. */
export const tileGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:gap-4';
export const firstRow = 4;

/**
 * The layers share one grid cell, because the link of the card covers its nearest positioned parent: it has to be the card.
 * The box grows when large text needs more height.
 */
const posterShape = 'grid isolate overflow-clip *:[grid-area:1/1] aspect-[3/4] lg:group-data-detailed:aspect-square';

interface GameCardProps {
  game: Game;
  /** A word in a corner of the poster, such as HOT. */
  badge?: string | undefined;
  /** Shown in the other corner of the poster. */
  star?: ReactNode;
  /** Highlights the card, on the home page. */
  highlighted?: boolean;
  /** Shows more details below the poster. */
  detailed?: boolean;
  /** Two cards share a row on large screens, where the poster is less high. */
  wide?: boolean;
  /** The poster is in view when the page opens. */
  eager?: boolean;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
}

/** One game as a poster with its title and odds. The whole poster opens the game. */
export function GameCard({ game, badge, star, heading: Title = 'h3', ...look }: GameCardProps) {
  const isVisitor = useAuth((state) => state.user === null);
  const { preview, listeners } = usePreview(game.slug);
  const { highlighted = false, detailed = false, wide = false, eager = false } = look;
  return (
    <article
      {...listeners}
      data-highlighted={highlighted || undefined}
      data-detailed={detailed || undefined}
      className="card group relative flex min-w-0 flex-col overflow-hidden [transition:border-color_0.2s] hover:border-line-strong data-highlighted:border-gc data-highlighted:[box-shadow:0_0_0_1px_var(--color-gc)]"
    >
      <div className={`${posterShape} ${wide ? 'lg:aspect-[9/4]!' : ''}`}>
        <GamePoster
          slug={game.slug}
          thumbnail={game.thumbnail}
          eager={eager}
          className="h-0 min-h-full w-full [transition:scale_0.24s_var(--ease-out-soft)] group-hover:[scale:1.04]"
        />
        {preview}
        {badge ? <Badge>{badge}</Badge> : null}
        <div className="poster-foot z-1 self-end px-3 pt-10 pb-2">
          <Title className="text-[0.9375rem] leading-tight wrap-anywhere lg:text-lg">{game.title}</Title>
          <div className="mt-1 flex min-h-9 items-center justify-between gap-2 lg:min-h-10">
            <p className="text-[0.8125rem] leading-tight">{game.enabled ? odds.brief(game.odds) : gameCard.closed}</p>
            {game.enabled ? <PlayButton game={game} /> : null}
          </div>
        </div>
      </div>
      {star}
      <div className="flex flex-1 flex-col px-3 lg:px-4">
        {detailed ? <CardDetails game={game} /> : null}
        <div className="mt-auto flex flex-wrap justify-between gap-x-2">
          <RulesLink game={game} />
          {isVisitor && game.enabled ? <DemoLink game={game} /> : null}
        </div>
      </div>
    </article>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <span
      data-badge
      className="z-1 m-2.5 self-start justify-self-start rounded-(--radius-s) bg-paper px-1.5 py-0.5 text-[0.8125rem] leading-5 font-bold tracking-wide text-on-paper"
    >
      {children}
    </span>
  );
}

// The button is smaller than a finger, but its link covers the whole poster.
// A pressed button moves and becomes the positioning parent of its children. The link inside would then not cover the whole
// tile when the press ends.
function PlayButton({ game }: { game: Game }) {
  return (
    <PageLink
      page="game-player"
      params={{ slug: game.slug }}
      aria-label={gameCard.playGame(game.title)}
      className="btn poster-play size-9 min-h-9 shrink-0 rounded-full p-0 active:translate-none after:absolute after:inset-0 after:rounded-(--radius-l) lg:h-10 lg:w-auto lg:px-4"
    >
      <Icon name="play" className="size-4 fill-current" />
      <span className="max-lg:sr-only">{gameCard.play}</span>
    </PageLink>
  );
}

const footLink =
  'relative z-1 inline-flex min-h-11 items-center text-[0.8125rem] text-ink-2 underline underline-offset-4 lg:text-sm';

function RulesLink({ game: { slug, title } }: { game: Game }) {
  return (
    <PageLink page="game-rules" params={{ slug }} aria-label={gameCard.rulesOf(title)} className={footLink}>
      {gameCard.rules}
    </PageLink>
  );
}

function DemoLink({ game: { slug, title } }: { game: Game }) {
  return (
    <PageLink page="game-demo" params={{ slug }} aria-label={gameCard.demoOf(title)} className={footLink}>
      {gameCard.demo}
    </PageLink>
  );
}

interface GameCardSkeletonProps {
  detailed?: boolean;
  /** The game that is expected here. Its poster is shown at once, so that it is not the last thing to appear. */
  slug?: string | undefined;
  eager?: boolean;
}

/** The size of a card while its game is loading. */
export function GameCardSkeleton({ detailed = false, slug, eager = false }: GameCardSkeletonProps) {
  return (
    <div data-detailed={detailed || undefined} className="card group overflow-hidden" aria-hidden="true">
      <div className={posterShape}>
        {slug === undefined ? (
          <Skeleton className="rounded-none" />
        ) : (
          <GamePoster slug={slug} eager={eager} className="h-0 min-h-full w-full" />
        )}
      </div>
      <div className="px-3 lg:px-4">
        {detailed ? <CardDetailsSkeleton /> : null}
        <Skeleton className="my-3 h-5 w-2/3" />
      </div>
    </div>
  );
}

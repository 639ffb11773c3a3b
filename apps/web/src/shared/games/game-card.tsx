import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { odds } from '@goldwren/messages/current/odds';
import { Icon } from '@goldwren/ui/icons';
import { Skeleton } from '@goldwren/ui/skeleton';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import { CardDetails } from './card-details.tsx';
import { CardHints } from './card-hints.tsx';
import type { GameLabel } from './game-label.ts';
import { GamePoster } from './game-poster.tsx';
import { TilePreview } from './preview/tile-preview.tsx';
import { shortTitles } from './short-titles.ts';
import { useNear } from './use-near.ts';
import './game-card.css';

/**
 * Two tiles share the width of a phone. Details that take a row of their own leave no gap in the row of their tile (dense).
 */
export const tileGrid = 'grid grid-flow-dense grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:gap-4';
/** The posters of a phone's first row load with the page. All others load when the browser knows that they are in view. */
export const eagerPosters = 2;

/** Where tiles have room for their details. The same as in the styles. */
const roomy = '(min-width: 80rem) and (min-height: 31.25rem)';

interface GameCardProps {
  game: Game;
  /** Shown in a corner of the poster, such as HOT, and explained in the details. */
  label?: GameLabel | undefined;
  /** Shown in the other corner of the poster. */
  star?: ReactNode;
  /** Highlights the card, on the home page. */
  highlighted?: boolean;
  /** The poster is in view when the page opens. */
  eager?: boolean;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
}

/**
 * One game as a poster with its short title and the odds of a profit. The whole poster opens the game. The line of odds opens
 * the details. On large screens, the mouse and the keyboard focus open them, too.
 */
export function GameCard({
  game,
  label,
  star,
  highlighted = false,
  eager = false,
  heading: Title = 'h3',
}: GameCardProps) {
  const { isNear, leave, listeners } = useNear();
  const [isPressed, setPressed] = useState(false);
  const id = useId();
  const isOpen = isPressed || (isNear && Boolean(globalThis.matchMedia?.(roomy).matches));
  const setOpen = (open: boolean) => {
    setPressed(open);
    if (!open) leave();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
  return (
    <article
      {...listeners}
      onKeyDown={onKeyDown}
      data-highlighted={highlighted || undefined}
      data-open={isOpen || undefined}
      className="game-tile"
    >
      <div className="card game-poster">
        <GamePoster slug={game.slug} thumbnail={game.thumbnail} eager={eager} />
        {label ? <Badge>{label.text}</Badge> : null}
        <div className="game-foot">
          <Title
            aria-label={game.title}
            className="text-[0.9375rem] leading-tight wrap-anywhere lg:text-lg lg:leading-tight"
          >
            {shortTitles[game.slug] ?? game.title}
          </Title>
          <CardHints game={game} />
          <div className="flex min-h-9 items-center justify-between gap-1 lg:min-h-10">
            <DetailsButton game={game} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
            {game.enabled ? <PlayButton game={game} /> : null}
          </div>
        </div>
        {/* Covers the label and the art, but not the star. */}
        {isNear ? <TilePreview slug={game.slug} /> : null}
        {star}
      </div>
      {isOpen ? <CardDetails id={id} game={game} label={label} isPressed={isPressed} /> : null}
    </article>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <span data-badge className="game-label">
      {children}
    </span>
  );
}

interface DetailsButtonProps {
  game: Game;
  isOpen: boolean;
  /** The ID of the details. */
  controls: string;
  onPress: () => void;
}

function DetailsButton({ game, isOpen, controls, onPress }: DetailsButtonProps) {
  const line = game.enabled ? odds.brief(game.odds) : gameCard.closed;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={gameCard.details(line, game.title)}
      onClick={onPress}
      className="game-odds"
    >
      {line}
      <Icon name="chevron" className="size-4" />
    </button>
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
      className="btn game-play size-8 min-h-8 shrink-0 rounded-full p-0 active:translate-none after:absolute after:inset-0 after:rounded-(--radius-l) lg:h-10 lg:w-auto lg:px-4"
    >
      <Icon name="play" className="size-4 fill-current" />
      <span className="max-lg:sr-only">{gameCard.play}</span>
    </PageLink>
  );
}

interface GameCardSkeletonProps {
  /** The game that is expected here. Its poster is shown at once, so that it is not the last thing to appear. */
  slug?: string | undefined;
  eager?: boolean;
}

/** The size of a card while its game is loading. */
export function GameCardSkeleton({ slug, eager = false }: GameCardSkeletonProps) {
  return (
    <div className="game-tile" aria-hidden="true">
      <div className="card game-poster">
        {slug === undefined ? <Skeleton className="w-full" /> : <GamePoster slug={slug} eager={eager} />}
      </div>
    </div>
  );
}

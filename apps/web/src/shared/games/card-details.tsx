import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { odds } from '@goldwren/messages/current/odds';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageLink } from '../navigation/page-link.tsx';
import type { GameLabel } from './game-label.ts';

interface CardDetailsProps {
  id: string;
  game: Game;
  label: GameLabel | undefined;
  /** The player pressed the button, so the details come into view. */
  isPressed: boolean;
}

/**
 * What a tile says about its game on request. On large screens it covers the lower part of the poster. On smaller ones it
 * takes a row of its own below the tile, because a tile is too narrow for it.
 */
export function CardDetails({ id, game, label, isPressed }: CardDetailsProps) {
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) details.current?.scrollIntoView({ block: 'nearest' });
  }, [isPressed]);
  return (
    <div ref={details} id={id} className="card game-details">
      <div className="grid content-start gap-2">
        <p className="game-details-title font-display text-lg leading-tight font-bold text-ink">{game.title}</p>
        <p>{game.description}</p>
      </div>
      <dl aria-label={gameCard.odds} className="grid grid-cols-[1fr_auto] content-start gap-x-3">
        <Brief term={gameCard.rtp} isOnPoster={game.rtp.note === ''}>
          {game.rtp_hint}
        </Brief>
        <Brief term={gameCard.volatility} isOnPoster>
          {game.volatility_hint}
        </Brief>
        {odds.card(game.odds).map(({ what, odds: oneIn }) => (
          <div key={what} className="contents">
            <dt className="first-letter:uppercase">{what}</dt>
            <dd className="max-w-40 text-right">{oneIn}</dd>
          </div>
        ))}
      </dl>
      {label ? <p className="col-span-full">{label.meaning}</p> : null}
      <Links game={game} />
    </div>
  );
}

interface BriefProps {
  term: string;
  children: string;
  /** Large posters have room for the same words next to the details. */
  isOnPoster: boolean;
}

/** What the poster may have in short. */
function Brief({ term, children, isOnPoster }: BriefProps) {
  return (
    <div className={isOnPoster ? 'game-details-brief' : 'contents'}>
      <dt>{term}</dt>
      <dd className="max-w-40 text-right">{children}</dd>
    </div>
  );
}

const link = 'inline-flex items-center underline underline-offset-4';

function Links({ game: { slug, title, enabled } }: { game: Game }) {
  const isVisitor = useAuth((state) => state.user === null);
  return (
    <div className="col-span-full flex flex-wrap justify-between gap-x-4">
      <PageLink page="game-rules" params={{ slug }} aria-label={gameCard.rulesOf(title)} className={link}>
        {gameCard.rules}
      </PageLink>
      {isVisitor && enabled ? (
        <PageLink page="game-demo" params={{ slug }} aria-label={gameCard.demoOf(title)} className={link}>
          {gameCard.demo}
        </PageLink>
      ) : null}
    </div>
  );
}

import type { Game } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../../lib/queries.ts';
import { PageLink } from '../../../../shared/page-link.tsx';

/** The game with the newest round that waits for a decision, other than the one on screen. */
function useOpenElsewhere(here: Game['id']): Game | null {
  const lobby = useQuery(queries.games.lobby());
  const games = useQuery(queries.games.list());
  const waiting = lobby.data?.unfinished.find(({ game }) => game !== here);
  return games.data?.results.find(({ id, enabled }) => id === waiting?.game && enabled) ?? null;
}

interface OpenElsewhereProps {
  here: Game['id'];
  /** What stands here when no round waits. */
  children?: ReactNode;
}

/** Leads to a staked round that was left in another game: it waits, and nobody should have to remember where. */
export function OpenElsewhere({ here, children }: OpenElsewhereProps) {
  const game = useOpenElsewhere(here);
  if (!game) return children;
  return (
    <p className="bar-ready">
      {play.openElsewhere(game.title)}{' '}
      <PageLink page="game-player" params={{ slug: game.slug }} className="link font-semibold">
        {play.goOnWith[game.category]}
      </PageLink>
    </p>
  );
}

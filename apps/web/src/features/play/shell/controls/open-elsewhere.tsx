import type { Game } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../../lib/api/queries.ts';
import { PageLink } from '../../../../shared/navigation/page-link.tsx';

/** Returns the game with the latest round that waits for a decision, except the current game. */
function useOpenElsewhere(here: Game['id']): Game | null {
  const home = useQuery(queries.home.get());
  const games = useQuery(queries.games.list());
  const waiting = home.data?.unfinished.find(({ game }) => game !== here);
  return games.data?.results.find(({ id, enabled }) => id === waiting?.game && enabled) ?? null;
}

interface OpenElsewhereProps {
  here: Game['id'];
  /** Shown when no round waits. */
  children?: ReactNode;
}

/** Links to a staked round that was left open in another game, so that the player does not have to remember it. */
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

import { useQuery } from '@tanstack/react-query';
import { isPlayable, loadGameModule } from './load-game-module.ts';

/** The module of a game, loaded once. Not requested for a game that this page cannot show. */
export function useGameModule(slug: string) {
  return useQuery({
    queryKey: ['game-module', slug],
    queryFn: () => loadGameModule(slug),
    enabled: isPlayable(slug),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

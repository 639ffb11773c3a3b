import type { Game, Home } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';
import { notify } from '@goldwren/ui/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { useAuth } from '../../lib/session/auth-store.ts';

/** The player's unfinished and recent games, requested once per page. Visitors send no request. */
export function useHome() {
  const enabled = useAuth((state) => state.user !== null);
  return useQuery({ ...queries.home.get(), enabled });
}

/** Adds or removes a favorite game. The change is shown at once, and reverted when saving fails. */
export function useFavorite(game: Game) {
  const client = useQueryClient();
  const { queryKey } = queries.home.get();
  const show = (change: (favorites: number[]) => number[]) =>
    client.setQueryData<Home>(queryKey, (old) => old && { ...old, favorites: change(old.favorites) });
  const put = (favorite: boolean) => (favorites: number[]) => [
    ...(favorite ? [game.id] : []),
    ...favorites.filter((id) => id !== game.id),
  ];
  return useMutation({
    mutationFn: (favorite: boolean) =>
      api.games[favorite ? 'addFavorite' : 'removeFavorite']({ params: { id: String(game.id) } }),
    onMutate: async (favorite) => {
      await client.cancelQueries({ queryKey });
      show(put(favorite));
    },
    onError: (_, favorite) => {
      show(put(!favorite));
      notify('bad', gameCard.favoriteProblem);
    },
  });
}

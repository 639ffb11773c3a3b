import type { PlayStatus } from '@goldwren/contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api/queries.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';

/** Stores the response to a break request, so that the page and all notes about restrictions show it. */
export function useBreakAnswer(): (answer: PlayStatus) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(queries.play.status().queryKey, answer);
    const { user, setUser } = useAuth.getState();
    if (user) setUser({ ...user, restrictions: answer.restrictions });
  };
}

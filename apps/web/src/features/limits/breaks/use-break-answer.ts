import type { PlayStatus } from '@goldwren/contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../../lib/auth-store.ts';
import { queries } from '../../../lib/queries.ts';

/** What a break is answered with: the page shows it, and so does every note about restrictions. */
export function useBreakAnswer(): (answer: PlayStatus) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(queries.play.status().queryKey, answer);
    const { user, setUser } = useAuth.getState();
    if (user) setUser({ ...user, restrictions: answer.restrictions });
  };
}

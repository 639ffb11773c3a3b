import type { PlayLimits } from '@goldwren/contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';

/** Every change of limits is answered with all of them, which then are what the page shows. */
export function useLimitAnswer(): (answer: PlayLimits) => void {
  const client = useQueryClient();
  return (answer) => client.setQueryData(queries.play.limits().queryKey, answer);
}

import type { PlayLimits } from '@goldwren/contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api/queries.ts';

/** Stores the response to a change of limits, which contains all limits, so that the page shows it. */
export function useLimitAnswer(): (answer: PlayLimits) => void {
  const client = useQueryClient();
  return (answer) => client.setQueryData(queries.play.limits().queryKey, answer);
}

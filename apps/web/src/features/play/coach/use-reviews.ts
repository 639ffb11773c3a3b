import type { GameAction } from '@goldwren/game-engine';
import { coach } from '@goldwren/messages/current/coach';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../../lib/i18n/format.ts';
import type { GameModule } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import { nameAction } from './name-action.ts';
import { reviewRound } from './review-round.ts';

export interface ReviewedTable {
  module: Pick<GameModule, 'engine' | 'labels'>;
  state: Pick<PlayState, 'phase' | 'round'>;
}

/**
 * What the coach says about the finished hand on the table: a sentence for each decision that was not the best one, the
 * costliest first. Null while a hand is played or shown, and after a hand without a decision.
 */
export function useReviews({ module, state: { phase, round } }: ReviewedTable): readonly string[] | null {
  const isOver = phase === 'idle' && round?.state === 'settled';
  const { data: reviews } = useQuery({
    queryKey: ['coach', round?.round_id],
    queryFn: () => (round ? reviewRound(module.engine, round) : []),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isOver,
  });
  if (!isOver || !reviews?.length) return null;
  const nameOf = (action: GameAction) => nameAction(action, round.events, module.labels.actions);
  return reviews
    .filter(({ lostX100 }) => lostX100 > 0)
    .sort((one, other) => other.lostX100 - one.lostX100)
    .map(({ taken, best, lostX100 }) => coach.better(nameOf(best), nameOf(taken), formats.multiple(lostX100)));
}

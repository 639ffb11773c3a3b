import type { Round } from '@goldwren/contracts/player';
import { type AnyGame, computePayout, type GameAction, type Replayed } from '@goldwren/game-engine';
import { formatHundredths } from '@goldwren/rules';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import { hundredthsOf } from '../model/play-state.ts';

type SentRound = Pick<RoundRequest, 'nonce' | 'currency' | 'stake' | 'choice'>;

/** Converts the engine's result of a round into the format of the server's answer. */
export function buildAnswer(
  { kind }: AnyGame,
  { nonce, currency, stake, choice }: SentRound,
  actions: readonly GameAction[],
  { steps, result, view, legalActions, raiseX100 }: Replayed,
) {
  const staked = hundredthsOf(stake);
  return {
    ...{ nonce, state: result ? ('settled' as const) : ('open' as const), currency, stake },
    raised: formatHundredths(computePayout(staked, raiseX100)),
    payout: formatHundredths(result ? computePayout(staked, result.payX100) : 0n),
    choice: choice as Round['choice'],
    events: steps.flatMap(({ events }) => events),
    view: kind === 'instant' ? null : view,
    legal_actions: legalActions as Round['legal_actions'],
    actions: [...actions] as Round['actions'],
  };
}

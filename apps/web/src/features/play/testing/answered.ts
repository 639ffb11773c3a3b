import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import {
  type AnyGame,
  type Choice,
  computePayout,
  type GameAction,
  type Replayed,
  replayRound,
} from '@goldwren/game-engine';
import { formatHundredths } from '@goldwren/rules';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import { hundredthsOf } from '../model/play-state.ts';

type SentRound = Pick<RoundRequest, 'nonce' | 'currency' | 'stake' | 'choice'>;

/** Converts the engine's result of a round into the format of the server's answer. */
export function answered(
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

/** A round of 5,000 Gold Coins after these actions. Its number determines the outcome. The fields of its proof are empty. */
export function roundOf(game: AnyGame, nonce: number, choice: Choice = {}, actions: readonly GameAction[] = []): Round {
  const replayed = replayRound(game, createHash('sha256').update(`shown ${nonce}`).digest(), choice, actions);
  return {
    round_id: `round ${nonce} ${JSON.stringify(choice)}`,
    ...answered(game, { nonce, currency: 'gold', stake: '5000.00', choice }, actions, replayed),
    ...{ client_seed: '', commitment: '', round_secret: null, next_commitment: null },
    wallet: { gold: '0.00', sweeps: '0.00' },
  };
}

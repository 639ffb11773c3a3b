import type { Round, SharedReplay } from '@goldwren/contracts/player';
import { computePayout, fromHex, ReplayError, replayRound } from '@goldwren/game-engine';
import { formatAmount, isHash } from '@goldwren/game-engine/fairness';
import { hundredthsOf } from '../../model/play-state.ts';

export interface SharedRound {
  readonly round: Round;
  /** True when the key produces the published raise and payout. */
  readonly matches: boolean;
}

function roundOf(shared: SharedReplay, events: Round['events']): Round {
  const { currency, stake, raised, payout, choice, actions } = shared;
  return {
    ...{
      round_id: shared.round_key,
      nonce: 0,
      state: 'settled',
      currency,
      stake,
      raised,
      payout,
      choice,
      actions,
      events,
    },
    ...{ view: null, legal_actions: [], client_seed: '', commitment: '', round_secret: null, next_commitment: null },
    wallet: { gold: '0.00', sweeps: '0.00' },
  };
}

/** Replays a shared round from its key, with the maths version of the round. */
export async function replayShared(shared: SharedReplay): Promise<SharedRound> {
  const { gameByMaths } = await import('@goldwren/game-engine/registry');
  const game = gameByMaths(shared.game.slug, shared.maths.hash);
  const wrong = { round: roundOf(shared, []), matches: false };
  if (!game || !isHash(shared.round_key)) return wrong;
  try {
    const { result, raiseX100 } = replayRound(game, fromHex(shared.round_key), shared.choice, shared.actions);
    const stake = hundredthsOf(shared.stake);
    const matches =
      result !== null &&
      formatAmount(computePayout(stake, result.payX100)) === shared.payout &&
      formatAmount(computePayout(stake, raiseX100)) === shared.raised;
    return { round: roundOf(shared, result?.events ?? []), matches };
  } catch (error) {
    if (error instanceof ReplayError) return wrong;
    throw error;
  }
}

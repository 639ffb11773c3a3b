import type { Round, SharedReplay } from '@goldwren/contracts/player';
import { type AnyGame, computePayout, fromHex, ReplayError, replayRound } from '@goldwren/game-engine';
import { formatAmount, isHash } from '@goldwren/game-engine/fairness';
import { hundredthsOf } from '../../model/play-state.ts';

export interface SharedRound {
  /** The settled round. */
  readonly round: Round;
  /** The round after its deal and after each decision, up to the settled round. A single one for an instant game. */
  readonly steps: readonly Round[];
  /** True when the key produces the published raise and payout. */
  readonly matches: boolean;
}

type Parts = Pick<Round, 'state' | 'actions' | 'events' | 'view'>;

function roundOf(shared: SharedReplay, parts: Parts): Round {
  const { currency, stake, raised, payout, choice, commitment, round_key: round_id } = shared;
  const isOpen = parts.state === 'open';
  return {
    ...{ round_id, nonce: 0, currency, stake, raised, choice, commitment },
    payout: isOpen ? '0.00' : payout,
    ...parts,
    ...{ legal_actions: [], client_seed: '', round_secret: null, next_commitment: null },
    wallet: { gold: '0.00', sweeps: '0.00' },
  };
}

/** The open round after its deal and the first decisions, as its player saw it. */
function openRound(shared: SharedReplay, game: AnyGame, key: Uint8Array, decisions: number): Round {
  const actions = shared.actions.slice(0, decisions);
  const { steps, view } = replayRound(game, key, shared.choice, actions);
  return roundOf(shared, { state: 'open', actions, events: steps.flatMap(({ events }) => events), view });
}

/** Replays a shared round from its key, with the maths version of the round. */
export async function replayShared(shared: SharedReplay): Promise<SharedRound> {
  const { gameByMaths } = await import('@goldwren/game-engine/registry');
  const game = gameByMaths(shared.game.slug, shared.maths.hash);
  const settled = (events: Round['events']) =>
    roundOf(shared, { state: 'settled', actions: shared.actions, events, view: null });
  const wrong = { round: settled([]), steps: [], matches: false };
  if (!game || !isHash(shared.round_key) || !isHash(shared.commitment)) return wrong;
  const key = fromHex(shared.round_key);
  try {
    const { result, raiseX100 } = replayRound(game, key, shared.choice, shared.actions);
    const stake = hundredthsOf(shared.stake);
    const matches =
      result !== null &&
      formatAmount(computePayout(stake, result.payX100)) === shared.payout &&
      formatAmount(computePayout(stake, raiseX100)) === shared.raised;
    const round = settled(result?.events ?? []);
    const open = shared.actions.map((_, decisions) => openRound(shared, game, key, decisions));
    return { round, steps: [...open, round], matches };
  } catch (error) {
    if (error instanceof ReplayError) return wrong;
    throw error;
  }
}

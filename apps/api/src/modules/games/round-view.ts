import type { Round } from '@goldwren/contracts/player';
import { type AnyGame, type Replayed, replayRound } from '@goldwren/game-engine';
import { formatHundredths } from '@goldwren/rules';
import { hex, roundCommitment } from './fairness.ts';
import type { Balances } from './games.store.ts';
import type { RoundRow } from './round.store.ts';

export function walletView(balances: Balances): { gold: string; sweeps: string } {
  return { gold: formatHundredths(balances.gold), sweeps: formatHundredths(balances.sweeps) };
}

type Played = Pick<
  RoundRow,
  'id' | 'nonce' | 'state' | 'currency' | 'stake' | 'payout' | 'clientSeed' | 'choice' | 'actions'
>;

/**
 * A round as its player may see it now: its key, and with it everything hidden, only once it is settled.
 * `replayed`: for a caller that has just played this round with these actions.
 */
export function roundView(
  game: AnyGame,
  roundKey: Uint8Array,
  round: Played,
  balances: Balances,
  replayed: Replayed = replayRound(game, roundKey, round.choice, round.actions),
): Round {
  return {
    round_id: round.id,
    nonce: round.nonce,
    state: round.state,
    currency: round.currency,
    stake: formatHundredths(round.stake),
    payout: formatHundredths(round.payout),
    ...tableView(game, replayed),
    actions: round.actions,
    client_seed: round.clientSeed,
    commitment: roundCommitment(roundKey),
    round_key: round.state === 'settled' ? hex(roundKey) : null,
    wallet: walletView(balances),
  };
}

function tableView(game: AnyGame, replayed: Replayed): Pick<Round, 'events' | 'view' | 'legal_actions'> {
  return {
    events: replayed.result?.events ?? [],
    view: game.kind === 'decision' ? replayed.view : null,
    legal_actions: replayed.legalActions,
  };
}

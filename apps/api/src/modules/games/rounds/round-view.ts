import type { Round } from '@goldwren/contracts/player';
import { type Replayed, replayRound } from '@goldwren/game-engine';
import { formatHundredths } from '@goldwren/rules';
import type { RoundSecret } from '../fairness/seeds.ts';
import type { LiveSession } from '../sessions/live-session.ts';
import type { Balances } from '../sessions/session.store.ts';
import { baseStake, type RoundRow } from './round.store.ts';

export function walletView(balances: Balances): { gold: string; sweeps: string } {
  return { gold: formatHundredths(balances.gold), sweeps: formatHundredths(balances.sweeps) };
}

type Played = Pick<
  RoundRow,
  'id' | 'nonce' | 'state' | 'currency' | 'stake' | 'raised' | 'payout' | 'clientSeed' | 'choice' | 'actions'
>;

/** A round with its secret and the outcome derived from it. */
export interface DerivedRound {
  readonly secret: RoundSecret;
  readonly replayed: Replayed;
}

/**
 * Replays a round from the session's secret. @throws ReplayError when its choice or actions are invalid in the game.
 */
export function deriveRound(
  session: Pick<LiveSession, 'secret' | 'game' | 'slug' | 'mathsHash'>,
  round: Pick<RoundRow, 'nonce' | 'clientSeed' | 'choice' | 'actions'>,
): DerivedRound {
  const secret = session.secret.round(round.nonce);
  const { slug, mathsHash } = session;
  const key = secret.keyOf({ slug, mathsHash, clientSeed: round.clientSeed });
  return { secret, replayed: replayRound(session.game, key, round.choice, round.actions) };
}

/**
 * Builds the round as its player may see it now. The secret and all hidden values are included only after it has
 * settled.
 * `derived`: pass it when the caller has just replayed this round with these actions.
 */
export function roundView(
  session: LiveSession,
  round: Played,
  balances: Balances,
  { secret, replayed }: DerivedRound = deriveRound(session, round),
): Round {
  const settled = round.state === 'settled';
  return {
    round_id: round.id,
    nonce: round.nonce,
    state: round.state,
    currency: round.currency,
    stake: formatHundredths(baseStake(round)),
    raised: formatHundredths(round.raised),
    payout: formatHundredths(round.payout),
    choice: round.choice as Round['choice'],
    events: replayed.steps.flatMap(({ events }) => events),
    view: replayed.view,
    legal_actions: replayed.legalActions as Round['legal_actions'],
    actions: round.actions as Round['actions'],
    client_seed: round.clientSeed,
    commitment: secret.commitment(),
    round_secret: settled ? secret.reveal() : null,
    next_commitment: settled ? session.secret.round(round.nonce + 1).commitment() : null,
    wallet: walletView(balances),
  };
}

import type { Currency, Round } from '@goldwren/contracts/player';
import { computePayout, type JsonObject } from '@goldwren/game-engine';
import { formatHundredths, type Visitor } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { IdempotencyClaim } from '../../../http/contract/idempotency-key.ts';
import { assertMay } from '../../../platform/assert-may.ts';
import { newId } from '../../../platform/ids.ts';
import { roundsPlayed } from '../../../platform/metrics/rounds.ts';
import { Problem } from '../../../platform/problem.ts';
import { inSpan } from '../../../platform/tracing/tracing.ts';
import type { Person } from '../../players/public.ts';
import { assertNoMaintenance } from '../../policy/public.ts';
import { limitReached } from '../../responsible-play/public.ts';
import type { LiveSession, LiveSessions } from '../sessions/live-session.ts';
import { choiceProblem } from './choice-problem.ts';
import { isPlayed, type RoundRow, selectRound } from './round.store.ts';
import type { RoundBatchers } from './round-batchers.ts';
import { deriveRound, roundView } from './round-view.ts';

export interface RoundRequest {
  gameId: number;
  sessionId: string;
  nonce: number;
  currency: Currency;
  /** Hundredths. */
  stake: bigint;
  clientSeed: string;
  choice: JsonObject;
  idempotency: IdempotencyClaim | null;
  visitor: Visitor;
}

export interface RoundDeps extends Pick<Context, 'database' | 'policy' | 'maintenance' | 'clock' | 'config'> {
  readonly sessions: LiveSessions;
  readonly rounds: RoundBatchers;
}

/** The eligibility action for a stake in each currency. */
export const playAction = { gold: 'gold_play', sweeps: 'sweeps_play' } as const;

/**
 * Plays one round. Eligibility is checked before anything is computed from the session's secret. Then the outcome is
 * computed, and the database settles the round in one statement.
 * The database rejects the whole round when anything has changed since the check. A repeated request with the same
 * nonce returns the stored round.
 * @throws Problem: see `play_round` in sql/functions, plus `session_elsewhere` for a seed that does not continue the chain, `validation_failed` for a stake not offered or an invalid
 *   choice, `maintenance`, `region_blocked` / `state_required` / `account_suspended`.
 */
export async function playRound(deps: RoundDeps, player: Person, request: RoundRequest): Promise<Round> {
  const { db } = deps.database;
  const session = await deps.sessions.get(player.id, request.sessionId, request.gameId);
  assertMay(await deps.policy(), playAction[request.currency], player, request.visitor);
  assertStakeOffered(session, request);
  assertChoice(session, request);
  await assertNoMaintenanceUnlessPlayed(deps, player.id, request);
  const roundToCheck = { playerId: player.id, ...request };
  const refusal = await inSpan('check round', () => deps.rounds.refusalOf(roundToCheck));
  if (refusal === 'limit_reached') {
    throw await limitReached(db, player.id, { stake: request.currency, amount: request.stake });
  }
  if (refusal) throw new Problem(refusal);
  // After the refusals, so that a wrong seed for a nonce far away costs nothing.
  if (session.chain && !session.chain.accepts(request.nonce, request.clientSeed))
    throw new Problem('session_elsewhere');

  const derived = inSpan('derive round', () => deriveRound(session, { actions: [], ...request }));
  const { result } = derived.replayed;
  const payout = result ? computePayout(request.stake, result.payX100) : 0n;
  const round = { id: newId(), settled: result !== null, payout, ...roundToCheck };
  const stored = await inSpan('store round', () => deps.rounds.play(round));
  if (stored.replayed) {
    const row = (await selectRound(db, player.id, stored.id)) as RoundRow;
    return roundView(session, row, stored);
  }
  roundsPlayed.inc({ game: session.slug, currency: request.currency });
  const state = result ? ('settled' as const) : ('open' as const);
  return roundView(session, { state, raised: 0n, actions: [], ...round }, stored, derived);
}

/** During a maintenance, a repeated request still gets the stored round. */
async function assertNoMaintenanceUnlessPlayed(
  deps: RoundDeps,
  playerId: string,
  { sessionId, nonce }: RoundRequest,
): Promise<void> {
  try {
    await assertNoMaintenance(deps);
  } catch (error) {
    if (!(await isPlayed(deps.database.db, playerId, sessionId, nonce))) throw error;
  }
}

function assertStakeOffered(session: LiveSession, request: RoundRequest): void {
  const offered = session.game.maths.stakes[request.currency];
  if (offered.some((stake) => BigInt(stake) === request.stake)) return;
  const stakes = offered.map((stake) => formatHundredths(BigInt(stake)));
  throw new Problem('validation_failed', { fields: { stake: [{ code: 'stake_not_offered', params: { stakes } }] } });
}

function assertChoice(session: LiveSession, { choice }: RoundRequest): void {
  if (session.game.parseChoice(choice) !== null) return;
  throw new Problem('validation_failed', { fields: { choice: [choiceProblem(session.game)] } });
}

import type { Round } from '@goldwren/contracts/player';
import { computePayout, type JsonObject, ReplayError, type Replayed } from '@goldwren/game-engine';
import type { Visitor } from '@goldwren/rules';
import { assertMay } from '../../../platform/assert-may.ts';
import { withRetry } from '../../../platform/postgres/retry-query.ts';
import { Problem } from '../../../platform/problem.ts';
import { readWallet } from '../../ledger/public.ts';
import type { Person } from '../../players/public.ts';
import type { LiveSession } from '../sessions/live-session.ts';
import { assertHolder } from './hand-over.ts';
import { playAction, type RoundDeps } from './play-round.ts';
import { advanceRound, baseStake, type RoundRow, selectRound } from './round.store.ts';
import { deriveRound, roundView } from './round-view.ts';

export interface ActionRequest {
  gameId: number;
  sessionId: string;
  roundId: string;
  /** The number of the decision, from 0. */
  step: number;
  action: JsonObject;
  /** x_0 of the browser that decides, in hex. Null without a seed chain. */
  chainStart: string | null;
  visitor: Visitor;
}

/**
 * Applies the player's next decision in an open round. The last decision settles the round.
 * Rounds in progress can always be finished, even if the player's account or the game has changed. A decision that
 * raises the stake is checked like a stake.
 * @throws Problem `not_found`, `session_elsewhere`, `conflict` (another decision is stored for that step), `validation_failed` (illegal
 *   action). A raise also throws the refusals of `play_round` for a stake and of the eligibility check. The round then
 *   stays open.
 */
export async function actOnRound(
  deps: Pick<RoundDeps, 'database' | 'sessions' | 'policy'>,
  player: Person,
  request: ActionRequest,
): Promise<Round> {
  const session = await deps.sessions.get(player.id, request.sessionId, request.gameId);
  const db = deps.database.db;
  const round = await selectRound(db, player.id, request.roundId);
  if (!round || round.sessionId !== session.id) throw new Problem('not_found');
  await assertHolder(db, session, round.id, request.chainStart);
  // Checked here, because the settlement was computed for the next step. An early step must not reach the database with
  // it.
  if (request.step > round.actions.length) throw new Problem('conflict');

  const settlement = isNextStep(round, request) ? settlementOf(session, round, request.action) : repeatedStep;
  if (settlement.raise > 0n) assertMay(await deps.policy(), playAction[round.currency], player, request.visitor);
  await withRetry(() => advanceRound(db, { ...request, ...settlement, playerId: player.id, settledBy: 'player' }));
  const [after, wallet] = await Promise.all([selectRound(db, player.id, round.id), readWallet(db, player.id)]);
  return roundView(session, after as RoundRow, wallet);
}

/** For a repeated step. The database compares the action with the stored one and moves no money. */
const repeatedStep = { settled: true, payout: 0n, raise: 0n } as const;

function isNextStep(round: RoundRow, request: ActionRequest): boolean {
  return round.state === 'open' && request.step === round.actions.length;
}

function settlementOf(session: LiveSession, round: RoundRow, action: JsonObject) {
  const { result, steps } = replayOrRefuse(session, round, action);
  const stake = baseStake(round);
  const payout = result ? computePayout(stake, result.payX100) : 0n;
  return { settled: result !== null, payout, raise: computePayout(stake, steps.at(-1)?.raiseX100 ?? 0) };
}

function replayOrRefuse(session: LiveSession, round: RoundRow, action: JsonObject): Replayed {
  try {
    return deriveRound(session, { ...round, actions: [...round.actions, action] }).replayed;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Problem('validation_failed', { fields: { action: [{ code: 'move_illegal' }] } });
  }
}

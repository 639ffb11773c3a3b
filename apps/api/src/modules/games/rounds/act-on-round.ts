import type { Round } from '@goldwren/contracts/player';
import { type JsonObject, payoutOf, ReplayError, type Replayed } from '@goldwren/game-engine';
import type { Visitor } from '@goldwren/rules';
import { assertMay } from '../../../platform/gate.ts';
import { withRetry } from '../../../platform/postgres/retry.ts';
import { Problem } from '../../../platform/problem.ts';
import { readWallet } from '../../ledger/public.ts';
import type { Person } from '../../players/public.ts';
import type { LiveSession } from '../sessions/live-session.ts';
import { playAction, type RoundDeps } from './play-round.ts';
import { advanceRound, baseStake, type RoundRow, selectRound } from './round.store.ts';
import { deriveRound, roundView } from './round-view.ts';

export interface ActionRequest {
  gameId: number;
  sessionId: string;
  roundId: string;
  /** Which decision this is, from 0. */
  step: number;
  action: JsonObject;
  visitor: Visitor;
}

/**
 * Takes the player's next decision in an open round; the last one settles it. Rounds in progress conclude whatever has
 * changed for the player or the game since the stake; a decision that raises the stake is a stake, and asks as one.
 * @throws Problem `not_found`, `conflict` (another decision stands at that step), `validation_failed` (illegal action); for a
 *   raise also what `play_round` refuses for a stake, and the refusals of the gate. The round is then still open.
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
  // Decided here: a step that is not due yet must never reach the database with another step's money.
  if (request.step > round.actions.length) throw new Problem('conflict');

  const settlement = isNextStep(round, request) ? settlementOf(session, round, request.action) : takenBefore;
  if (settlement.raise > 0n) assertMay(await deps.policy(), playAction[round.currency], player, request.visitor);
  await withRetry(() => advanceRound(db, { ...request, ...settlement, playerId: player.id, settledBy: 'player' }));
  const [after, wallet] = await Promise.all([selectRound(db, player.id, round.id), readWallet(db, player.id)]);
  return roundView(session, after as RoundRow, wallet);
}

/** For a step that was taken before: the database compares the action and moves nothing. */
const takenBefore = { settled: true, payout: 0n, raise: 0n } as const;

function isNextStep(round: RoundRow, request: ActionRequest): boolean {
  return round.state === 'open' && request.step === round.actions.length;
}

function settlementOf(session: LiveSession, round: RoundRow, action: JsonObject) {
  const { result, steps } = replayOrRefuse(session, round, action);
  const stake = baseStake(round);
  const payout = result ? payoutOf(stake, result.payX100) : 0n;
  return { settled: result !== null, payout, raise: payoutOf(stake, steps.at(-1)?.raiseX100 ?? 0) };
}

function replayOrRefuse(session: LiveSession, round: RoundRow, action: JsonObject): Replayed {
  try {
    return deriveRound(session, { ...round, actions: [...round.actions, action] }).replayed;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Problem('validation_failed', { fields: { action: [{ code: 'move_illegal' }] } });
  }
}

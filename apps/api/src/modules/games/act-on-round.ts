import type { Round } from '@goldwren/contracts';
import { type JsonObject, payoutOf, ReplayError, type Replayed, replayRound } from '@goldwren/game-engine';
import type { SignedInPlayer } from '../../http/signed-in-player.ts';
import { Problem } from '../../platform/problem.ts';
import { withRetry } from '../../platform/retry.ts';
import { readWallet } from '../ledger/public.ts';
import { roundKeyOf } from './fairness.ts';
import type { LiveSession } from './live-session.ts';
import type { RoundDeps } from './play-round.ts';
import { advanceRound, type RoundRow, selectRound } from './round.store.ts';
import { roundView } from './round-view.ts';

export interface ActionRequest {
  gameId: number;
  sessionId: string;
  roundId: string;
  /** Which decision this is, from 0. */
  step: number;
  action: JsonObject;
}

/**
 * Takes the player's next decision in an open round; the last one settles it. Rounds in progress conclude whatever has
 * changed for the player or the game since the stake.
 * @throws Problem `not_found`, `conflict` (another decision stands at that step), `validation_failed` (illegal action).
 */
export async function actOnRound(
  deps: Pick<RoundDeps, 'database' | 'sessions'>,
  player: SignedInPlayer,
  request: ActionRequest,
): Promise<Round> {
  const session = await deps.sessions.get(player.id, request.sessionId, request.gameId);
  const sql = deps.database.pool;
  const round = await selectRound(sql, player.id, request.roundId);
  if (!round || round.sessionId !== session.id) throw new Problem('not_found');
  const roundKey = roundKeyOf(session.serverSeed, { ...session, ...round });

  if (request.step >= round.actions.length && round.state === 'open') {
    if (request.step > round.actions.length) throw new Problem('conflict');
    const { result } = replayOrRefuse(session, roundKey, round, request.action);
    const payout = result ? payoutOf(round.stake, result.payX100) : 0n;
    const settlement = { settled: result !== null, payout, settledBy: 'player' as const };
    await withRetry(() => advanceRound(sql, { ...request, ...settlement, playerId: player.id }));
  } else {
    // Taken before: the database says whether it was this one.
    const repeat = { settled: true, payout: 0n, settledBy: 'player' as const };
    await withRetry(() => advanceRound(sql, { ...request, ...repeat, playerId: player.id }));
  }
  const [after, wallet] = await Promise.all([selectRound(sql, player.id, round.id), readWallet(sql, player.id)]);
  return roundView(session.game, roundKey, after as RoundRow, wallet);
}

function replayOrRefuse(session: LiveSession, roundKey: Uint8Array, round: RoundRow, action: JsonObject): Replayed {
  try {
    return replayRound(session.game, roundKey, round.choice, [...round.actions, action]);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Problem('validation_failed', { fieldErrors: { action: ['This is not a move of this round.'] } });
  }
}

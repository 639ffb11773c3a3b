import type { Currency, Round } from '@goldwren/contracts/player';
import { type JsonObject, payoutOf, ReplayError, type Replayed, replayRound } from '@goldwren/game-engine';
import { formatHundredths, play, type Visitor } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { IdempotencyClaim } from '../../http/idempotency-key.ts';
import { assertMay } from '../../platform/gate.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { withRetry } from '../../platform/retry.ts';
import type { Person } from '../players/public.ts';
import { roundKeyOf } from './fairness.ts';
import type { LiveSession, LiveSessions } from './live-session.ts';
import { insertRound, type RoundRow, selectRound } from './round.store.ts';
import { roundView } from './round-view.ts';

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

export interface RoundDeps extends Pick<Context, 'database' | 'policy' | 'config'> {
  readonly sessions: LiveSessions;
}

/** What the gate calls a stake of each coin. */
export const playAction = { gold: 'gold_play', sweeps: 'sweeps_play' } as const;

/**
 * Plays one round. The outcome is computed before the database is asked, which settles it in one statement or refuses
 * it as a whole; the same nonce with the same request is answered with the stored round.
 * @throws Problem: see `play_round` in sql/functions, plus `validation_failed` for a stake not offered or a bad choice,
 *   `region_blocked` / `state_required` / `account_suspended`.
 */
export async function playRound(deps: RoundDeps, player: Person, request: RoundRequest): Promise<Round> {
  const session = await deps.sessions.get(player.id, request.sessionId, request.gameId);
  assertMay(await deps.policy(), playAction[request.currency], player, request.visitor);
  assertStakeOffered(session, request);

  const roundKey = roundKeyOf(session.serverSeed, { ...session, clientSeed: request.clientSeed, nonce: request.nonce });
  const played = replayOrRefuse(session, roundKey, request.choice);
  const { result } = played;
  const payout = result ? payoutOf(request.stake, result.payX100) : 0n;
  const round = { id: newId(), settled: result !== null, payout, ...request };
  const stored = await withRetry(() =>
    insertRound(deps.database.db, {
      ...round,
      playerId: player.id,
      minIntervalMs: deps.config.roundMinIntervalMs ?? play.minimumRoundIntervalMs,
    }),
  );
  if (stored.replayed) {
    const row = (await selectRound(deps.database.db, player.id, stored.id)) as RoundRow;
    return roundView(session.game, roundKey, row, stored);
  }
  const row = { ...round, state: result ? ('settled' as const) : ('open' as const), actions: [] };
  return roundView(session.game, roundKey, row, stored, played);
}

function assertStakeOffered(session: LiveSession, request: RoundRequest): void {
  const offered = session.game.maths.stakes[request.currency];
  if (offered.some((stake) => BigInt(stake) === request.stake)) return;
  const stakes = offered.map((stake) => formatHundredths(BigInt(stake)));
  throw new Problem('validation_failed', { fields: { stake: [{ code: 'stake_not_offered', params: { stakes } }] } });
}

function replayOrRefuse(session: LiveSession, roundKey: Uint8Array, choice: JsonObject): Replayed {
  try {
    return replayRound(session.game, roundKey, choice, []);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Problem('validation_failed', { fields: { choice: [{ code: 'choice_unknown' }] } });
  }
}

import { defaultActionOf, payoutOf } from '@goldwren/game-engine';
import type { Database } from '../../../platform/database.ts';
import { withRetry } from '../../../platform/postgres/retry.ts';
import { Problem } from '../../../platform/problem.ts';
import { signStatement } from '../fairness/sign-statement.ts';
import type { SignedStatement } from '../fairness/statement.store.ts';
import type { StatementKeys } from '../fairness/statement-keys.ts';
import { advanceRound, baseStake, selectRound } from '../rounds/round.store.ts';
import { deriveRound } from '../rounds/round-view.ts';
import type { LiveSession, LiveSessions } from './live-session.ts';
import { endGameSession, selectSession } from './session.store.ts';

export interface EndRequest {
  playerId: string;
  sessionId: string;
  gameId: number;
  /** What the client says it saw; null when the house ends the session. */
  report: { goldWon: bigint; sweepsWon: bigint | null; rounds: number; stored: object } | null;
}

export interface EndDeps {
  readonly database: Database;
  readonly sessions: LiveSessions;
  readonly keys: StatementKeys;
}

export interface EndedSession {
  session: LiveSession;
  signed: SignedStatement;
  goldWon: bigint;
  sweepsWon: bigint;
  rounds: number;
  /** Null while no report has been made. */
  reportMatches: boolean | null;
}

/** A round has few decisions; more attempts than this mean a fault of ours. */
const maxDefaultActions = 20;

/**
 * Ends a session, says what was settled in it and signs that; moves no money itself. An open round is first settled by
 * the game's published default action. Ending twice gives the same answer.
 * @throws Problem `not_found`
 */
export async function endSession(deps: EndDeps, request: EndRequest): Promise<EndedSession> {
  const session = await deps.sessions.get(request.playerId, request.sessionId, request.gameId);
  for (let attempt = 0; attempt <= maxDefaultActions; attempt += 1) {
    try {
      const totals = await withRetry(() => endGameSession(deps.database.db, request));
      return { session, signed: await signStatement(deps, session), ...totals };
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'round_open')) throw error;
      await takeDefaultAction(deps.database, session);
    }
  }
  throw new Error(`session ${request.sessionId} still has an open round after ${maxDefaultActions} default actions`);
}

async function takeDefaultAction(database: Database, session: LiveSession): Promise<void> {
  const db = database.db;
  const row = await selectSession(db, session.playerId, session.id);
  const round = row?.openRoundId ? await selectRound(db, session.playerId, row.openRoundId) : null;
  if (!round || round.state === 'settled') return;
  const roundKey = session.secret.round(round.nonce).keyOf({ ...session, clientSeed: round.clientSeed });
  const action = defaultActionOf(session.game, roundKey, round.choice, round.actions);
  if (action === null) throw new Error(`round ${round.id} is open and its game says that it is over`);
  const { result } = deriveRound(session, { ...round, actions: [...round.actions, action] }).replayed;
  const step = {
    playerId: session.playerId,
    sessionId: session.id,
    roundId: round.id,
    step: round.actions.length,
    action,
    settled: result !== null,
    payout: result ? payoutOf(baseStake(round), result.payX100) : 0n,
    // What is done in a player's absence takes no more of their coins.
    raise: 0n,
    settledBy: 'default_action' as const,
  };
  await withRetry(() => advanceRound(db, step)).catch((error: unknown) => {
    // The player decided in the same moment: their action stands, and the caller looks again.
    if (!(error instanceof Problem && error.code === 'conflict')) throw error;
  });
}

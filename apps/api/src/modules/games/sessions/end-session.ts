import { computePayout, getDefaultAction } from '@goldwren/game-engine';
import type { StatementKeys } from '../../../platform/crypto/statement-keys.ts';
import type { Database } from '../../../platform/database.ts';
import { withRetry } from '../../../platform/postgres/retry-query.ts';
import { Problem } from '../../../platform/problem.ts';
import { signStatement } from '../fairness/sign-statement.ts';
import type { SignedStatement } from '../fairness/statement.store.ts';
import { assertHolder } from '../rounds/hand-over.ts';
import { advanceRound, baseStake, selectRound } from '../rounds/round.store.ts';
import { deriveRound } from '../rounds/round-view.ts';
import type { LiveSession, LiveSessions } from './live-session.ts';
import { endGameSession, selectSession } from './session.store.ts';

export interface EndRequest {
  playerId: string;
  sessionId: string;
  gameId: number;
  /** What the client reports that it saw. Null when the server ends the session. */
  report: { goldWon: bigint; sweepsWon: bigint | null; rounds: number; stored: object } | null;
  /** x_0 of the browser that ends the session, in hex. Not needed when the server ends it. */
  chainStart?: string | undefined;
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
  /** Null when there is no report. */
  reportMatches: boolean | null;
}

/** A round has few decisions. More attempts mean a bug. */
const maxDefaultActions = 20;

/**
 * Ends a session, returns its totals and signs them. It moves no money itself: an open round is first settled with the
 * game's published default action. A second call returns the same result.
 * @throws Problem `not_found`; `session_elsewhere` when a browser ends a session whose open round another browser holds.
 */
export async function endSession(deps: EndDeps, request: EndRequest): Promise<EndedSession> {
  const session = await deps.sessions.get(request.playerId, request.sessionId, request.gameId);
  for (let attempt = 0; attempt <= maxDefaultActions; attempt += 1) {
    try {
      const totals = await withRetry(() => endGameSession(deps.database.db, request));
      return { session, signed: await signStatement(deps, session), ...totals };
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'round_open')) throw error;
      await applyDefaultAction(deps.database, session, request);
    }
  }
  throw new Error(`session ${request.sessionId} still has an open round after ${maxDefaultActions} default actions`);
}

async function applyDefaultAction(database: Database, session: LiveSession, request: EndRequest): Promise<void> {
  const db = database.db;
  const row = await selectSession(db, session.playerId, session.id);
  const round = row?.openRoundId ? await selectRound(db, session.playerId, row.openRoundId) : null;
  if (!round || round.state === 'settled') return;
  if (request.report !== null) await assertHolder(db, session, round.id, request.chainStart ?? null);
  const roundKey = session.secret.round(round.nonce).keyOf({ ...session, clientSeed: round.clientSeed });
  const action = getDefaultAction(session.game, roundKey, round.choice, round.actions);
  if (action === null) throw new Error(`round ${round.id} is open and its game says that it is over`);
  const { result } = deriveRound(session, { ...round, actions: [...round.actions, action] }).replayed;
  const step = {
    playerId: session.playerId,
    sessionId: session.id,
    roundId: round.id,
    step: round.actions.length,
    action,
    settled: result !== null,
    payout: result ? computePayout(baseStake(round), result.payX100) : 0n,
    // A default action in the player's absence must not stake more coins.
    raise: 0n,
    settledBy: 'default_action' as const,
  };
  await withRetry(() => advanceRound(db, step)).catch((error: unknown) => {
    // The player decided at the same time. That decision counts, and the caller tries again.
    if (!(error instanceof Problem && error.code === 'conflict')) throw error;
  });
}

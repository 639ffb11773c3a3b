import type { SessionStatement } from '@goldwren/game-engine/fairness';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { gameSession, round } from '../games.table.ts';
import { type RoundRow, roundColumns } from '../rounds/round.store.ts';

/** The signed statement of an ended session. */
export interface SignedStatement {
  readonly statement: SessionStatement;
  /** Ed25519, 64 bytes. */
  readonly signature: Buffer;
  readonly keyId: string;
}

interface SessionId {
  readonly playerId: string;
  readonly id: string;
}

const statementOf = prepared('select_statement', (db, at: Inputs<SessionId>) =>
  db
    .select({
      statement: gameSession.statement,
      signature: gameSession.statementSignature,
      keyId: gameSession.statementKeyId,
    })
    .from(gameSession)
    .where(and(eq(gameSession.playerId, at.playerId), eq(gameSession.id, at.id), isNotNull(gameSession.statement))),
);

/** Returns the signed statement of a session. Null before it is signed. */
export async function selectStatement(db: Db, playerId: string, id: string): Promise<SignedStatement | null> {
  const [row] = await statementOf(db, { playerId, id });
  return row?.statement && row.signature && row.keyId ? (row as SignedStatement) : null;
}

/** Stores the statement of an ended session unless one is stored. Returns the stored one. */
export async function saveStatement(
  db: Db,
  { playerId, id }: SessionId,
  signed: SignedStatement,
): Promise<SignedStatement> {
  const row = await callForRow<{ statement: SessionStatement; signature: Buffer; key_id: string }>(
    db,
    'store_session_statement',
    [playerId, id, signed.statement, signed.signature, signed.keyId],
  );
  return { statement: row.statement, signature: row.signature, keyId: row.key_id };
}

const roundsFrom = prepared(
  'select_rounds_of_session',
  (db, at: Inputs<{ playerId: string; sessionId: string; nonce: number; limit: number }>) =>
    db
      .select(roundColumns)
      .from(round)
      .where(and(eq(round.playerId, at.playerId), eq(round.sessionId, at.sessionId), gte(round.nonce, at.nonce)))
      .orderBy(asc(round.nonce))
      .limit(at.limit),
);

/** Returns the rounds of a session in order, starting with `fromNonce`. */
export function selectRoundsOfSession(
  db: Db,
  { playerId, id }: SessionId,
  nonce: number,
  limit: number,
): Promise<RoundRow[]> {
  return roundsFrom(db, { playerId, sessionId: id, nonce, limit });
}

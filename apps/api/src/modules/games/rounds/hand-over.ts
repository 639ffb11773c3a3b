import type { HandOver } from '@goldwren/contracts/player';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { LiveSession, LiveSessions } from '../sessions/live-session.ts';
import { insertHandOver, selectHolder } from './hand-over.store.ts';
import { selectRound } from './round.store.ts';

/**
 * Lets another browser of the player decide in the open round. The first browser finds the time in the records.
 * @throws Problem `not_found`; `conflict` when the round is settled or the session has no seed chain.
 */
export async function handOverRound(
  deps: Pick<Context, 'database'> & { sessions: LiveSessions },
  request: { playerId: string; gameId: number; sessionId: string; roundId: string; chainStart: string },
): Promise<HandOver> {
  const { playerId, gameId, sessionId, roundId, chainStart } = request;
  const { db } = deps.database;
  const session = await deps.sessions.get(playerId, sessionId, gameId);
  const round = await selectRound(db, playerId, roundId);
  if (!round || round.sessionId !== sessionId) throw new Problem('not_found');
  if (round.state !== 'open' || !session.chain) throw new Problem('conflict');
  const at = await insertHandOver(db, { playerId, roundId, chainStart: Buffer.from(chainStart, 'hex') });
  return { round_id: roundId, chain_start: chainStart, at: at.toISOString() };
}

/** Returns x_0 of the browser that may decide in an open round, in hex. Null in a session without a seed chain. */
export async function holderOf(db: Db, session: LiveSession, roundId: string): Promise<string | null> {
  if (!session.chain) return null;
  return (await selectHolder(db, session.playerId, roundId)) ?? session.chain.start;
}

/** @throws Problem `session_elsewhere` unless this browser may decide in the open round. */
export async function assertHolder(
  db: Db,
  session: LiveSession,
  roundId: string,
  chainStart: string | null,
): Promise<void> {
  const holder = await holderOf(db, session, roundId);
  if (holder !== null && holder !== chainStart) throw new Problem('session_elsewhere');
}

import { play } from '@goldwren/rules';
import { type EndDeps, endSession } from './end-session.ts';
import { selectIdleSessions, selectSession } from './session.store.ts';

const batch = 500;

/**
 * Ends sessions that nobody has played for half an hour, settling what is open in them, and signs those whose end was cut
 * off before their statement was kept; returns how many.
 * A session that cannot be ended keeps none of the others waiting.
 * @throws AggregateError at the end, with what went wrong.
 */
export async function sweepIdleSessions(deps: EndDeps): Promise<number> {
  const idle = await selectIdleSessions(deps.database.db, play.idleSessionMinutes, batch);
  const faults: unknown[] = [];
  for (const { playerId, id } of idle) {
    try {
      const row = await selectSession(deps.database.db, playerId, id);
      if (row) await endSession(deps, { playerId, sessionId: id, gameId: row.gameId, report: null });
    } catch (error) {
      faults.push(new Error(`session ${id} could not be ended`, { cause: error }));
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${idle.length} idle sessions remain`);
  return idle.length;
}

import { play } from '@goldwren/rules';
import { type EndDeps, endSession } from './end-session.ts';
import { selectIdleSessions, selectSession } from './session.store.ts';

const batch = 500;

/**
 * Ends sessions without play for half an hour and settles their open rounds. Also signs sessions that ended before
 * their statement was stored. Returns how many.
 * A session that cannot be ended does not block the others.
 * @throws AggregateError at the end, with all errors.
 */
export async function endIdleSessions(deps: EndDeps): Promise<number> {
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

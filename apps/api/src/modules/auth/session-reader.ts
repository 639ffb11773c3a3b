import type { FoundSession } from '../../http/session.ts';
import type { Db } from '../../platform/database.ts';
import { createLane } from '../../platform/lane.ts';
import type { Person } from '../players/public.ts';
import { readSessions, sessionsAtOnce } from './auth.store.ts';

/**
 * Reads sessions for the cookies of requests: every request reads its own anew, those of one moment together. What is
 * remembered would be stale the moment somebody signs out elsewhere, and costs more to keep right than to read.
 */
export function createSessionReader(db: Db): (idHash: Buffer) => Promise<FoundSession<Person> | null> {
  // An answer that is none must not read as "alone".
  const read = async (idHashes: readonly Buffer[]) => (await readSessions(db, idHashes)).map((found) => ({ found }));
  const lane = createLane({
    alone: async (idHash: Buffer) => (await read([idHash]))[0] as { found: FoundSession<Person> | null },
    together: read,
    most: sessionsAtOnce,
  });
  return async (idHash) => (await lane.ask(idHash)).found;
}

import type { FoundSession } from '../../../http/sessions/session.ts';
import { createReader } from '../../../platform/batching/reader.ts';
import type { Db } from '../../../platform/database.ts';
import type { Person } from '../../players/public.ts';
import { readSessions, touchSession } from './session.store.ts';

/** Creates a function that returns the session for a hash of its id, or null. Every request reads the current state. */
export function createSessionReader(db: Db): (idHash: Buffer) => Promise<FoundSession<Person> | null> {
  const read = createReader((idHashes: Parameters<typeof readSessions>[1]) => readSessions(db, idHashes));
  return async (idHash) => {
    const found = await read(idHash);
    // Runs outside the shared read, so that a locked row delays only its own request.
    if (found?.stale) await touchSession(db, idHash);
    return found?.session ?? null;
  };
}

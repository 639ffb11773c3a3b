import type { FoundSession } from '../../../http/sessions/session.ts';
import { createReader } from '../../../platform/batching/reader.ts';
import type { Db } from '../../../platform/database.ts';
import type { Person } from '../../players/public.ts';
import { readSessions, touchSession } from './session.store.ts';

/** Reads the sessions of requests by the hash of their id: who is signed in, or null; every request its own, anew. */
export function createSessionReader(db: Db): (idHash: Buffer) => Promise<FoundSession<Person> | null> {
  const read = createReader((idHashes: Parameters<typeof readSessions>[1]) => readSessions(db, idHashes));
  return async (idHash) => {
    const found = await read(idHash);
    // Beside the others: a row that somebody holds delays its own request alone.
    if (found?.stale) await touchSession(db, idHash);
    return found?.session ?? null;
  };
}

import type { SignedInBrowser } from '@goldwren/contracts/player';
import type { Db } from '../../../platform/database.ts';
import { selectSessions } from './session-list.store.ts';

/** More sessions than anyone uses. A player with more can still end them all at once. */
const maxShown = 100;

/** Lists the player's sessions, the session with this hash first. */
export async function listSessions(db: Db, playerId: string, idHash: Buffer): Promise<SignedInBrowser[]> {
  const rows = await selectSessions(db, { playerId, idHash, limit: maxShown });
  return rows.map((row) => ({
    id: row.publicId,
    browser: row.browser,
    system: row.system,
    device: row.device,
    network: row.network,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_this: row.idHash.equals(idHash),
  }));
}

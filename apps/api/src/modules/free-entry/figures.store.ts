import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { freeEntry } from './free-entry.table.ts';

/** Returns how many approved entries are held for an account that does not exist or is not verified yet. */
export function countHeldEntries(db: Db): Promise<number> {
  return db.$count(freeEntry, and(eq(freeEntry.status, 'approved'), isNull(freeEntry.grantedAt)));
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { freeEntry } from './free-entry.table.ts';

/** How many entries are approved and held for an account that is not there yet. */
export function countHeldEntries(db: Db): Promise<number> {
  return db.$count(freeEntry, and(eq(freeEntry.status, 'approved'), isNull(freeEntry.grantedAt)));
}

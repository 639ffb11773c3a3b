import type { Db } from '../../../platform/database.ts';
import type { Found, SearchTerm } from '../../../platform/search-term.ts';
import { selectOne } from './queue.store.ts';

/** Finds a redemption by its ID. */
export async function findRedemptions(db: Db, { id }: SearchTerm): Promise<Found[]> {
  const row = id === null ? null : await selectOne(db, id);
  return row ? [{ id: row.id, at: row.createdAt }] : [];
}

import type { Db } from '../../platform/database.ts';
import type { Found, SearchTerm } from '../../platform/search-term.ts';
import { selectPayoutById, selectPayoutsByReference } from './payouts.store.ts';

/** Finds a payment to a player by its ID, or by the payment reference on the player's receipt. */
export async function findReceipts(db: Db, { id, text }: SearchTerm): Promise<Found[]> {
  const one = id === null ? null : await selectPayoutById(db, id);
  const rows = id === null ? await selectPayoutsByReference(db, text) : one ? [one] : [];
  return rows.map((row) => ({
    id: row.id,
    pageId: row.redemptionId,
    at: row.startedAt,
    ...(row.reference === null ? {} : { name: row.reference }),
  }));
}

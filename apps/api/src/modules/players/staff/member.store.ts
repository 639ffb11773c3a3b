import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { player } from '../player.table.ts';

const memberColumns = {
  id: player.id,
  createdAt: player.createdAt,
  welcomeSweeps: player.welcomeSweeps,
  suspendedAt: player.suspendedAt,
};

/** What distinguishes an account, without its owner. */
export type Member = Pick<typeof player.$inferSelect, keyof typeof memberColumns>;

/** Returns the open accounts among these, by id. */
export async function selectMembers(db: Db, ids: readonly string[]): Promise<Map<string, Member>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(memberColumns)
    .from(player)
    .where(and(inArray(player.id, [...ids]), isNull(player.closedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

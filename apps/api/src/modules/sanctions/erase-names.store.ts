import { and, eq, gt, lte, ne, notLike, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { sanctionsMatch, sanctionsScreening } from './sanctions.table.ts';

/** A prefix for unique replacement names, so that two matches with one list entry stay two rows. */
const erasedName = 'erased-';

function isConfirmed(age: SQL): SQL | undefined {
  return and(eq(sanctionsMatch.state, 'confirmed'), age);
}

function since(years: number): SQL {
  return sql`now() - make_interval(years => ${years})`;
}

/** Removes an erased player's name from screenings and matches, unless a match was confirmed in the last `years`. */
export async function eraseScreenedNames(tx: Db, playerId: string, years: number): Promise<void> {
  const young = and(eq(sanctionsMatch.playerId, playerId), isConfirmed(gt(sanctionsMatch.openedAt, since(years))));
  if ((await tx.$count(sanctionsMatch, young)) > 0) return;
  await tx
    .update(sanctionsScreening)
    .set({ name: '' })
    .where(and(eq(sanctionsScreening.playerId, playerId), ne(sanctionsScreening.name, '')));
  await tx
    .update(sanctionsMatch)
    .set({ name: sql`${erasedName} || ${sanctionsMatch.id}` })
    .where(and(eq(sanctionsMatch.playerId, playerId), notLike(sanctionsMatch.name, `${erasedName}%`)));
}

/** Returns players whose confirmed matches are older than `years` and still have a name. */
export async function selectPlayersWithOldMatches(db: Db, years: number): Promise<string[]> {
  const { playerId, openedAt, name } = sanctionsMatch;
  const rows = await db
    .selectDistinct({ playerId })
    .from(sanctionsMatch)
    .where(and(isConfirmed(lte(openedAt, since(years))), notLike(name, `${erasedName}%`)));
  return rows.map((row) => row.playerId);
}

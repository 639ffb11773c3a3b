import { and, eq, gt, lte, ne, notLike, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { sanctionsMatch, sanctionsScreening } from './sanctions.table.ts';

/** Two likenesses with one entry of a list are two rows still. */
const erasedName = 'erased-';

function isConfirmed(age: SQL): SQL | undefined {
  return and(eq(sanctionsMatch.state, 'confirmed'), age);
}

function since(years: number): SQL {
  return sql`now() - make_interval(years => ${years})`;
}

/** Takes the name of a player who is erased out of what was screened, unless a likeness was confirmed in the last `years`. */
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

/** Whose confirmed likenesses are older than that and still have a name. */
export async function selectPlayersWithOldMatches(db: Db, years: number): Promise<string[]> {
  const { playerId, openedAt, name } = sanctionsMatch;
  const rows = await db
    .selectDistinct({ playerId })
    .from(sanctionsMatch)
    .where(and(isConfirmed(lte(openedAt, since(years))), notLike(name, `${erasedName}%`)));
  return rows.map((row) => row.playerId);
}

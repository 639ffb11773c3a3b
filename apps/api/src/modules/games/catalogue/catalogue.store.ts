import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database.ts';
import { game, gameMaths } from '../games.table.ts';

type Maths = Omit<typeof gameMaths.$inferSelect, 'id' | 'slug'>;
/** A game with its current maths. */
export type CatalogueRow = Omit<typeof game.$inferSelect, 'mathsId' | 'enabled' | 'offHere'> & {
  readonly maths: Maths;
};

/** Returns the current maths version of every game. Returns none for a database without tables. */
export async function selectOfferedMaths(db: Db): Promise<{ slug: string; version: string }[]> {
  const { rows } = await db.execute<{ found: boolean }>(sql`SELECT to_regclass('game') IS NOT NULL AS found`);
  if (!rows[0]?.found) return [];
  return db
    .select({ slug: game.slug, version: gameMaths.version })
    .from(game)
    .innerJoin(gameMaths, eq(gameMaths.id, game.mathsId));
}

/** Adds games and maths versions in one transaction. `enabled` of an existing game does not change. */
export async function upsertCatalogue(db: Db, rows: readonly CatalogueRow[]): Promise<void> {
  const versions = rows.map(({ slug, maths }) => ({ slug, ...maths }));
  const { slug, title, description, listOrder, mathsId } = alias(game, 'excluded');
  await db.transaction(async (tx) => {
    await tx.insert(gameMaths).values(versions).onConflictDoNothing({ target: gameMaths.hash });
    const hashes = versions.map(({ hash }) => hash);
    const stored = await tx
      .select({ id: gameMaths.id, hash: gameMaths.hash })
      .from(gameMaths)
      .where(inArray(gameMaths.hash, hashes));
    const idOf = new Map(stored.map(({ id, hash }) => [hash, id]));
    const games = rows.map(({ maths, ...row }) => ({ ...row, mathsId: idOf.get(maths.hash) as number }));
    await tx
      .insert(game)
      .values(games)
      .onConflictDoUpdate({ target: game.id, set: { slug, title, description, listOrder, mathsId } });
  });
}

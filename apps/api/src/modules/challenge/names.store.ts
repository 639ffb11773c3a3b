import type { AliasRemovalReason } from '@goldwren/rules';
import { and, desc, eq, getTableColumns, ilike, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { challengeDay, challengeEntry } from './challenge.table.ts';

export type NamedEntry = Awaited<ReturnType<typeof selectNames>>[number];

export interface NamesQuery {
  readonly day?: string | undefined;
  /** Part of a name. */
  readonly name?: string | undefined;
  readonly playerId?: string | undefined;
  readonly cursor: string | null;
  readonly limit: number;
}

/** Returns entries that have a name, or had one that staff removed, the newest first. */
export function selectNames(db: Db, { day, name, playerId, cursor, limit }: NamesQuery) {
  const { alias, removedAlias } = challengeEntry;
  const part = name === undefined ? undefined : `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({ ...getTableColumns(challengeEntry), slug: challengeDay.slug })
    .from(challengeEntry)
    .innerJoin(challengeDay, eq(challengeDay.day, challengeEntry.day))
    .where(
      and(
        or(isNotNull(alias), isNotNull(removedAlias)),
        part === undefined ? undefined : or(ilike(alias, part), ilike(removedAlias, part)),
        day === undefined ? undefined : eq(challengeEntry.day, day),
        playerId === undefined ? undefined : eq(challengeEntry.playerId, playerId),
        cursor === null ? undefined : lt(challengeEntry.id, cursor),
      ),
    )
    .orderBy(desc(challengeEntry.id))
    .limit(limit);
}

/** Removes this alias of an entry. Returns the player and the day, or null when the entry does not have the alias. */
export async function removeAlias(
  tx: Db,
  { entryId, alias, reason }: { readonly entryId: string; readonly alias: string; readonly reason: AliasRemovalReason },
): Promise<{ playerId: string; day: string } | null> {
  const { aliasKey, removedAliasKeys } = challengeEntry;
  const [row] = await tx
    .update(challengeEntry)
    .set({
      alias: null,
      aliasKey: null,
      removedAlias: alias,
      removalReason: reason,
      removedAliasKeys: sql`array_append(${removedAliasKeys}, ${aliasKey})`,
    })
    .where(and(eq(challengeEntry.id, entryId), eq(challengeEntry.alias, alias)))
    .returning({ playerId: challengeEntry.playerId, day: challengeEntry.day });
  return row ?? null;
}

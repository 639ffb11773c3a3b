import { type AliasRemovalReason, aliasKey } from '@goldwren/rules';
import { and, desc, eq, getTableColumns, isNotNull, like, lt, or, sql } from 'drizzle-orm';
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
  const { alias, removedAlias, removedAliasKeys } = challengeEntry;
  const part = name && `%${aliasKey(name.normalize('NFKC')).replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({ ...getTableColumns(challengeEntry), slug: challengeDay.slug })
    .from(challengeEntry)
    .innerJoin(challengeDay, eq(challengeDay.day, challengeEntry.day))
    .where(
      and(
        or(isNotNull(alias), isNotNull(removedAlias)),
        part === undefined
          ? undefined
          : or(like(challengeEntry.aliasKey, part), like(sql`array_to_string(${removedAliasKeys}, '|')`, part)),
        day === undefined ? undefined : eq(challengeEntry.day, day),
        playerId === undefined ? undefined : eq(challengeEntry.playerId, playerId),
        cursor === null ? undefined : lt(challengeEntry.id, cursor),
      ),
    )
    .orderBy(desc(challengeEntry.id))
    .limit(limit);
}

/** Removes this alias of an entry. Returns false when the entry does not have it. */
export async function removeAlias(
  tx: Db,
  entry: { readonly playerId: string; readonly day: string; readonly alias: string; removalReason: AliasRemovalReason },
): Promise<boolean> {
  const { playerId, day, alias, removedAliasKeys } = challengeEntry;
  const rows = await tx
    .update(challengeEntry)
    .set({
      alias: null,
      aliasKey: null,
      removedAlias: entry.alias,
      removalReason: entry.removalReason,
      removedAliasKeys: sql`array_append(${removedAliasKeys}, ${challengeEntry.aliasKey})`,
    })
    .where(and(eq(playerId, entry.playerId), eq(day, entry.day), eq(alias, entry.alias)))
    .returning({ id: challengeEntry.id });
  return rows.length > 0;
}

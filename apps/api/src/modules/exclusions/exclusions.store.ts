import type { FoundVerdict, MarkKind } from '@goldwren/rules';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { player } from '../players/player.table.ts';
import { isExcluded } from '../players/public.ts';
import { exclusionMatch, foreignExclusion, foreignMark, personMark } from './exclusions.table.ts';

export interface MarkRow
  extends Pick<typeof personMark.$inferSelect, 'playerId' | 'kind' | 'value' | 'sealed' | 'markedAt'> {
  /** Whether the account has verified its email address. */
  readonly emailVerified: boolean;
}

const markColumns = {
  playerId: personMark.playerId,
  kind: personMark.kind,
  value: personMark.value,
  sealed: personMark.sealed,
  markedAt: personMark.markedAt,
  emailVerified: sql<boolean>`${player.emailVerifiedAt} IS NOT NULL`,
};

/** Adds marks to a player. Existing marks stay. */
export async function insertMarks(
  tx: Db,
  playerId: string,
  marks: readonly { readonly kind: MarkKind; readonly value: Buffer; readonly sealed: Buffer | null }[],
): Promise<void> {
  const columns = [marks.map(({ kind }) => kind), marks.map(({ value }) => value), marks.map(({ sealed }) => sealed)];
  await callFunction(tx, 'store_person_marks', [playerId, ...columns]);
}

/** Deletes the marks of an erased player, unless the exclusion continues. */
export async function deleteMarks(tx: Db, playerId: string): Promise<void> {
  await callFunction(tx, 'delete_person_marks', [playerId]);
}

export function selectMarks(db: Db, playerIds: readonly string[]): Promise<MarkRow[]> {
  if (playerIds.length === 0) return Promise.resolve([]);
  return db
    .select(markColumns)
    .from(personMark)
    .innerJoin(player, eq(player.id, personMark.playerId))
    .where(inArray(personMark.playerId, [...playerIds]));
}

/** An exclusion that has not ended. That of an erased account ends with its term, because its player cannot ask to return. */
export const lastingExclusion = and(
  isExcluded,
  or(isNull(player.closedAt), sql`coalesce(${player.excludedUntil} > now(), true)`),
);

/** The same for a person of another cell. */
const lastingForeignExclusion = and(
  isNotNull(foreignExclusion.excludedAt),
  sql`coalesce(${foreignExclusion.endsAt} > now(), true)`,
);

/** Returns excluded players, of this cell and of others, who have one of these marks. */
export async function selectExcludedWith(
  db: Db,
  values: readonly Buffer[],
  exceptPlayerId: string | null,
): Promise<string[]> {
  if (values.length === 0) return [];
  const isOther = (id: typeof personMark.playerId | typeof foreignMark.excludedPlayerId) =>
    exceptPlayerId === null ? undefined : ne(id, exceptPlayerId);
  const own = db
    .select({ playerId: personMark.playerId })
    .from(personMark)
    .innerJoin(player, eq(player.id, personMark.playerId))
    .where(
      and(
        eq(personMark.excluded, true),
        inArray(personMark.value, [...values]),
        isOther(personMark.playerId),
        lastingExclusion,
      ),
    );
  const foreign = db
    .select({ playerId: foreignMark.excludedPlayerId })
    .from(foreignMark)
    .innerJoin(foreignExclusion, eq(foreignExclusion.excludedPlayerId, foreignMark.excludedPlayerId))
    .where(
      and(inArray(foreignMark.value, [...values]), isOther(foreignMark.excludedPlayerId), lastingForeignExclusion),
    );
  const rows = await union(own, foreign);
  return rows.map(({ playerId }) => playerId);
}

/** Returns the marks of excluded players of this cell and of others. */
export function selectMarksOfExcluded(db: Db, playerIds: readonly string[]): Promise<MarkRow[]> {
  if (playerIds.length === 0) return Promise.resolve([]);
  const own = db
    .select(markColumns)
    .from(personMark)
    .innerJoin(player, eq(player.id, personMark.playerId))
    .where(inArray(personMark.playerId, [...playerIds]));
  const foreign = db
    .select({
      playerId: foreignMark.excludedPlayerId,
      kind: foreignMark.kind,
      value: foreignMark.value,
      sealed: foreignMark.sealed,
      markedAt: foreignMark.markedAt,
      emailVerified: sql<boolean>`${foreignExclusion.isVerified}`,
    })
    .from(foreignMark)
    .innerJoin(foreignExclusion, eq(foreignExclusion.excludedPlayerId, foreignMark.excludedPlayerId))
    .where(inArray(foreignMark.excludedPlayerId, [...playerIds]));
  return unionAll(own, foreign);
}

/** Returns players with an open account who have one of these marks and are not excluded themselves. */
export async function selectOthersWith(db: Db, values: readonly Buffer[], exceptPlayerId: string): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectDistinct({ playerId: personMark.playerId })
    .from(personMark)
    .innerJoin(player, eq(player.id, personMark.playerId))
    .where(
      and(
        inArray(personMark.value, [...values]),
        ne(personMark.playerId, exceptPlayerId),
        isNull(player.closedAt),
        sql`NOT ${isExcluded}`,
      ),
    );
  return rows.map(({ playerId }) => playerId);
}

/** Returns players who have one of these marks, up to a limit. */
export async function selectPlayersWith(
  db: Db,
  values: readonly Buffer[],
  exceptPlayerId: string,
  limit: number,
): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectDistinct({ playerId: personMark.playerId })
    .from(personMark)
    .where(and(inArray(personMark.value, [...values]), ne(personMark.playerId, exceptPlayerId)))
    .limit(limit);
  return rows.map(({ playerId }) => playerId);
}

/** Holds or releases an account according to its matches. See update_exclusion_hold in sql/functions. */
export async function holdForExclusion(tx: Db, playerId: string): Promise<FoundVerdict | null> {
  return (await callForRow<{ hold: FoundVerdict | null }>(tx, 'update_exclusion_hold', [playerId])).hold;
}

const profile = {
  firstName: player.firstName,
  lastName: player.lastName,
  birthDate: player.birthDate,
  email: player.email,
  phone: player.phone,
  hold: player.exclusionHold,
};

/** Returns what a player entered, and whether the account is held. */
export async function selectProfile(db: Db, playerId: string) {
  return onlyRow(await db.select(profile).from(player).where(eq(player.id, playerId)));
}

/** Returns whether the account is held. Approvals and payouts must wait while it is. */
export async function selectHold(db: Db, playerId: string): Promise<FoundVerdict | null> {
  return (await selectProfile(db, playerId)).hold;
}

/** Returns players without marks, excluded ones first. They registered before marks existed. */
export function selectUnmarked(db: Db, limit: number): Promise<{ playerId: string; isExcluded: boolean }[]> {
  return db
    .select({ playerId: player.id, isExcluded })
    .from(player)
    .where(
      and(
        isNull(player.closedAt),
        sql`NOT EXISTS (SELECT FROM ${personMark} WHERE ${personMark.playerId} = ${player.id} AND ${personMark.kind} = 'name')`,
      ),
    )
    .orderBy(sql`${player.excludedAt} IS NULL`)
    .limit(limit);
}

/** Returns closed accounts whose exclusion has ended but which still have marks. */
export async function selectEndedExclusions(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ playerId: personMark.playerId })
    .from(personMark)
    .innerJoin(player, eq(player.id, personMark.playerId))
    .where(
      and(
        eq(personMark.excluded, true),
        sql`${player.closedAt} IS NOT NULL AND (${player.excludedUntil} <= now() OR ${player.exclusionEndsAt} <= now())`,
      ),
    );
  return rows.map(({ playerId }) => playerId);
}

export type NewMatch = Omit<
  typeof exclusionMatch.$inferInsert,
  'state' | 'openedAt' | 'decidedAt' | 'decidedBy' | 'reason'
>;

/** Opens matches for review. Existing matches keep their decision. */
export async function insertMatches(tx: Db, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await tx
    .insert(exclusionMatch)
    .values([...matches])
    .onConflictDoNothing();
}

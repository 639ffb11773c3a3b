import type { AccountStatus, Country, IdentityStatus } from '@goldwren/rules';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { foldedText } from '../../../platform/columns.ts';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { type BreakRow, breakColumns } from '../breaks.store.ts';
import { player } from '../player.table.ts';

/** An account without its password. */
export type PlayerRow = Omit<typeof player.$inferSelect, 'passwordHash' | 'emailKey' | 'searchText'> &
  Pick<BreakRow, 'breakCode'>;

const { passwordHash: _passwordHash, emailKey: _emailKey, searchText: _searchText, ...own } = getTableColumns(player);
const columns = { ...own, breakCode: breakColumns.breakCode };

export async function selectPlayer(db: Db, id: string): Promise<PlayerRow | null> {
  const [row] = await db.select(columns).from(player).where(eq(player.id, id));
  return row ?? null;
}

/** A search for a player: by id, or by parts that must all be in the names, the email or the digits of the phone. */
export type PlayerText =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'parts'; readonly parts: readonly string[] };

export interface PlayerFilter {
  readonly text?: PlayerText | undefined;
  readonly country?: Country | undefined;
  readonly region?: string | undefined;
  readonly status?: AccountStatus | undefined;
  readonly identityStatus?: IdentityStatus | undefined;
  readonly redemptionSuspended?: boolean | undefined;
  readonly beforeId?: string | undefined;
  readonly limit: number;
}

/**
 * The largest number of matches that are sorted. More matches are so frequent that a walk through the newest players
 * finds a page sooner. The planner alone would also walk for rare matches that are all old.
 */
const sortedMatches = 2_000;

/** Returns matching players, newest first. */
export async function searchPlayers(db: Db, filter: PlayerFilter): Promise<PlayerRow[]> {
  const where = and(...(filter.text ? await textConditions(db, filter.text) : []), matches(filter));
  if (filter.text?.by === 'parts') {
    const { rows, complete } = await sortMatches(db, where, filter.limit);
    if (complete) return rows;
  }
  return db.select(columns).from(player).where(where).orderBy(desc(player.id)).limit(filter.limit);
}

/** Finds up to `sortedMatches` players through the index of their texts. `complete` is false when there are more. */
async function sortMatches(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<{ rows: PlayerRow[]; complete: boolean }> {
  const found = db
    .select({ id: player.id })
    .from(player)
    .where(where)
    .limit(sortedMatches + 1)
    .as('found');
  const newest = db
    .select({ id: found.id, total: sql<number>`count(*) OVER ()`.mapWith(Number).as('total') })
    .from(found)
    .orderBy(desc(found.id))
    .limit(limit)
    .as('newest');
  const rows = await db
    .select({ row: columns, total: newest.total })
    .from(newest)
    .innerJoin(player, eq(player.id, newest.id))
    .orderBy(desc(player.id));
  return { rows: rows.map(({ row }) => row), complete: (rows[0]?.total ?? 0) <= sortedMatches };
}

function matches({ country, region, status, identityStatus, redemptionSuspended, beforeId }: PlayerFilter) {
  return and(
    country ? eq(player.country, country) : undefined,
    region ? eq(player.region, region) : undefined,
    status && statusIs[status],
    identityStatus ? eq(player.identityStatus, identityStatus) : undefined,
    redemptionSuspended ? isNotNull(player.redemptionSuspendedAt) : undefined,
    beforeId ? lt(player.id, beforeId) : undefined,
  );
}

const statusIs: Readonly<Record<AccountStatus, SQL | undefined>> = {
  active: isNull(player.suspendedAt),
  suspended: and(isNotNull(player.suspendedAt), isNull(player.closedAt)),
  // A closed account is suspended, too. Both conditions let PostgreSQL use the index of suspended accounts.
  closed: and(isNotNull(player.suspendedAt), isNotNull(player.closedAt)),
};

/** The newest players, in whom the parts of a search are counted. */
const sampleSize = 1_000;
/** A part that at most this many of them have is searched with the index alone, and its matches are compared with the other parts. */
const rareInSample = 3;

/**
 * The conditions of a search. An index visits all matches of the first condition, and compares them with the others by reading their
 * entries, too, which takes most of the time of a search. So the rarest part comes first, and the others are compared with the
 * text of its matches when it is rare.
 */
async function textConditions(db: Db, text: PlayerText): Promise<SQL[]> {
  if (text.by === 'id') return [eq(player.id, text.id)];
  const indexed = (part: string) => isPart(sql`${player.searchText}`, part);
  if (text.parts.length < 2) return text.parts.map(indexed);
  const sample = db
    .select({ searchText: player.searchText })
    .from(player)
    .orderBy(desc(player.id))
    .limit(sampleSize)
    .as('sample');
  const counts = text.parts.map((part, at) => [
    `part${at}`,
    sql<number>`count(*) FILTER (WHERE ${isPart(sql`${sample.searchText}`, part)})`.mapWith(Number),
  ]);
  const counted: Record<string, number> = onlyRow(await db.select(Object.fromEntries(counts)).from(sample));
  const [rarest, ...others] = text.parts
    .map((part, at) => ({ part, count: counted[`part${at}`] ?? 0 }))
    .sort((one, other) => one.count - other.count);
  if (!rarest) return [];
  // The index does not contain this expression.
  const compared = (part: string) => isPart(sql`(${player.searchText} || '')`, part);
  return [indexed(rarest.part), ...others.map(({ part }) => (rarest.count <= rareInSample ? compared : indexed)(part))];
}

function isPart(searched: SQL, part: string): SQL {
  return sql`${searched} LIKE ${foldedText(sql`${patternOf(part)}::text`)}`;
}

const trigram = 3;

/** A part that is shorter than a trigram matches the beginning of a word, because the index cannot find it elsewhere. */
function patternOf(part: string): string {
  const literal = part.replace(/[\\%_]/g, '\\$&');
  return [...part].length < trigram ? `% ${literal}%` : `%${literal}%`;
}

import type { AccountStatus, Country, IdentityStatus } from '@goldwren/rules';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { foldedText } from '../../../platform/columns.ts';
import type { Db } from '../../../platform/database.ts';
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
  const where = matches(filter);
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

function matches({ text, country, region, status, identityStatus, redemptionSuspended, beforeId }: PlayerFilter) {
  return and(
    ...(text ? textIs(text) : []),
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

function textIs(text: PlayerText): SQL[] {
  if (text.by === 'id') return [eq(player.id, text.id)];
  return text.parts.map((part) => sql`${player.searchText} LIKE ${foldedText(sql`${patternOf(part)}::text`)}`);
}

const trigram = 3;

/** A part that is shorter than a trigram matches the beginning of a word, because the index cannot find it elsewhere. */
function patternOf(part: string): string {
  const literal = part.replace(/[\\%_]/g, '\\$&');
  return [...part].length < trigram ? `% ${literal}%` : `%${literal}%`;
}

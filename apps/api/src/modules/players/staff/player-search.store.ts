import { type AccountStatus, type Country, canonicalEmail, type IdentityStatus } from '@goldwren/rules';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type BreakRow, breakColumns } from '../breaks.store.ts';
import { player } from '../player.table.ts';

/** An account without its password. */
export type PlayerRow = Omit<typeof player.$inferSelect, 'passwordHash' | 'emailKey'> & Pick<BreakRow, 'breakCode'>;

const { passwordHash: _passwordHash, emailKey: _emailKey, ...own } = getTableColumns(player);
const columns = { ...own, breakCode: breakColumns.breakCode };

export async function selectPlayer(db: Db, id: string): Promise<PlayerRow | null> {
  const [row] = await db.select(columns).from(player).where(eq(player.id, id));
  return row ?? null;
}

/** A search for a player. */
export type PlayerText =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'email'; readonly beginning: string }
  | { readonly by: 'phone'; readonly digits: string }
  | { readonly by: 'name'; readonly part: string };

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

/** Returns matching players, newest first. */
export function searchPlayers(db: Db, filter: PlayerFilter): Promise<PlayerRow[]> {
  const { country, region, status, identityStatus, beforeId } = filter;
  return db
    .select(columns)
    .from(player)
    .where(
      and(
        filter.text && textIs(filter.text),
        country ? eq(player.country, country) : undefined,
        region ? eq(player.region, region) : undefined,
        status && statusIs[status],
        identityStatus ? eq(player.identityStatus, identityStatus) : undefined,
        filter.redemptionSuspended ? isNotNull(player.redemptionSuspendedAt) : undefined,
        beforeId ? lt(player.id, beforeId) : undefined,
      ),
    )
    .orderBy(desc(player.id))
    .limit(filter.limit);
}

const statusIs: Readonly<Record<AccountStatus, SQL | undefined>> = {
  active: isNull(player.suspendedAt),
  suspended: and(isNotNull(player.suspendedAt), isNull(player.closedAt)),
  closed: isNotNull(player.closedAt),
};

function textIs(text: PlayerText): SQL | undefined {
  switch (text.by) {
    case 'id':
      return eq(player.id, text.id);
    case 'email':
      return sql`starts_with(${player.email}, ${text.beginning})`;
    case 'phone':
      return sql`strpos(regexp_replace(${player.phone}, '\\D', '', 'g'), ${text.digits}) > 0`;
    case 'name':
      return or(
        contains(sql`${player.firstName} || ' ' || ${player.lastName}`, text.part),
        contains(sql`${player.lastName} || ' ' || ${player.firstName}`, text.part),
        sql`starts_with(${player.email}, ${canonicalEmail(text.part)})`,
      );
  }
}

/** Uses strpos instead of LIKE, so that the typed text is not a pattern. */
function contains(whole: SQL, part: string): SQL {
  return sql`strpos(lower(${whole}), lower(${part})) > 0`;
}

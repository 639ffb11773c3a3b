import { maskEmail, shortName } from '@goldwren/rules';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { player } from '../player.table.ts';

/** A player as back-office lists show them: enough to tell players apart, but not to identify them. */
export interface PlayerLine {
  readonly id: string;
  /** `Robin W.` */
  readonly display: string;
  /** Masked. */
  readonly email: string;
}

const lineColumns = { id: player.id, firstName: player.firstName, lastName: player.lastName, email: player.email };

function toLine(row: Pick<typeof player.$inferSelect, keyof typeof lineColumns>): PlayerLine {
  const { id, firstName, lastName, email } = row;
  return { id, display: shortName(firstName, lastName), email: maskEmail(email) };
}

/** Returns the players of one page of a list, by id. */
export async function selectPlayerLines(db: Db, ids: readonly string[]): Promise<Map<string, PlayerLine>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(lineColumns)
    .from(player)
    .where(inArray(player.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, toLine(row)]));
}

/**
 * Returns the account of a normalized email, chosen as in `lockAccountByEmailKey` but without a lock. Null when there
 * is none.
 */
export async function selectLineByEmailKey(db: Db, emailKey: string, email: string): Promise<PlayerLine | null> {
  const [row] = await db
    .select(lineColumns)
    .from(player)
    .where(eq(player.emailKey, emailKey))
    .orderBy(
      desc(eq(player.email, email)),
      desc(isNotNull(player.emailVerifiedAt)),
      asc(player.createdAt),
      asc(player.id),
    )
    .limit(1);
  return row ? toLine(row) : null;
}

/**
 * Returns the name and birth year with which a player is compared with lists. The birth date is fixed at registration,
 * the name after an identity check.
 */
export async function selectNameAndBirthYear(db: Db, playerId: string): Promise<{ name: string; birthYear: number }> {
  const rows = await db
    .select({ firstName: player.firstName, lastName: player.lastName, birthDate: player.birthDate })
    .from(player)
    .where(eq(player.id, playerId));
  const { firstName, lastName, birthDate } = onlyRow(rows);
  return { name: `${firstName} ${lastName}`, birthYear: Number(birthDate.slice(0, 4)) };
}

export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
  readonly birthYear: number;
}

/** Returns players after the one with this ID, in the order of their IDs. Erased ones have no name and are left out. */
export async function selectNamedPlayers(db: Db, after: string | null, limit: number): Promise<NamedPlayer[]> {
  const { id, firstName, lastName, birthDate } = player;
  const rows = await db
    .select({ id, firstName, lastName, birthDate })
    .from(player)
    .where(and(ne(firstName, ''), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    birthYear: Number(row.birthDate.slice(0, 4)),
  }));
}

/** Returns how many players in good standing live in each region, by `US-NY`. Players without a region are left out. */
export async function countPlayersByRegion(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ country: player.country, region: player.region, players: count() })
    .from(player)
    .where(and(isNotNull(player.region), isNull(player.suspendedAt)))
    .groupBy(player.country, player.region);
  return new Map(rows.map(({ country, region, players }) => [`${country}-${region}`, players]));
}

import { type BreakCode, normalisedEmail } from '@goldwren/rules';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/only-row.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { now } from '../../platform/sql-instants.ts';
import { player } from './player.table.ts';

/** An exclusion holds until a day after its player asked to come back; a cool-off ends by itself (packages/rules). */
export const isExcluded = sql<boolean>`(${player.excludedAt} IS NOT NULL AND coalesce(${player.exclusionEndsAt} > now(), true))`;
const isCoolingOff = sql<boolean>`coalesce(${player.coolOffUntil} > now(), false)`;

/** The break that holds now, and its end. */
export const breakColumns = {
  breakCode: sql<BreakCode | null>`CASE WHEN ${isExcluded} THEN 'self_excluded' WHEN ${isCoolingOff} THEN 'cooling_off' END`,
  breakUntil: sql`CASE WHEN ${isExcluded} THEN coalesce(${player.exclusionEndsAt}, ${player.excludedUntil})
    WHEN ${isCoolingOff} THEN ${player.coolOffUntil} END`.mapWith(player.coolOffUntil) as SQL<Date | null>,
};

/** A row of them. */
export interface BreakRow {
  readonly breakCode: BreakCode | null;
  readonly breakUntil: Date | null;
}

const breaksOf = prepared('select_breaks', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({
      ...breakColumns,
      coolOffUntil: player.coolOffUntil,
      excludedAt: player.excludedAt,
      excludedUntil: player.excludedUntil,
      exclusionEndsAt: player.exclusionEndsAt,
      now: now(),
    })
    .from(player)
    .where(eq(player.id, at.playerId)),
);

/** What breaks a player has taken, whether or not they still hold, and the database's now. */
export async function selectBreaks(db: Db, playerId: string) {
  return onlyRow(await breaksOf(db, { playerId }));
}

/** Who wants to register, as far as it tells that they are somebody we know. */
export interface Newcomer {
  readonly email: string;
  readonly phone: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
}

function sameText(column: typeof player.firstName | typeof player.lastName, text: string): SQL {
  return sql`lower(${column}) = lower(${text})`;
}

/** Digits alone: people write one number in many ways. Null: not enough of them to tell anybody apart. */
export function phoneDigits(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '').slice(-10) ?? '';
  return digits.length < 7 ? null : digits;
}

function samePhone(phone: string | null): SQL | undefined {
  const digits = phoneDigits(phone);
  if (digits === null) return undefined;
  return sql`right(regexp_replace(${player.phone}, '\\D', '', 'g'), 10) = ${digits}`;
}

/** Is this somebody with an account who has excluded themselves: the same mailbox, phone, or name and birth date? */
export async function hasExcludedAccount(db: Db, newcomer: Newcomer): Promise<boolean> {
  const { firstName, lastName, birthDate } = newcomer;
  const samePerson = and(
    eq(player.birthDate, birthDate),
    sameText(player.lastName, lastName),
    sameText(player.firstName, firstName),
  );
  const [found] = await db
    .select({ id: player.id })
    .from(player)
    .where(
      and(isExcluded, or(eq(player.emailKey, normalisedEmail(newcomer.email)), samePhone(newcomer.phone), samePerson)),
    )
    .limit(1);
  return found !== undefined;
}

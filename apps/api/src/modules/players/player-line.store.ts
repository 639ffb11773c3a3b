import { maskEmail, shortName } from '@goldwren/rules';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/only-row.ts';
import { player } from './player.table.ts';

/** A player in a list of the back office: enough to tell them apart, not enough to know them. */
export interface PlayerLine {
  readonly id: string;
  /** `Robin W.` */
  readonly display: string;
  /** Masked. */
  readonly email: string;
}

/** The players of one page of a list, by id. */
export async function selectPlayerLines(db: Db, ids: readonly string[]): Promise<Map<string, PlayerLine>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: player.id, firstName: player.firstName, lastName: player.lastName, email: player.email })
    .from(player)
    .where(inArray(player.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, firstName, lastName, email }) => [
      id,
      { id, display: shortName(firstName, lastName), email: maskEmail(email) },
    ]),
  );
}

/** Under which name, and of which age, a player is held against lists. Both are fixed at registration. */
export async function selectNameAndBirthYear(db: Db, playerId: string): Promise<{ name: string; birthYear: number }> {
  const rows = await db
    .select({ firstName: player.firstName, lastName: player.lastName, birthDate: player.birthDate })
    .from(player)
    .where(eq(player.id, playerId));
  const { firstName, lastName, birthDate } = onlyRow(rows);
  return { name: `${firstName} ${lastName}`, birthYear: Number(birthDate.slice(0, 4)) };
}

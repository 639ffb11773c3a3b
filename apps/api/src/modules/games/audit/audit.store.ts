import type { GameSwitchReason } from '@goldwren/rules';
import { gte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { nowParameter } from '../../../platform/postgres/sql-instants.ts';
import { gameReturn } from '../games.table.ts';

export type GameReturn = Omit<typeof gameReturn.$inferInsert, 'at'>;

/** Stores the returns of the games on a day. A second audit of the day replaces them. */
export async function saveReturns(db: Db, rows: GameReturn[]): Promise<void> {
  const next = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(gameReturn)
    .values(rows)
    .onConflictDoUpdate({
      target: [gameReturn.day, gameReturn.gameId],
      set: {
        rounds: next('rounds'),
        mismatches: next('mismatches'),
        returnedX100: next('returned_x100'),
        expectedX100: next('expected_x100'),
        sdX100: next('sd_x100'),
        z: next('z'),
        at: nowParameter(),
      },
    });
}

/** Returns the days (UTC) from `from` on that have a stored return. */
export async function selectAuditedDays(db: Db, from: string): Promise<string[]> {
  const rows = await db.selectDistinct({ day: gameReturn.day }).from(gameReturn).where(gte(gameReturn.day, from));
  return rows.map(({ day }) => day);
}

/** Switches a game off and stores the reason. Returns whether it was on. */
export async function switchGameOff(db: Db, gameId: number, reason: GameSwitchReason, facts: object): Promise<boolean> {
  const row = await callForRow<{ was_on: boolean }>(db, 'switch_game_off', [gameId, reason, facts]);
  return row.was_on;
}

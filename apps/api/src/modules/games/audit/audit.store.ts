import type { GameSwitchReason } from '@goldwren/rules';
import { gte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callForRow } from '../../../platform/postgres/call-function.ts';
import { gameReturn } from '../games.table.ts';

export type GameReturn = Omit<typeof gameReturn.$inferInsert, 'at'>;

/** Keeps what the games returned on a day; a day that is looked at again replaces what was kept. */
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
        at: sql`now()`,
      },
    });
}

/** Days (UTC) from this one on of which there is a return of any game. */
export async function selectAuditedDays(db: Db, from: string): Promise<string[]> {
  const rows = await db.selectDistinct({ day: gameReturn.day }).from(gameReturn).where(gte(gameReturn.day, from));
  return rows.map(({ day }) => day);
}

/** Takes a game off the floor, and keeps why; answers whether it had been on. */
export async function switchGameOff(db: Db, gameId: number, reason: GameSwitchReason, facts: object): Promise<boolean> {
  const row = await callForRow<{ was_on: boolean }>(db, 'switch_game_off', [gameId, reason, facts]);
  return row.was_on;
}

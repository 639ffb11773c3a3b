import type { Db } from '../../platform/database.ts';
import { selectNameAndBirthYear } from '../players/public.ts';

/** The whole names of players, by id. */
export async function payeesOf(db: Db, rows: readonly { readonly playerId: string }[]): Promise<Map<string, string>> {
  const payees = new Map<string, string>();
  for (const playerId of new Set(rows.map((row) => row.playerId))) {
    payees.set(playerId, (await selectNameAndBirthYear(db, playerId)).name);
  }
  return payees;
}

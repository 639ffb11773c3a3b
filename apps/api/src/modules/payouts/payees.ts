import type { Db } from '../../platform/database.ts';
import { readKnownPerson } from '../identity/public.ts';

/** Returns the verified names under which players are paid, by id. */
export async function payeesOf(db: Db, rows: readonly { readonly playerId: string }[]): Promise<Map<string, string>> {
  const payees = new Map<string, string>();
  for (const playerId of new Set(rows.map((row) => row.playerId))) {
    payees.set(playerId, (await readKnownPerson(db, playerId)).name);
  }
  return payees;
}

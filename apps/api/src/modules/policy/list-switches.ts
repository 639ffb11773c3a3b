import type { Db } from '../../platform/database.ts';
import { type SwitchRow, selectSwitches } from './staff-policy.store.ts';

/** Returns every switch of the policy pack, newest first. The newest one is current. */
export async function listSwitches(
  db: Db,
  { beforeId, limit }: { readonly beforeId: number | null; readonly limit: number },
): Promise<{ rows: SwitchRow[]; nextCursor: string | null }> {
  const found = await selectSwitches(db, { beforeId, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? String(rows.at(-1)?.id) : null };
}

import type { PackSwitchRequest } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { namedStaff } from '../../staff/public.ts';
import { playersOf } from './preview-switch.ts';
import { type SwitchRow, selectPendingSwitches, selectSwitches } from './switch.store.ts';

/** Returns every switch of the policy pack, newest first. The newest one is current. */
export async function listSwitches(
  db: Db,
  { beforeId, limit }: { readonly beforeId: number | null; readonly limit: number },
): Promise<{ rows: SwitchRow[]; nextCursor: string | null }> {
  const found = await selectSwitches(db, { beforeId, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? String(rows.at(-1)?.id) : null };
}

/** Lists the switches that wait for a second person, each with the preview of its request. */
export async function listSwitchRequests(db: Db): Promise<PackSwitchRequest[]> {
  const [rows, named] = await Promise.all([selectPendingSwitches(db), namedStaff(db)]);
  return rows.map(({ id, packId, preview, reason, requestedBy, requestedAt }) => ({
    ...{ id, reason, pack_id: packId, changes: preview, players: playersOf(preview) },
    requested_by: named(requestedBy),
    requested_at: requestedAt.toISOString(),
  }));
}

import { policyPacks } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { comparePacks } from './compare-packs.ts';
import { listSwitches } from './list-switches.ts';

/**
 * Compares a pack with the current one and counts the players that each difference affects.
 * @param playersByRegion by `US-NY`.
 * @throws Problem `not_found` for a pack that does not exist.
 */
export async function previewSwitch(db: Db, packId: string, playersByRegion: ReadonlyMap<string, number>) {
  const { rows } = await listSwitches(db, { beforeId: null, limit: 1 });
  const next = policyPacks.find(({ id }) => id === packId);
  const now = policyPacks.find(({ id }) => id === rows[0]?.packId);
  if (!next || !now) throw new Problem('not_found');
  const changes = comparePacks(now, next, playersByRegion);
  return { changes, players: changes.reduce((sum, change) => sum + change.players, 0) };
}

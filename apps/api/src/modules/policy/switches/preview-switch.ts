import { comparePacks, policyPacks, type RegionChange, restrictPack } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectRestrictions } from '../changes/policy-change.store.ts';
import { selectLatestSwitch } from '../policy.store.ts';

/** The number of players by region such as `US-NY`. */
export type PlayersByRegion = ReadonlyMap<string, number>;

interface SwitchPreview {
  readonly changes: RegionChange[];
  /** The players of these regions. */
  readonly players: number;
}

/**
 * Compares a pack with the current one and counts the players that each difference affects.
 * @throws Problem `not_found` for a pack that this build does not have.
 */
export async function previewSwitch(db: Db, packId: string, playersByRegion: PlayersByRegion): Promise<SwitchPreview> {
  const [latest] = await selectLatestSwitch(db, {});
  const preview = await comparePacksInForce(db, { before: latest?.packId, after: packId }, playersByRegion);
  if (!preview) throw new Problem('not_found');
  return preview;
}

/** Returns what changes from one pack to another, both without what staff forbid by region. Null if this build lacks one. */
export async function comparePacksInForce(
  db: Db,
  { before, after }: { readonly before: string | undefined; readonly after: string },
  playersByRegion: PlayersByRegion,
): Promise<SwitchPreview | null> {
  const [now, next] = [before, after].map((name) => policyPacks.find(({ id }) => id === name));
  if (!now || !next) return null;
  const restrictions = await selectRestrictions(db);
  const changes = comparePacks(restrictPack(now, restrictions), restrictPack(next, restrictions), playersByRegion);
  return { changes, players: playersOf(changes) };
}

export function playersOf(changes: readonly RegionChange[]): number {
  return changes.reduce((sum, change) => sum + change.players, 0);
}

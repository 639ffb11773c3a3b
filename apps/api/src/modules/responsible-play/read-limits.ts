import type { PlayLimits } from '@goldwren/contracts/player';
import type { Db } from '../../platform/database.ts';
import { toPlayLimit } from './limit-view.ts';
import { selectLimits, selectPace } from './responsible-play.store.ts';

/** Returns the player's limits and the interval of their reality checks. */
export async function readLimits(db: Db, playerId: string, now: Date): Promise<PlayLimits> {
  const [limits, pace] = await Promise.all([selectLimits(db, playerId), selectPace(db, playerId)]);
  return {
    limits: limits.map((row) => toPlayLimit(row, now)),
    reality_check_minutes: pace?.minutes ?? null,
  };
}

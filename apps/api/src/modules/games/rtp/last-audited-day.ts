import { catalogue } from '@goldwren/game-engine/registry';
import { dayAfter } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { zLimitsOf } from './realised-rtp.ts';
import { selectLastReturns } from './rtp.store.ts';

/** How far the return of a game was from its proof on a day. */
export interface AuditedGame {
  /** The slug. */
  readonly game: string;
  readonly z: number;
  /** The z scores between which the audit accepts the day. Null without rounds. */
  readonly limits: { readonly lower: number; readonly upper: number } | null;
}

/**
 * Returns the last audited day: its end, and the games of this build. Null before the first audit. The highest award is that of
 * the current maths, which differs from that of the rounds only on the day of a change.
 */
export async function readLastAuditedDay(
  db: Db,
): Promise<{ readonly end: Date; readonly games: AuditedGame[] } | null> {
  const rows = await selectLastReturns(db);
  const day = rows[0]?.day;
  if (day === undefined) return null;
  const games = catalogue.flatMap(({ id, slug, proof }): AuditedGame[] => {
    const row = rows.find(({ gameId }) => gameId === id);
    if (!row) return [];
    const tally = { maxPay: proof.maxPayX100, isOptimalPlay: proof.rtp.note === 'optimal play' };
    return [{ game: slug, z: row.z, limits: row.sdX100 === 0 ? null : zLimitsOf(row.sdX100, tally) }];
  });
  return { end: new Date(dayAfter(day, 1)), games };
}

import { and, gte, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { Period } from '../../platform/period.ts';
import { round } from './games.table.ts';

/** Returns how many rounds began in the period. `from` is inclusive, `to` exclusive. */
export function countRoundsBegun(tx: Db, { from, to }: Period): Promise<number> {
  return tx.$count(round, and(gte(round.at, from), lt(round.at, to)));
}

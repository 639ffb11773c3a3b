import { and, gte, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { Stretch } from '../../platform/stretch.ts';
import { round } from './games.table.ts';

/** How many rounds were begun from one instant (included) to another. */
export function countRoundsBegun(tx: Db, { from, to }: Stretch): Promise<number> {
  return tx.$count(round, and(gte(round.at, from), lt(round.at, to)));
}

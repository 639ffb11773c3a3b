import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { roundRaise } from '../games.table.ts';

const raisedBy = prepared('select_rounds_raised_by', (db, at: Inputs<{ playerId: string; refs: readonly string[] }>) =>
  db
    .select({ ref: roundRaise.ref, roundId: roundRaise.roundId })
    .from(roundRaise)
    .where(and(eq(roundRaise.playerId, at.playerId), sql`${roundRaise.ref} = ANY (${at.refs}::uuid[])`)),
);

/** Returns the rounds that these postings raised, by the posting's reference. */
export async function selectRoundsRaisedBy(
  db: Db,
  playerId: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await raisedBy(db, { playerId, refs })).map(({ ref, roundId }) => [ref, roundId]));
}

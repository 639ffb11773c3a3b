import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { roundHandOver } from '../games.table.ts';

const holder = prepared('select_round_holder', (db, at: Inputs<{ playerId: string; roundId: string }>) =>
  db
    .select({ chainStart: roundHandOver.chainStart })
    .from(roundHandOver)
    .where(and(eq(roundHandOver.playerId, at.playerId), eq(roundHandOver.roundId, at.roundId)))
    .orderBy(desc(roundHandOver.at))
    .limit(1),
);

/** Returns x_0 of the browser that took over the round last, in hex. Null when none did. */
export async function selectHolder(db: Db, playerId: string, roundId: string): Promise<string | null> {
  const [row] = await holder(db, { playerId, roundId });
  return row?.chainStart.toString('hex') ?? null;
}

/** Returns the time of the hand-over. */
export async function insertHandOver(
  db: Db,
  handOver: { playerId: string; roundId: string; chainStart: Buffer },
): Promise<Date> {
  const [row] = await db.insert(roundHandOver).values(handOver).returning({ at: roundHandOver.at });
  return (row as NonNullable<typeof row>).at;
}

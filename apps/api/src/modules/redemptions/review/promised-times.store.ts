import { openRedemptionStatuses, type RedemptionStatus } from '@goldwren/rules';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { rowCount } from '../../../platform/postgres/sql-sums.ts';
import { redemption, redemptionEvent } from '../redemptions.table.ts';

/** The period of the objective in docs/operations/monitoring.md. */
const objectiveDays = 30;
const decisions: RedemptionStatus[] = ['approved', 'rejected', 'forfeited'];

/** How the promised times of redemptions are met: what waits for the operator now, and the decisions of the last 30 days. */
export interface PromisedTimes {
  readonly open: { readonly waiting: number; readonly late: number; readonly nextDueAt: Date | null };
  readonly decided: { readonly inTime: number; readonly late: number };
}

export async function readPromisedTimes(db: Db): Promise<PromisedTimes> {
  const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
  const { dueAt, needs, status } = redemption;
  const open = await db
    .select({
      waiting: rowCount(),
      late: sql<number>`count(*) FILTER (WHERE ${dueAt} < now())`.mapWith(Number),
      nextDueAt: sql<Date | null>`min(${dueAt})`.mapWith(instant),
    })
    .from(redemption)
    .where(and(inArray(status, [...openRedemptionStatuses]), eq(needs, []), isNotNull(dueAt)));
  const { ended, endedInTime, at, status: decision } = redemptionEvent;
  const decided = await db
    .select({
      inTime: sql<number>`count(*) FILTER (WHERE ${endedInTime})`.mapWith(Number),
      late: sql<number>`count(*) FILTER (WHERE NOT ${endedInTime})`.mapWith(Number),
    })
    .from(redemptionEvent)
    .where(and(eq(ended, 'in_review'), inArray(decision, decisions), gt(at, ago(objectiveDays, 'day'))));
  return { open: onlyRow(open), decided: onlyRow(decided) };
}

import { and, count, gt, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { mailOutbox } from './mail.table.ts';

/**
 * The state of the outbox: mails that are due and since when, mails that wait for a retry, and mails that were given
 * up.
 */
export interface MailBacklog {
  readonly due: number;
  readonly oldestDueAt: Date | null;
  readonly later: number;
  readonly givenUp: number;
}

export async function selectMailBacklog(db: Db): Promise<MailBacklog> {
  const { nextAttemptAt, queuedAt, sentAt } = mailOutbox;
  const waiting = await db
    .select({
      due: sql`count(*) FILTER (WHERE ${lte(nextAttemptAt, now())})`.mapWith(Number),
      later: sql`count(*) FILTER (WHERE ${gt(nextAttemptAt, now())})`.mapWith(Number),
    })
    .from(mailOutbox)
    .where(isNotNull(nextAttemptAt));
  const oldest = await db
    .select({ at: min(queuedAt) })
    .from(mailOutbox)
    .where(lte(nextAttemptAt, now()));
  const lost = await db
    .select({ rows: count() })
    .from(mailOutbox)
    .where(and(isNull(nextAttemptAt), isNull(sentAt)));
  return { ...onlyRow(waiting), oldestDueAt: onlyRow(oldest).at, givenUp: onlyRow(lost).rows };
}

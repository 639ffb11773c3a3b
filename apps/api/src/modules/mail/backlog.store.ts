import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { mailOutbox } from './mail.table.ts';

/** Unsent mails: never tried (and since when), waiting for another attempt, and given up. */
export interface MailBacklog {
  readonly due: number;
  readonly oldestDueAt: Date | null;
  readonly later: number;
  readonly givenUp: number;
}

export async function selectMailBacklog(db: Db): Promise<MailBacklog> {
  const { attempts, givenUpAt, queuedAt, sentAt } = mailOutbox;
  const isNew = sql`${givenUpAt} IS NULL AND ${attempts} = 0`;
  const rows = await db
    .select({
      due: sql`count(*) FILTER (WHERE ${isNew})`.mapWith(Number),
      oldestDueAt: sql<Date | null>`min(${queuedAt}) FILTER (WHERE ${isNew})`.mapWith(queuedAt),
      later: sql`count(*) FILTER (WHERE ${givenUpAt} IS NULL AND ${attempts} > 0)`.mapWith(Number),
      givenUp: sql`count(*) FILTER (WHERE ${givenUpAt} IS NOT NULL)`.mapWith(Number),
    })
    .from(mailOutbox)
    .where(isNull(sentAt));
  return onlyRow(rows);
}

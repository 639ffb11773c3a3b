import { type AlertKind, type AlertLevel, type AlertState, alertLevels, alertSettleHours } from '@goldwren/rules';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ago, now } from '../../platform/postgres/sql-instants.ts';
import { rowCount } from '../../platform/postgres/sql-sums.ts';
import type { QueueLength } from '../../platform/queue-length.ts';
import { operatorAlert } from './alerts.table.ts';

export type NewAlert = Pick<
  typeof operatorAlert.$inferInsert,
  'id' | 'kind' | 'key' | 'day' | 'level' | 'facts' | 'firstAt' | 'lastAt' | 'count'
>;

/** The deadline of an alert, by its level. */
const dueAt = sql<Date>`${operatorAlert.firstAt} + CASE ${operatorAlert.level} ${sql.join(
  alertLevels.map((level) => sql.raw(`WHEN '${level}' THEN interval '${alertSettleHours[level]} hours'`)),
  sql` `,
)} END`;
const asDate = (text: string): Date => new Date(text);

const columns = {
  id: operatorAlert.id,
  kind: operatorAlert.kind,
  key: operatorAlert.key,
  day: operatorAlert.day,
  level: operatorAlert.level,
  facts: operatorAlert.facts,
  firstAt: operatorAlert.firstAt,
  lastAt: operatorAlert.lastAt,
  count: operatorAlert.count,
  dueAt: dueAt.mapWith(asDate),
  isBreached: sql<boolean>`${operatorAlert.settledAt} IS NULL AND ${dueAt} < ${now()}`,
  settledAt: operatorAlert.settledAt,
  settledByName: operatorAlert.settledByName,
  note: operatorAlert.note,
};

export type AlertRow = Awaited<ReturnType<typeof selectAlert>> & object;

/**
 * Adds alerts. An open alert of the same kind, key and day is counted up. One statement in the order of the key, so
 * that two processes with the same alerts do not deadlock.
 */
export async function addAlerts(db: Db, alerts: readonly NewAlert[]): Promise<void> {
  const added = alias(operatorAlert, 'excluded');
  await db
    .insert(operatorAlert)
    .values([...alerts])
    .onConflictDoUpdate({
      target: [operatorAlert.kind, operatorAlert.key, operatorAlert.day],
      targetWhere: isNull(operatorAlert.settledAt),
      set: {
        count: sql`${operatorAlert.count} + ${added.count}`,
        lastAt: sql`greatest(${operatorAlert.lastAt}, ${added.lastAt})`,
        level: added.level,
        facts: added.facts,
      },
    });
}

/** Returns a page of alerts: open ones oldest first, settled ones newest first. */
export function selectAlerts(
  db: Db,
  query: {
    state: AlertState;
    kind: AlertKind | undefined;
    level: AlertLevel | undefined;
    after: string | null;
    limit: number;
  },
) {
  const isOpen = query.state === 'open';
  const { id, kind, level, settledAt } = operatorAlert;
  const filters: (SQL | undefined)[] = [
    isOpen ? isNull(settledAt) : isNotNull(settledAt),
    query.kind && eq(kind, query.kind),
    query.level && eq(level, query.level),
    query.after === null ? undefined : (isOpen ? gt : lt)(id, query.after),
  ];
  return db
    .select(columns)
    .from(operatorAlert)
    .where(and(...filters))
    .orderBy(isOpen ? asc(id) : desc(id))
    .limit(query.limit);
}

export async function selectAlert(db: Db, id: string) {
  const [row] = await db.select(columns).from(operatorAlert).where(eq(operatorAlert.id, id));
  return row ?? null;
}

/**
 * Settles an open alert. Returns false when it is not open or does not exist. Of two concurrent calls, only one gets
 * true.
 */
export async function settleOpenAlert(
  tx: Db,
  settled: { id: string; staffId: string; staffName: string; note: string },
): Promise<boolean> {
  const rows = await tx
    .update(operatorAlert)
    .set({ settledAt: now(), settledBy: settled.staffId, settledByName: settled.staffName, note: settled.note })
    .where(and(eq(operatorAlert.id, settled.id), isNull(operatorAlert.settledAt)))
    .returning({ id: operatorAlert.id });
  return rows.length === 1;
}

/** Returns how many alerts are open, since when, and the earliest deadline. */
export async function countOpenAlerts(db: Db): Promise<QueueLength> {
  const rows = await db
    .select({
      waiting: rowCount(),
      oldestAt: min(operatorAlert.firstAt),
      dueAt: sql<Date | null>`min(${dueAt})`.mapWith(asDate),
      breached: sql`count(*) FILTER (WHERE ${dueAt} < ${now()})`.mapWith(Number),
    })
    .from(operatorAlert)
    .where(isNull(operatorAlert.settledAt));
  return onlyRow(rows);
}

/** Deletes alerts that were settled more than `keptDays` ago. Returns how many. */
export async function deleteSettledAlerts(db: Db, keptDays: number): Promise<number> {
  const { rowCount } = await db.delete(operatorAlert).where(lt(operatorAlert.settledAt, ago(keptDays, 'day')));
  return rowCount ?? 0;
}

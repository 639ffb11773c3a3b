import type { ListTotals } from '@goldwren/contracts/staff';
import type { RiskCaseState } from '@goldwren/rules';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { readTotals } from '../../platform/list-totals.ts';
import {
  afterCursor,
  type ListCursor,
  type ListOrder,
  listOrder,
  orderColumns,
} from '../../platform/postgres/list-order.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { riskCase } from './risk.table.ts';

export type CaseRow = typeof riskCase.$inferSelect;
export type CaseContent = Pick<CaseRow, 'score' | 'signals' | 'topics' | 'facts'>;

export interface CaseFilter {
  readonly state?: RiskCaseState | undefined;
  readonly playerId?: string | undefined;
}

/** By the time of the case, or by its score. */
export function caseOrder(sort: string): ListOrder {
  return listOrder(sort, riskCase.id, { opened: null, score: riskCase.score });
}

function matching({ state, playerId }: CaseFilter) {
  return and(state ? eq(riskCase.state, state) : undefined, playerId ? eq(riskCase.playerId, playerId) : undefined);
}

export function selectCases(
  db: Db,
  filter: CaseFilter,
  { order, cursor, limit }: { readonly order: ListOrder; readonly cursor: ListCursor | null; readonly limit: number },
): Promise<CaseRow[]> {
  return db
    .select()
    .from(riskCase)
    .where(and(matching(filter), afterCursor(order, cursor)))
    .orderBy(...orderColumns(order))
    .limit(limit);
}

export function readCaseTotals(db: Db, filter: CaseFilter): Promise<ListTotals> {
  return readTotals(db, riskCase, matching(filter), null);
}

/** Returns every case of one player, newest first. */
export function selectCasesOf(db: Db, playerId: string): Promise<CaseRow[]> {
  return db.select().from(riskCase).where(eq(riskCase.playerId, playerId)).orderBy(desc(riskCase.id));
}

const ownColumns = {
  state: riskCase.state,
  topics: riskCase.topics,
  openedAt: riskCase.openedAt,
  decidedAt: riskCase.decidedAt,
};
export type OwnCase = Pick<CaseRow, keyof typeof ownColumns>;

/** Returns what the player may read about the latest case. */
export async function selectOwnCase(db: Db, playerId: string): Promise<OwnCase | null> {
  const [row] = await db
    .select(ownColumns)
    .from(riskCase)
    .where(eq(riskCase.playerId, playerId))
    .orderBy(desc(riskCase.id))
    .limit(1);
  return row ?? null;
}

export async function selectCase(db: Db, id: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(riskCase).where(eq(riskCase.id, id));
  return row ?? null;
}

/** Returns the same case, locked until the end of the transaction. */
export async function lockCase(tx: Db, id: string): Promise<CaseRow | null> {
  const found = await selectCase(tx, id);
  if (!found) return null;
  const [row] = await tx.select().from(riskCase).where(isCase(found)).for('update');
  return row ?? null;
}

function isCase({ playerId, id }: Pick<CaseRow, 'playerId' | 'id'>) {
  return and(eq(riskCase.playerId, playerId), eq(riskCase.id, id));
}

export async function insertCase(tx: Db, playerId: string, content: CaseContent): Promise<void> {
  await tx.insert(riskCase).values({ playerId, id: newId(), ...content });
}

/** Updates the case that is not closed. Its state and deadline stay. */
export async function updateUndecidedCase(tx: Db, playerId: string, content: CaseContent): Promise<void> {
  await tx
    .update(riskCase)
    .set(content)
    .where(and(eq(riskCase.playerId, playerId), ne(riskCase.state, 'no_concern')));
}

/** Puts a case of a contacted player back into the queue, with a new deadline. The ticket stays. */
export async function reopenCase(tx: Db, found: Pick<CaseRow, 'playerId' | 'id'>): Promise<void> {
  await tx
    .update(riskCase)
    .set({ state: 'open', openedAt: now(), decidedAt: null, decidedBy: null })
    .where(isCase(found));
}

export async function updateDecision(
  tx: Db,
  found: Pick<CaseRow, 'playerId' | 'id'>,
  decision: Pick<CaseRow, 'state' | 'decidedBy'> & Partial<Pick<CaseRow, 'note' | 'ticketId'>>,
): Promise<void> {
  await tx
    .update(riskCase)
    .set({ ...decision, decidedAt: now() })
    .where(isCase(found));
}

/** Returns when each open case was opened, oldest first. */
export async function selectOpenSince(db: Db): Promise<Date[]> {
  const rows = await db
    .select({ openedAt: riskCase.openedAt })
    .from(riskCase)
    .where(eq(riskCase.state, 'open'))
    .orderBy(asc(riskCase.openedAt));
  return rows.map(({ openedAt }) => openedAt);
}

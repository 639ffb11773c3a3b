import type { Facts } from '@goldwren/contracts/facts';
import type { AuditAction, AuditSubject } from '@goldwren/rules';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { staffAudit } from './audit.table.ts';

export type AuditRow = Pick<
  typeof staffAudit.$inferSelect,
  'seq' | 'at' | 'staffId' | 'action' | 'subjectType' | 'subjectId' | 'facts' | 'hash'
>;

export interface AuditRecord {
  readonly action: AuditAction;
  /** What it was about; null when it was about nothing in particular. */
  readonly subject: { readonly type: AuditSubject; readonly id: string } | null;
  /** Small: what a later reader needs. Never documents, payout details or tax numbers. */
  readonly facts: Facts;
}

/**
 * Writes what a member of staff does into the log, in the transaction that does it (inStaffTransaction). Call it last: it
 * takes a lock that every other writer waits for until the transaction ends.
 */
export async function recordAudit(tx: Db, { action, subject, facts }: AuditRecord): Promise<void> {
  const [type, id] = [subject?.type ?? null, subject?.id ?? null];
  await callFunction(tx, 'append_audit', [action, type, id, JSON.stringify(facts)]);
}

/**
 * Erases what staff wrote in the log about a player and what belongs to the player. In the transaction of the erasure, after
 * it is marked and before anything else is erased: the player's records say which rows these are.
 */
export async function eraseAuditFacts(tx: Db, playerId: string): Promise<void> {
  await callFunction(tx, 'erase_audit_facts', [playerId]);
}

export interface AuditFilter {
  readonly staff?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly subjectType?: AuditSubject | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Words, as websearch_to_tsquery reads them. */
  readonly words?: string | undefined;
  readonly belowSeq?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export function selectAudit(db: Db, filter: AuditFilter): Promise<AuditRow[]> {
  const t = staffAudit;
  const given = <T>(value: T | undefined, condition: (value: T) => ReturnType<typeof eq>) =>
    value === undefined ? undefined : condition(value);
  return db
    .select({
      seq: t.seq,
      at: t.at,
      staffId: t.staffId,
      action: t.action,
      subjectType: t.subjectType,
      subjectId: t.subjectId,
      facts: t.facts,
      hash: t.hash,
    })
    .from(t)
    .where(
      and(
        given(filter.staff, (staff) => eq(t.staffId, staff)),
        given(filter.action, (action) => eq(t.action, action)),
        given(filter.subjectType, (type) => eq(t.subjectType, type)),
        given(filter.subjectId, (id) => eq(t.subjectId, id)),
        given(filter.from, (from) => gte(t.at, from)),
        given(filter.to, (to) => lt(t.at, to)),
        given(
          filter.words,
          (words) =>
            sql`jsonb_to_tsvector('simple', ${t.facts}, '["all"]') @@ websearch_to_tsquery('simple', ${words})`,
        ),
        given(filter.belowSeq, (seq) => lt(t.seq, seq)),
      ),
    )
    .orderBy(desc(t.seq))
    .limit(filter.limit);
}

export interface ChainState {
  readonly rows: number;
  /** Null: none. */
  readonly firstBroken: number | null;
  readonly head: Buffer;
  readonly at: Date;
}

/** Computes every hash again, as of one instant. */
export async function checkChain(db: Db): Promise<ChainState> {
  const found = await callForRow<{ row_count: bigint; first_broken: bigint | null; head: Buffer; at: Date }>(
    db,
    'check_audit_chain',
    [],
  );
  return {
    rows: Number(found.row_count),
    firstBroken: found.first_broken === null ? null : Number(found.first_broken),
    head: found.head,
    at: found.at,
  };
}

/** The last row of the log; `seq` is 0 when there is none. */
export async function readHead(db: Db): Promise<{ seq: number; hash: Buffer }> {
  const { seq, hash } = await callForRow<{ seq: bigint; hash: Buffer }>(db, 'audit_head', []);
  return { seq: Number(seq), hash };
}

/** Hashes in hex by number; rows that are not there are left out. */
export async function readRowHashes(db: Db, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await callFunction<{ seq: bigint; hash: Buffer }>(db, 'audit_row_hashes', [[...seqs]]);
  return new Map(rows.map(({ seq, hash }) => [Number(seq), hash.toString('hex')]));
}

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
  /** The subject of the action. Null when there is none. */
  readonly subject: { readonly type: AuditSubject; readonly id: string } | null;
  /** Keep it small: only what later readers need. Never documents, payout details or tax numbers. */
  readonly facts: Facts;
}

/**
 * Writes a staff action to the log, in the transaction of the action (inStaffTransaction). Call it last: it takes a
 * lock that all other writers wait for until the transaction ends.
 */
export async function recordAudit(tx: Db, { action, subject, facts }: AuditRecord): Promise<void> {
  const [type, id] = [subject?.type ?? null, subject?.id ?? null];
  await callFunction(tx, 'append_audit', [action, type, id, JSON.stringify(facts)]);
}

/**
 * Erases the facts in the log about a player and the player's records. Call it in the erasure's transaction, after the
 * erasure is marked and before anything else is erased. It finds the rows through the player's records.
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
  /** Search words in the syntax of websearch_to_tsquery. */
  readonly words?: string | undefined;
  readonly belowSeq?: number | undefined;
  readonly limit: number;
}

/** Returns log entries, newest first. */
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
  /** Null when no row is broken. */
  readonly firstBroken: number | null;
  readonly head: Buffer;
  readonly at: Date;
}

/** Recomputes every hash in one snapshot. */
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

/** Returns the last row of the log. `seq` is 0 when there is none. */
export async function readHead(db: Db): Promise<{ seq: number; hash: Buffer }> {
  const { seq, hash } = await callForRow<{ seq: bigint; hash: Buffer }>(db, 'audit_head', []);
  return { seq: Number(seq), hash };
}

/** Returns hashes in hex by row number. Missing rows are left out. */
export async function readRowHashes(db: Db, seqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await callFunction<{ seq: bigint; hash: Buffer }>(db, 'audit_row_hashes', [[...seqs]]);
  return new Map(rows.map(({ seq, hash }) => [Number(seq), hash.toString('hex')]));
}

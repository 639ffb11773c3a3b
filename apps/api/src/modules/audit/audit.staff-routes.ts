import type { AuditEntry, Colleague, StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { Db } from '../../platform/database.ts';
import type { AnchorDeps } from './anchors.ts';
import type { AuditRow } from './audit.store.ts';
import { listAudit } from './list-audit.ts';
import { verifyAudit } from './verify-audit.ts';

export interface AuditStaffDeps extends AnchorDeps {
  /** Everybody who works here or did: the log knows them by id. */
  readonly listStaff: (db: Db) => Promise<Colleague[]>;
  /** @throws Problem `rate_limited`: the whole log is read for each verification. */
  readonly admitVerification: (db: Db, staffId: string) => Promise<void>;
}

export function auditStaffRoutes(deps: AuditStaffDeps): Handlers<StaffContract, 'audit'> {
  const { listStaff, admitVerification } = deps;
  const { db } = deps.database;
  return {
    list: async ({ query }) => {
      const { staff, action, from, to, cursor } = query;
      const { rows, nextCursor } = await listAudit(db, {
        staff,
        action,
        subjectType: query.subject_type,
        subjectId: query.subject_id,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        words: query.q,
        cursor,
        limit: query.limit ?? pagination.defaultLimit,
      });
      const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]));
      return { status: 200, body: { results: rows.map((row) => toEntry(row, names)), next_cursor: nextCursor } };
    },
    verify: async ({ staff }) => {
      await admitVerification(db, staff.id);
      const { rows, firstBroken, head, at, anchors } = await verifyAudit(deps, staff);
      return {
        status: 200,
        body: {
          rows,
          intact: firstBroken === null,
          first_broken: firstBroken,
          head: head.toString('hex'),
          anchors:
            anchors === null
              ? null
              : { checked: anchors.checked, newest_at: anchors.newestAt, findings: [...anchors.findings] },
          checked_at: at.toISOString(),
        },
      };
    },
    staff: async () => ({ status: 200, body: { results: await listStaff(db) } }),
  };
}

function toEntry(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  const { seq, at, staffId, action, subjectType, subjectId, facts, hash } = row;
  return {
    seq,
    at: at.toISOString(),
    staff: { id: staffId, name: names.get(staffId) ?? staffId },
    action,
    subject: subjectType !== null && subjectId !== null ? { type: subjectType, id: subjectId } : null,
    facts,
    hash: hash.toString('hex'),
  };
}

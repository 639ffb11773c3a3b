import type { AuditEntry, StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Handlers } from '../../http/contract/handlers.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { listStaffMembers, staffNames } from '../staff/public.ts';
import type { AnchorDeps } from './anchors.ts';
import type { AuditRow } from './audit.store.ts';
import { listAudit } from './list-audit.ts';
import { verifyAudit } from './verify-audit.ts';

export function auditStaffRoutes(deps: AnchorDeps): Handlers<StaffContract, 'audit'> {
  const { db } = deps.database;
  return {
    search: async ({ body }) => {
      const { staff, action, from, to, cursor } = body;
      const { rows, nextCursor } = await listAudit(db, {
        staff,
        action,
        subjectType: body.subject_type,
        subjectId: body.subject_id,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        words: body.q,
        cursor,
        limit: body.limit ?? pagination.defaultLimit,
      });
      const names = await staffNames(db);
      return { status: 200, body: { results: rows.map((row) => toEntry(row, names)), next_cursor: nextCursor } };
    },
    verify: async ({ staff }) => {
      // Rate-limited, because each verification reads the whole log.
      await consumeRateLimit(db, [{ rateLimit: 'auditVerification', subject: staff.id }]);
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
    staff: async () => ({ status: 200, body: { results: await listStaffMembers(db) } }),
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

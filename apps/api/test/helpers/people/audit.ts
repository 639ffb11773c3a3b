import type pg from 'pg';

export interface AuditedAction {
  readonly action: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Returns the audit log of a subject, oldest first. Without `withViews`, view accesses are left out. */
export async function auditOf(owner: pg.Pool, subjectId: string, withViews = false): Promise<AuditedAction[]> {
  const { rows } = await owner.query<AuditedAction>(
    'SELECT action, facts FROM staff_audit WHERE subject_id = $1 ORDER BY seq',
    [subjectId],
  );
  return rows.filter(({ action }) => withViews || !action.endsWith('.viewed'));
}

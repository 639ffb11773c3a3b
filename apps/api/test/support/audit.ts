import type pg from 'pg';

export interface AuditedAction {
  readonly action: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What the log says was done to a thing, oldest first; looks at it left out unless asked for. */
export async function auditOf(owner: pg.Pool, subjectId: string, withLooks = false): Promise<AuditedAction[]> {
  const { rows } = await owner.query<AuditedAction>(
    'SELECT action, facts FROM staff_audit WHERE subject_id = $1 ORDER BY seq',
    [subjectId],
  );
  return rows.filter(({ action }) => withLooks || !action.endsWith('.viewed'));
}

import type { SanctionsUpload } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import type { QueueLength } from '../../../platform/queue-length.ts';
import { namedStaff } from '../../staff/public.ts';
import { selectUploads } from './upload.store.ts';

/** An upload that waits is one of the latest, because only one waits at a time. */
const shown = 10;

/** Returns the latest uploaded lists, newest first. */
export async function listUploads(db: Db): Promise<SanctionsUpload[]> {
  const [rows, named] = await Promise.all([selectUploads(db, shown), namedStaff(db)]);
  return rows.map(({ id, format, sha256, files, names, added, removed, reason, status, version, ...row }) => ({
    ...{ id, format, sha256, files, names, added, removed, reason, status, version },
    unchanged: names - added,
    added_names: row.addedNames,
    removed_names: row.removedNames,
    requested_by: named(row.requestedBy),
    requested_at: row.requestedAt.toISOString(),
    decided_by: row.decidedBy === null ? null : named(row.decidedBy),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }));
}

/** The queue of the first screen. It has no deadline. */
export async function waitingUploads(db: Db): Promise<QueueLength> {
  const waiting = (await selectUploads(db, shown)).filter(({ status }) => status === 'pending');
  return { waiting: waiting.length, oldestAt: waiting[0]?.requestedAt ?? null, dueAt: null, breached: 0 };
}

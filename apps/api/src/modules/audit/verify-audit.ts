import { type AnchorDeps, type AnchorState, checkAnchors, writeAnchor } from './anchors.ts';
import { type ChainState, checkChain, recordAudit } from './audit.store.ts';
import { inStaffTransaction, type StaffActor } from './in-staff-transaction.ts';

/** `anchors` is null when the file store cannot be read. */
export type AuditState = ChainState & { readonly anchors: AnchorState | null };

/**
 * Checks the whole chain and the newest anchors, and reports differences to operators. A failure of one check does not
 * prevent the other.
 */
export async function checkAudit(deps: AnchorDeps): Promise<AuditState> {
  const { database, events } = deps;
  const anchors = await checkAnchors(deps).catch((err: unknown) => {
    events.report('file_store_failed', { err });
    return null;
  });
  const found = await checkChain(database.db);
  const { rows, firstBroken } = found;
  if (firstBroken !== null) events.report('audit_log_broken', { firstBroken, rows });
  return { ...found, anchors };
}

/**
 * Does the same for a staff member and records the caller and the result in the log. When the chain is broken, nothing
 * is recorded, because the new row would look valid.
 */
export async function verifyAudit(deps: AnchorDeps, staff: StaffActor): Promise<AuditState> {
  const found = await checkAudit(deps);
  const { rows, firstBroken, head, anchors } = found;
  if (firstBroken !== null) return found;
  const facts = { rows, head: head.toString('hex'), anchors_that_differ: anchors?.findings.length ?? null };
  await inStaffTransaction(deps.database, staff, (tx) =>
    recordAudit(tx, { action: 'audit.verified', subject: null, facts }),
  );
  return found;
}

/**
 * The hourly job: compares the anchors with the log, then writes a new anchor. It is written even when an older anchor
 * differs, because the older ones stay.
 * @throws the errors of the file store, so that the job is retried and reported.
 */
export async function anchorAudit(deps: AnchorDeps): Promise<void> {
  await checkAnchors(deps);
  await writeAnchor(deps);
}

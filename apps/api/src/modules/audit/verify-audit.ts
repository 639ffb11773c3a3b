import { type AnchorDeps, type AnchorState, checkAnchors, writeAnchor } from './anchors.ts';
import { type ChainState, checkChain, recordAudit } from './audit.store.ts';
import { inStaffTransaction, type StaffActor } from './in-staff-transaction.ts';

/** `anchors` is null when the file store cannot be read. */
export type AuditState = ChainState & { readonly anchors: AnchorState | null };

/**
 * Checks the whole chain and the newest anchors, and reports what differs to operators. One of the two that fails does not
 * keep the other from being checked.
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
 * The same for a member of staff, with a row on who asked and what was found. Behind a broken chain none is written: it
 * would seem to belong.
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
 * The hourly job: compares the anchors with the log, then adds one. An anchor that differs does not keep the next from
 * being written: the older ones stay.
 * @throws whatever the file store throws, so that the job is retried and reported.
 */
export async function anchorAudit(deps: AnchorDeps): Promise<void> {
  await checkAnchors(deps);
  await writeAnchor(deps);
}

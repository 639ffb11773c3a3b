import type { IdentityFile } from '@goldwren/contracts/staff';
import { type DocumentKind, type DocumentRejection, vendorDocuments } from '@goldwren/rules';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { updateIdentity } from '../../players/public.ts';
import { refuseSession } from '../vendor/vendor-session.store.ts';
import { lockForDecision } from './approve-case.ts';
import { closeRejected } from './case.store.ts';
import { caseFileOf } from './case-file.ts';
import type { CaseDeps } from './read-case.ts';

export interface Refusal {
  /** At least one reason is required, here or in `ssn`. */
  readonly documents: readonly { readonly kind: DocumentKind; readonly reason: DocumentRejection }[];
  readonly ssn: boolean;
  readonly note: string | null;
}

/**
 * Rejects documents and requests new ones from the player. Documents that are not listed are accepted and need not be
 * uploaded again.
 * @throws Problem `not_found`, `conflict` when it is already decided, `validation_failed` without a reason.
 */
export async function rejectCase(
  deps: CaseDeps,
  staff: StaffActor,
  of: { readonly playerId: string; readonly caseId: string },
  { documents, ssn, note }: Refusal,
): Promise<IdentityFile> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const { player, open } = await lockForDecision(tx, of);
    const reasons = new Map(documents.map(({ kind, reason }) => [kind, reason]));
    // Digits that were not given cannot be wrong.
    const ssnRefused = ssn && open.sealedSsn !== null;
    if (documents.length === 0 && !ssnRefused) {
      throw new Problem('validation_failed', { fields: { body: [{ code: 'reason_missing' }] } });
    }
    await closeRejected(tx, open, { reasons, ssn: ssnRefused, note }, staff);
    // The vendor checked both documents in one session, so a rejected one means a new session or both documents.
    if (vendorDocuments.some((kind) => reasons.has(kind))) await refuseSession(tx, player.id, open.id);
    await updateIdentity(tx, player.id, 'rejected');
    const { email: recipient, locale, firstName } = player;
    await deps.mailer.queue(tx, {
      template: 'identity_rejected',
      recipient,
      locale,
      firstName,
      documents,
      ssnRefused,
      note,
    });
    const now = await readDatabaseClock(tx);
    const file = await caseFileOf(deps.files, tx, { ...player, identityStatus: 'rejected' }, now);
    await recordAudit(tx, {
      action: 'identity.rejected',
      subject: { type: 'identity', id: open.id },
      facts: {
        player: player.id,
        reasons: documents.map(({ kind, reason }) => `${kind}: ${reason}`),
        ssn_last4: ssnRefused,
      },
    });
    return file;
  });
}

import type { Identity } from '@goldwren/contracts/player';
import { type Country, type IdentityNeed, type IdentityStatus, neededForReview } from '@goldwren/rules';
import type { CaseRow, DocumentRow } from '../identity.store.ts';

/** What of a player decides what their review needs. */
export interface Applying {
  readonly country: Country;
  readonly identityStatus: IdentityStatus;
}

/** True while the player may send and take back documents. */
export function maySend({ identityStatus }: Pick<Applying, 'identityStatus'>): boolean {
  return identityStatus === 'none' || identityStatus === 'rejected';
}

/** What still has to come: documents that were refused count as missing, and so do digits that did not fit. */
export function needsOf(
  player: Applying,
  documents: readonly DocumentRow[],
  latest: CaseRow | null,
  ssnGiven = false,
): IdentityNeed[] {
  return neededForReview(player.country, {
    documents: documents.filter(({ status }) => status !== 'rejected').map(({ kind }) => kind),
    ssnLast4: ssnGiven || keepsSsn(latest),
  });
}

/** The digits of an earlier review stand unless they were refused. */
export function keepsSsn(latest: CaseRow | null): latest is CaseRow & { ssnKeyId: string; sealedSsn: Buffer } {
  return latest !== null && latest.sealedSsn !== null && !latest.ssnRefused;
}

/** How the check of identity stands, as its player sees it. */
export function toIdentity(
  player: Applying,
  documents: readonly DocumentRow[],
  latest: CaseRow | null,
  now: Date,
): Identity {
  const status = player.identityStatus;
  const waiting = status === 'submitted' && latest?.status === 'waiting' ? latest : null;
  return {
    status,
    since: sinceOf(status, latest)?.toISOString() ?? null,
    review: waiting && {
      target_by: waiting.targetAt.toISOString(),
      due_by: waiting.dueAt.toISOString(),
      delayed: waiting.dueAt < now,
    },
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      status: document.status,
      uploaded_at: document.uploadedAt.toISOString(),
      issued_on: document.issuedOn,
      reason: document.rejection,
    })),
    ssn_last4_refused: status === 'rejected' && latest?.ssnRefused === true,
    note: status === 'rejected' ? (latest?.note ?? null) : null,
    needs: maySend(player) ? needsOf(player, documents, latest) : [],
    may_send: maySend(player),
  };
}

function sinceOf(status: IdentityStatus, latest: CaseRow | null): Date | null {
  if (status === 'none' || latest === null) return null;
  return status === 'submitted' ? latest.submittedAt : latest.decidedAt;
}

import type { Identity } from '@goldwren/contracts/player';
import { type Country, type IdentityNeed, type IdentityStatus, neededForReview } from '@goldwren/rules';
import type { CaseRow, DocumentRow } from '../identity.store.ts';

/** The player facts that decide what a review needs. */
export interface ApplicantFacts {
  readonly country: Country;
  readonly identityStatus: IdentityStatus;
}

/** Returns whether the player may upload and remove documents. */
export function mayUpload({ identityStatus }: Pick<ApplicantFacts, 'identityStatus'>): boolean {
  return identityStatus === 'none' || identityStatus === 'rejected';
}

/** Returns what is still missing. Rejected documents and rejected digits count as missing. */
export function needsOf(
  player: ApplicantFacts,
  documents: readonly DocumentRow[],
  latest: CaseRow | null,
  ssnGiven = false,
): IdentityNeed[] {
  return neededForReview(player.country, {
    documents: documents.filter(({ status }) => status !== 'rejected').map(({ kind }) => kind),
    ssnLast4: ssnGiven || hasUsableSsn(latest),
  });
}

/** The digits of an earlier review are used again unless they were rejected. */
export function hasUsableSsn(latest: CaseRow | null): latest is CaseRow & { ssnKeyId: string; sealedSsn: Buffer } {
  return latest !== null && latest.sealedSsn !== null && !latest.ssnRefused;
}

/** Builds the state of the identity check as its player sees it. */
export function toIdentity(
  player: ApplicantFacts,
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
    needs: mayUpload(player) ? needsOf(player, documents, latest) : [],
    may_send: mayUpload(player),
  };
}

function sinceOf(status: IdentityStatus, latest: CaseRow | null): Date | null {
  if (status === 'none' || latest === null) return null;
  return status === 'submitted' ? latest.submittedAt : latest.decidedAt;
}

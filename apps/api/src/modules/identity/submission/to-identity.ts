import type { Identity } from '@goldwren/contracts/player';
import {
  type Country,
  type IdentityNeed,
  type IdentityStatus,
  neededForReview,
  vendorDocuments,
} from '@goldwren/rules';
import type { IdentityVendor } from '../../../identity-vendors/identity-vendor.ts';
import type { CaseRow, DocumentRow } from '../identity.store.ts';
import { counts } from '../vendor/counts.ts';
import type { VendorSessionRow } from '../vendor/vendor-session.store.ts';

/** The player facts that decide what a review needs. */
export interface ApplicantFacts {
  readonly country: Country;
  readonly identityStatus: IdentityStatus;
}

/** Returns whether the player may upload and remove documents. */
export function mayUpload({ identityStatus }: Pick<ApplicantFacts, 'identityStatus'>): boolean {
  return identityStatus === 'none' || identityStatus === 'rejected';
}

/** What the player has given so far. */
interface Given {
  readonly documents: readonly DocumentRow[];
  readonly latest: CaseRow | null;
  /** The newest session at the identity vendor. */
  readonly session: VendorSessionRow | null;
}

/** Returns what is still missing. Rejected documents and rejected digits count as missing. */
export function needsOf(
  player: ApplicantFacts,
  { documents, latest, session }: Given,
  ssnGiven = false,
): IdentityNeed[] {
  const accepted = documents.filter(({ status }) => status !== 'rejected').map(({ kind }) => kind);
  return neededForReview(player.country, {
    documents: [...accepted, ...(counts(session) ? vendorDocuments : [])],
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
  given: Given,
  vendor: Pick<IdentityVendor, 'label'> | null,
  now: Date,
): Identity {
  const { documents, latest } = given;
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
    needs: mayUpload(player) ? needsOf(player, given) : [],
    may_send: mayUpload(player),
    vendor: vendor && vendorView(vendor, given.session),
  };
}

function vendorView(
  { label: name }: Pick<IdentityVendor, 'label'>,
  session: VendorSessionRow | null,
): Identity['vendor'] {
  if (session === null) return { name, state: 'none', code: null };
  return { name, state: session.refusedAt === null ? session.state : 'refused', code: session.code };
}

function sinceOf(status: IdentityStatus, latest: CaseRow | null): Date | null {
  if (status === 'none' || latest === null) return null;
  return status === 'submitted' ? latest.submittedAt : latest.decidedAt;
}

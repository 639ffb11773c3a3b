import type { IdentityCase, IdentityFile } from '@goldwren/contracts/staff';
import type { Db } from '../../../platform/database.ts';
import { matchesOfPlayer } from '../../exclusions/public.ts';
import type { Files } from '../../files/public.ts';
import type { Claimant } from '../../players/public.ts';
import type { CaseRow, DocumentRow } from '../identity.store.ts';
import { openSsn } from '../ssn/ssn-digits.ts';
import { selectSessionsOf, type VendorSessionRow } from '../vendor/vendor-session.store.ts';
import { selectCasesOf, selectSentDocuments } from './case.store.ts';

/** Returns everything about a player's identity, for the staff who decide about it. */
export async function caseFileOf(
  { ring }: Pick<Files, 'ring'>,
  db: Db,
  player: Claimant,
  now: Date,
): Promise<IdentityFile> {
  const exclusionMatches = await matchesOfPlayer(db, player.id);
  const cases = await selectCasesOf(db, player.id);
  const documents = await selectSentDocuments(db, player.id);
  const sessions = await selectSessionsOf(db, player.id);
  return {
    player: {
      id: player.id,
      email: player.email,
      country: player.country,
      us_state: player.region,
      created_at: player.createdAt.toISOString(),
      identity_status: player.identityStatus,
      reclaimed: player.reclaimedAt !== null,
    },
    entered: { first_name: player.firstName, last_name: player.lastName, birth_date: player.birthDate },
    exclusion_matches: exclusionMatches,
    cases: cases.map((row) => caseView(ring, row, documents, now)),
    vendor_sessions: sessions.map(sessionView),
  };
}

function sessionView(session: VendorSessionRow): IdentityFile['vendor_sessions'][number] {
  return {
    id: session.id,
    vendor: session.vendor,
    vendor_ref: session.vendorRef,
    state: session.state,
    code: session.code,
    started_at: session.startedAt.toISOString(),
    ended_at: session.endedAt?.toISOString() ?? null,
    case_id: session.caseId,
    refused: session.refusedAt !== null,
  };
}

function caseView(ring: Files['ring'], row: CaseRow, documents: readonly DocumentRow[], now: Date): IdentityCase {
  const { ssnKeyId: keyId, sealedSsn: sealed } = row;
  return {
    id: row.id,
    status: row.status,
    submitted_at: row.submittedAt.toISOString(),
    target_at: row.targetAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    breached: row.status === 'waiting' && row.dueAt < now,
    attempt: row.attempt,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedByName,
    ssn_last4: keyId === null || sealed === null ? null : openSsn(ring, { keyId, sealed }, row),
    ssn_last4_refused: row.ssnRefused,
    note: row.note,
    verified: verifiedOf(row),
    documents: documents.filter(({ caseId }) => caseId === row.id).map(documentView),
  };
}

function verifiedOf({ verifiedFirstName, verifiedLastName, verifiedBirthDate }: CaseRow): IdentityCase['verified'] {
  if (verifiedFirstName === null || verifiedLastName === null || verifiedBirthDate === null) return null;
  return { first_name: verifiedFirstName, last_name: verifiedLastName, birth_date: verifiedBirthDate };
}

function documentView(document: DocumentRow): IdentityCase['documents'][number] {
  return {
    id: document.id,
    kind: document.kind,
    status: document.status,
    uploaded_at: document.uploadedAt.toISOString(),
    issued_on: document.issuedOn,
    reason: document.rejection,
    width: document.widthPixels,
    height: document.heightPixels,
  };
}

import type { DocumentKind, DocumentRejection, IdentityCaseStatus } from '@goldwren/rules';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import type { QueueLength } from '../../../platform/queue-length.ts';
import type { RingSealed } from '../../files/public.ts';
import type { NamedPlayer } from '../../players/public.ts';
import type { CaseRow, DocumentRow } from '../identity.store.ts';
import { identityCase, identityDocument } from '../identity.table.ts';

type CaseId = Pick<CaseRow, 'playerId' | 'id'>;

export interface CasePage {
  readonly status: IdentityCaseStatus;
  readonly onlyLate: boolean;
  /** The last id of the previous page. */
  readonly after: string | null;
  readonly limit: number;
}

/** Returns reviews by id, which is the order of time: waiting ones oldest first, decided ones newest first. */
export function selectCases(db: Db, { status, onlyLate, after, limit }: CasePage): Promise<CaseRow[]> {
  const { id } = identityCase;
  const oldestFirst = status === 'waiting';
  const beyond = after === null ? undefined : oldestFirst ? gt(id, after) : lt(id, after);
  return db
    .select()
    .from(identityCase)
    .where(and(eq(identityCase.status, status), beyond, onlyLate ? lt(identityCase.dueAt, now()) : undefined))
    .orderBy(oldestFirst ? asc(id) : desc(id))
    .limit(limit);
}

/** Returns every review of a player, newest first. */
export function selectCasesOf(db: Db, playerId: string): Promise<CaseRow[]> {
  return db.select().from(identityCase).where(eq(identityCase.playerId, playerId)).orderBy(desc(identityCase.attempt));
}

/** Returns documents of a player that were submitted for a review and still have their file. */
export function selectSentDocuments(db: Db, playerId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(identityDocument)
    .where(
      and(
        eq(identityDocument.playerId, playerId),
        isNotNull(identityDocument.caseId),
        isNull(identityDocument.supersededAt),
      ),
    )
    .orderBy(asc(identityDocument.id));
}

/** Locks a review for a decision. A second decision waits and sees the first. */
export async function lockCase(tx: Db, playerId: string, id: string): Promise<CaseRow | null> {
  const [row] = await tx
    .select()
    .from(identityCase)
    .where(and(eq(identityCase.playerId, playerId), eq(identityCase.id, id)))
    .for('update');
  return row ?? null;
}

interface Decider {
  readonly id: string;
  readonly name: string;
}

export type VerifiedPerson = Pick<CaseRow, 'verifiedFirstName' | 'verifiedLastName' | 'verifiedBirthDate'>;

/** Closes a review as verified and accepts everything that was submitted for it. */
export async function closeVerified(
  tx: Db,
  { playerId, id }: CaseId,
  person: VerifiedPerson,
  by: Decider,
): Promise<void> {
  await tx
    .update(identityCase)
    .set({ ...person, status: 'verified', decidedAt: now(), decidedBy: by.id, decidedByName: by.name })
    .where(and(eq(identityCase.playerId, playerId), eq(identityCase.id, id)));
  await acceptSubmitted(tx, playerId, id);
}

/**
 * Closes a review as rejected, with a reason for each rejected document. All other documents are accepted and need not
 * be uploaded again.
 */
export async function closeRejected(
  tx: Db,
  { playerId, id }: CaseId,
  refused: { readonly reasons: ReadonlyMap<DocumentKind, DocumentRejection>; ssn: boolean; note: string | null },
  by: Decider,
): Promise<void> {
  await tx
    .update(identityCase)
    .set({
      status: 'rejected',
      decidedAt: now(),
      decidedBy: by.id,
      decidedByName: by.name,
      ssnRefused: refused.ssn,
      note: refused.note,
    })
    .where(and(eq(identityCase.playerId, playerId), eq(identityCase.id, id)));
  for (const [kind, rejection] of refused.reasons) {
    await tx
      .update(identityDocument)
      .set({ status: 'rejected', rejection })
      .where(and(ofCase(playerId, id), eq(identityDocument.kind, kind)));
  }
  await acceptSubmitted(tx, playerId, id);
}

async function acceptSubmitted(tx: Db, playerId: string, caseId: string): Promise<void> {
  await tx
    .update(identityDocument)
    .set({ status: 'accepted' })
    .where(and(ofCase(playerId, caseId), eq(identityDocument.status, 'submitted')));
}

function ofCase(playerId: string, caseId: string) {
  return and(
    eq(identityDocument.playerId, playerId),
    eq(identityDocument.caseId, caseId),
    isNull(identityDocument.supersededAt),
  );
}

const verifiedPerson = prepared('select_verified_person', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({
      firstName: identityCase.verifiedFirstName,
      lastName: identityCase.verifiedLastName,
      birthDate: identityCase.verifiedBirthDate,
    })
    .from(identityCase)
    .where(and(eq(identityCase.playerId, at.playerId), eq(identityCase.status, 'verified')))
    .orderBy(desc(identityCase.attempt))
    .limit(1),
);

/** Returns the verified name and birth date of a player. Null before a passed review. */
export async function selectVerifiedPerson(
  db: Db,
  playerId: string,
): Promise<{ firstName: string; lastName: string; birthDate: string } | null> {
  const [row] = await verifiedPerson(db, { playerId });
  if (!row || row.firstName === null || row.lastName === null || row.birthDate === null) return null;
  return { firstName: row.firstName, lastName: row.lastName, birthDate: row.birthDate };
}

/** Returns the verified names and years of birth of those of these players who have passed a review. */
export async function selectVerifiedPeople(db: Db, playerIds: readonly string[]): Promise<NamedPlayer[]> {
  if (playerIds.length === 0) return [];
  const { playerId: id, verifiedFirstName, verifiedLastName, verifiedBirthDate, attempt, status } = identityCase;
  const rows = await db
    .selectDistinctOn([id], {
      id,
      firstName: verifiedFirstName,
      lastName: verifiedLastName,
      birthDate: verifiedBirthDate,
    })
    .from(identityCase)
    .where(and(inArray(id, [...playerIds]), eq(status, 'verified')))
    .orderBy(id, desc(attempt));
  return rows.flatMap(({ firstName, lastName, birthDate, ...row }) =>
    firstName === null || lastName === null || birthDate === null
      ? []
      : [{ ...row, name: `${firstName} ${lastName}`, birthYear: Number(birthDate.slice(0, 4)) }],
  );
}

/** Returns how many reviews wait, and their earliest deadline. */
export async function countWaiting(db: Db): Promise<QueueLength> {
  const rows = await db
    .select({
      waiting: sql`count(*)::int`.mapWith(Number),
      oldestAt: sql`min(${identityCase.submittedAt})`.mapWith(identityCase.submittedAt),
      dueAt: sql`min(${identityCase.dueAt})`.mapWith(identityCase.dueAt),
      breached: sql`count(*) FILTER (WHERE ${identityCase.dueAt} < now())::int`.mapWith(Number),
    })
    .from(identityCase)
    .where(eq(identityCase.status, 'waiting'));
  return onlyRow(rows);
}

const caseId = { playerId: identityCase.playerId, id: identityCase.id };

/** Returns late reviews that were not escalated yet, the most overdue first. */
export function selectOverdue(db: Db, limit: number): Promise<CaseId[]> {
  return db
    .select(caseId)
    .from(identityCase)
    .where(and(eq(identityCase.status, 'waiting'), lt(identityCase.dueAt, now()), isNull(identityCase.escalatedAt)))
    .orderBy(asc(identityCase.dueAt))
    .limit(limit);
}

export async function markEscalated(tx: Db, { playerId, id }: CaseId): Promise<void> {
  await tx
    .update(identityCase)
    .set({ escalatedAt: now() })
    .where(and(eq(identityCase.playerId, playerId), eq(identityCase.id, id)));
}

/**
 * Returns the next reviews after `after` whose SSN digits were sealed with a key other than `current`, and with one of
 * `openable`.
 */
export function selectSsnSealedBefore(
  db: Db,
  current: string,
  openable: readonly string[],
  after: string | null,
  limit: number,
): Promise<CaseId[]> {
  return db
    .select(caseId)
    .from(identityCase)
    .where(
      and(
        ne(identityCase.ssnKeyId, current),
        inArray(identityCase.ssnKeyId, [...openable]),
        after === null ? undefined : gt(identityCase.id, after),
      ),
    )
    .orderBy(asc(identityCase.id))
    .limit(limit);
}

/** Returns the keys that sealed SSN digits but are not in `known`, with the number of reviews for each. */
export function countSsnSealedByOthers(db: Db, known: readonly string[]): Promise<{ keyId: string; count: number }[]> {
  return db
    .select({ keyId: sql<string>`${identityCase.ssnKeyId}`, count: sql`count(*)::int`.mapWith(Number) })
    .from(identityCase)
    .where(notInArray(identityCase.ssnKeyId, [...known]))
    .groupBy(identityCase.ssnKeyId);
}

export async function updateSealedSsn(tx: Db, { playerId, id }: CaseId, { keyId, sealed }: RingSealed): Promise<void> {
  await tx
    .update(identityCase)
    .set({ ssnKeyId: keyId, sealedSsn: sealed })
    .where(and(eq(identityCase.playerId, playerId), eq(identityCase.id, id)));
}

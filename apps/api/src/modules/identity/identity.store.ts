import { type DocumentKind, identityReview } from '@goldwren/rules';
import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ago, ahead, now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { identityCase, identityDocument } from './identity.table.ts';

export type CaseRow = typeof identityCase.$inferSelect;
export type DocumentRow = typeof identityDocument.$inferSelect;

const latestCase = prepared('select_latest_identity_case', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select()
    .from(identityCase)
    .where(eq(identityCase.playerId, at.playerId))
    .orderBy(desc(identityCase.attempt))
    .limit(1),
);

/** Returns the newest review of a player, decided or not. */
export async function selectLatestCase(db: Db, playerId: string): Promise<CaseRow | null> {
  const [row] = await latestCase(db, { playerId });
  return row ?? null;
}

const currentDocuments = prepared('select_current_documents', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select()
    .from(identityDocument)
    .where(and(eq(identityDocument.playerId, at.playerId), isNull(identityDocument.supersededAt)))
    .orderBy(asc(identityDocument.id)),
);

/** Returns the current document of each kind. */
export function selectCurrentDocuments(db: Db, playerId: string): Promise<DocumentRow[]> {
  return currentDocuments(db, { playerId });
}

/** Replaces the current document of a kind. Returns the id of its file, or null when there was none. */
export async function supersedeKind(tx: Db, playerId: string, kind: DocumentKind): Promise<string | null> {
  const [old] = await tx
    .select({ id: identityDocument.id, fileId: identityDocument.fileId })
    .from(identityDocument)
    .where(
      and(
        eq(identityDocument.playerId, playerId),
        eq(identityDocument.kind, kind),
        isNull(identityDocument.supersededAt),
      ),
    );
  if (!old) return null;
  await supersede(tx, playerId, old.id);
  return old.fileId;
}

export async function supersede(tx: Db, playerId: string, id: string): Promise<void> {
  await tx
    .update(identityDocument)
    .set({ supersededAt: now(), fileId: null })
    .where(and(eq(identityDocument.playerId, playerId), eq(identityDocument.id, id)));
}

export type NewDocument = Pick<
  DocumentRow,
  'playerId' | 'id' | 'kind' | 'fileId' | 'widthPixels' | 'heightPixels' | 'issuedOn'
>;

export async function insertDocument(tx: Db, document: NewDocument): Promise<void> {
  await tx.insert(identityDocument).values({ ...document, status: 'uploaded' });
}

export type NewCase = Pick<CaseRow, 'playerId' | 'id' | 'attempt' | 'dueAt' | 'ssnKeyId' | 'sealedSsn'>;

/** Opens a review of the player's uploads and of the documents that were accepted before. */
export async function insertCase(tx: Db, opened: NewCase): Promise<void> {
  await tx
    .insert(identityCase)
    .values({ ...opened, status: 'waiting', targetAt: ahead(identityReview.targetHours.to, 'hour') });
  const mine = eq(identityDocument.playerId, opened.playerId);
  const current = and(mine, isNull(identityDocument.supersededAt));
  await tx.update(identityDocument).set({ caseId: opened.id }).where(current);
  await tx
    .update(identityDocument)
    .set({ status: 'submitted' })
    .where(and(current, eq(identityDocument.status, 'uploaded')));
}

/** Returns documents that were uploaded more than `days` ago and never submitted. */
export function selectUnsubmitted(
  db: Db,
  days: number,
  limit: number,
): Promise<Pick<DocumentRow, 'playerId' | 'id'>[]> {
  return db
    .select({ playerId: identityDocument.playerId, id: identityDocument.id })
    .from(identityDocument)
    .where(
      and(
        eq(identityDocument.status, 'uploaded'),
        isNull(identityDocument.supersededAt),
        lt(identityDocument.uploadedAt, ago(days, 'day')),
      ),
    )
    .limit(limit);
}

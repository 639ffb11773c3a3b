import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import type { DocumentRow } from '../identity.store.ts';
import { selectSentDocuments } from '../review/case.store.ts';
import type { CaseDeps } from '../review/read-case.ts';

/**
 * Returns a document's picture. The access is audited first: when that fails, nothing is returned.
 * The file is read before the transaction, so that the transaction does not wait for the file store.
 * @throws Problem `not_found` when this player has no such document, it was not submitted for review, or its file is
 *   gone.
 */
export async function viewDocument(
  { database, files }: CaseDeps,
  staff: StaffActor,
  playerId: string,
  documentId: string,
): Promise<Buffer> {
  const { fileId } = await findDocument(database.db, playerId, documentId);
  const picture = await files.read(database.db, fileId);
  return inStaffTransaction(database, staff, async (tx) => {
    const { kind } = await findDocument(tx, playerId, documentId);
    await recordAudit(tx, {
      action: 'identity.document_viewed',
      subject: { type: 'document', id: documentId },
      facts: { player: playerId, kind },
    });
    return picture;
  });
}

async function findDocument(
  db: Db,
  playerId: string,
  documentId: string,
): Promise<Pick<DocumentRow, 'kind'> & { fileId: string }> {
  const document = (await selectSentDocuments(db, playerId)).find(({ id }) => id === documentId);
  if (!document || document.fileId === null) throw new Problem('not_found');
  return { kind: document.kind, fileId: document.fileId };
}

import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import type { DocumentRow } from '../identity.store.ts';
import { selectSentDocuments } from '../review/case.store.ts';
import type { CaseDeps } from '../review/read-case.ts';

/**
 * A document's picture. The look is in the log before the first byte leaves: when it cannot be written, nothing is shown.
 * The file is read before the transaction, which would otherwise wait for the store.
 * @throws Problem `not_found` when this player has no such document, it was not sent for review, or its file is gone.
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

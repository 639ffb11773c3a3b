import type { Identity } from '@goldwren/contracts/player';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockClaimant, type Person } from '../../players/public.ts';
import { selectCurrentDocuments, supersede } from '../identity.store.ts';
import { readIdentity } from '../submission/read-identity.ts';
import { assertMayUpload, type UploadDeps } from './upload-document.ts';

/**
 * Removes a document for its player and deletes its file.
 * @throws Problem `not_found` when it belongs to another player or is gone; `conflict` during a review or after a
 *   passed one.
 */
export async function removeDocument(deps: UploadDeps, player: Person, documentId: string): Promise<Identity> {
  return inTransaction(deps.database, async (tx) => {
    const claimant = await lockClaimant(tx, player.id);
    const document = (await selectCurrentDocuments(tx, player.id)).find(({ id }) => id === documentId);
    if (!claimant || !document) throw new Problem('not_found');
    assertMayUpload(claimant);
    await supersede(tx, player.id, document.id);
    if (document.fileId !== null) await deps.files.release(tx, [document.fileId]);
    return readIdentity(deps, tx, claimant);
  });
}

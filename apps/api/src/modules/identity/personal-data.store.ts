import type { DocumentKind } from '@goldwren/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { recordSource } from '../../platform/record-source.ts';
import { identityCase, identityDocument, identityVendorSession } from './identity.table.ts';

/** The data of a player in these tables, for the player's data export. The pictures are exported as files. */
export const identityRecords = {
  identity_reviews: recordSource(identityCase, {
    key: ['id'],
    withheld: ['decidedBy', 'decidedByName', 'ssnKeyId', 'sealedSsn'],
  }),
  identity_documents: recordSource(identityDocument, { key: ['id'], withheld: ['fileId'] }),
  identity_vendor_sessions: recordSource(identityVendorSession, { key: ['id'], withheld: ['signaledAt', 'checkedAt'] }),
};

/** Returns the stored pictures of a player's documents, oldest first. */
export async function selectDocumentFiles(
  db: Db,
  playerId: string,
): Promise<{ readonly id: string; readonly kind: DocumentKind; readonly fileId: string }[]> {
  const { id, kind, fileId } = identityDocument;
  const rows = await db
    .select({ id, kind, fileId })
    .from(identityDocument)
    .where(and(eq(identityDocument.playerId, playerId), isNotNull(fileId)))
    .orderBy(asc(id));
  return rows.flatMap((row) => (row.fileId === null ? [] : [{ ...row, fileId: row.fileId }]));
}

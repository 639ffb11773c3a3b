import { recordSource } from '../../platform/record-source.ts';
import { identityCase, identityDocument } from './identity.table.ts';

/** What of these tables is a player's own, for their export: what was found, not the pictures, which they have. */
export const identityRecords = {
  identity_reviews: recordSource(identityCase, {
    key: ['id'],
    withheld: ['decidedBy', 'decidedByName', 'ssnKeyId', 'sealedSsn'],
  }),
  identity_documents: recordSource(identityDocument, { key: ['id'], withheld: ['fileId'] }),
};

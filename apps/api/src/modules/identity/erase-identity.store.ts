import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { nowParameter } from '../../platform/postgres/sql-instants.ts';
import { identityCase, identityDocument } from './identity.table.ts';
import { requestErasures } from './vendor/vendor-session.store.ts';

/**
 * Deletes the documents of an erased player and the names that reviewers read in them. The reviews and their results
 * stay. Jobs make the identity vendor delete what it collected. Returns the files that are no longer needed.
 */
export async function eraseIdentity(tx: Db, playerId: string): Promise<string[]> {
  await requestErasures(tx, playerId);
  const { fileId } = identityDocument;
  const withFile = await tx
    .select({ fileId })
    .from(identityDocument)
    .where(and(eq(identityDocument.playerId, playerId), isNotNull(fileId)));
  await tx
    .update(identityDocument)
    .set({
      supersededAt: sql`coalesce(${identityDocument.supersededAt}, ${nowParameter()})`,
      fileId: null,
      issuedOn: null,
    })
    .where(eq(identityDocument.playerId, playerId));
  const { verifiedFirstName: first, verifiedLastName: last, verifiedBirthDate: born } = identityCase;
  await tx
    .update(identityCase)
    .set({
      ssnKeyId: null,
      sealedSsn: null,
      note: null,
      verifiedFirstName: sql`left(${first}, 0)`,
      verifiedLastName: sql`left(${last}, 0)`,
      verifiedBirthDate: sql`date_trunc('year', ${born})::date`,
    })
    .where(eq(identityCase.playerId, playerId));
  return withFile.flatMap((row) => row.fileId ?? []);
}

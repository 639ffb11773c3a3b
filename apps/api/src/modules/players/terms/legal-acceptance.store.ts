import { type Acceptances, acceptedDocuments } from '@goldwren/rules';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { legalAcceptance } from '../legal-acceptance.table.ts';

/** Records these versions as accepted now. Versions that were accepted before keep their time. */
export async function insertAcceptances(db: Db, playerId: string, accepted: Acceptances): Promise<void> {
  const rows = acceptedDocuments.flatMap((document) => {
    const version = accepted[document];
    return version === undefined ? [] : [{ playerId, document, version }];
  });
  if (rows.length > 0) await db.insert(legalAcceptance).values(rows).onConflictDoNothing();
}

const acceptancesOf = prepared('select_legal_acceptances', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ document: legalAcceptance.document, version: legalAcceptance.version })
    .from(legalAcceptance)
    .where(eq(legalAcceptance.playerId, at.playerId))
    .orderBy(asc(legalAcceptance.version)),
);

/** Returns the newest version of each text that the player has accepted. */
export async function selectAcceptances(db: Db, playerId: string): Promise<Acceptances> {
  const rows = await acceptancesOf(db, { playerId });
  return Object.fromEntries(rows.map(({ document, version }) => [document, version]));
}

import { type Acceptances, type AcceptedDocument, acceptedDocuments, legalVersions } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import { insertAcceptances } from './legal-acceptance.store.ts';

/** The versions that every new player accepts. */
export const currentVersions = Object.fromEntries(
  acceptedDocuments.map((document) => [document, legalVersions[document].version]),
) as Record<AcceptedDocument, number>;

/**
 * Records that the player accepts these versions. A repeated call changes nothing.
 * @throws Problem `conflict` (terms_changed) for a version that is not the published one, because the player has not
 *   seen it.
 */
export async function acceptTerms(
  { database }: Pick<Context, 'database'>,
  player: { readonly id: string },
  accepted: Acceptances,
): Promise<void> {
  const isStale = acceptedDocuments.some((document) => {
    const version = accepted[document];
    return version !== undefined && version !== currentVersions[document];
  });
  if (isStale) throw new Problem('conflict', { params: { reason: 'terms_changed' } });
  await insertAcceptances(database.db, player.id, accepted);
}

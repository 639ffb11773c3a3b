import { forEachItem } from '../../../platform/for-each.ts';
import { selectMarks } from '../exclusions.store.ts';
import { type ExclusionMessage, sealMessage } from './exclusion-message.ts';
import {
  markPublished,
  renewEnded,
  selectEnded,
  selectLastingExclusion,
  selectUnpublished,
} from './publication.store.ts';
import type { ShareDeps } from './share-deps.ts';

/** People in one run. */
const batch = 500;

/**
 * Publishes each excluded person of this cell whose data have changed. After a crash between the two databases, the same version is
 * published again, which changes nothing. Returns how many.
 */
export async function publishExclusions({ database: { db }, config, shared, own }: ShareDeps): Promise<number> {
  for (const playerId of await selectEnded(db, batch)) await renewEnded(db, playerId);
  // The version is read before the data, so that data of a later version can only be published too early.
  return forEachItem('excluded people', await selectUnpublished(db, batch), async ({ playerId, version }) => {
    const message = await readMessage(db, playerId);
    const row = { cell: own, personHash: shared.hashOf(playerId), version };
    await shared.publish({ ...row, sealed: sealMessage(config.seedKey, row, message) });
    await markPublished(db, { playerId, version, ends: message.exclusion?.endsAt ?? null });
    return true;
  });
}

/** Nothing is said about a person whose exclusion is over, or who has no marks left. */
async function readMessage(db: ShareDeps['database']['db'], playerId: string): Promise<ExclusionMessage> {
  const lasting = await selectLastingExclusion(db, playerId);
  const rows = lasting ? await selectMarks(db, [playerId]) : [];
  if (!lasting?.excludedAt || rows.length === 0) return { playerId, exclusion: null };
  const { excludedAt, excludedUntil, endsAt, emailVerified } = lasting;
  const marks = rows.map(({ kind, value, sealed, markedAt }) => ({ kind, value, sealed, markedAt }));
  return { playerId, exclusion: { excludedAt, excludedUntil, endsAt, emailVerified, marks } };
}

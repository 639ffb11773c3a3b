import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { StatementKeys } from '../../platform/crypto/statement-keys.ts';
import type { Database } from '../../platform/database.ts';
import { fromPackageRoot } from '../../platform/package-root.ts';
import { queueLogEntry, selectNewestBuild } from './public-log.store.ts';

/** The list of the files of the site, in the folder from which the API serves the site. */
const builtManifest = fromPackageRoot('..', 'web', 'dist', 'build-manifest.json');

/**
 * Queues the published keys unless they are in the log, and the build of the site unless the newest build in the log is the
 * same. A build that is deployed again after another one is logged again. The keys come first, so that every later entry is
 * signed with a key that the log already has. The oldest key is the first, because its rotation signs the next one.
 * @param manifest the file that lists the hashes of the build; nothing is logged when it does not exist
 */
export async function logOwnFacts(
  { database: { db }, keys }: { readonly database: Database; readonly keys: StatementKeys },
  manifest = builtManifest,
): Promise<void> {
  for (const { id, algorithm, public_key, rotation } of keys.published.toReversed()) {
    await queueLogEntry(
      db,
      'signing_key',
      { key_id: id, algorithm, public_key, rotation },
      `signing_key:${public_key}`,
    );
  }
  const bytes = await readFile(manifest).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return;
  const manifest_hash = createHash('sha256').update(bytes).digest('hex');
  const newest = await selectNewestBuild(db);
  if (newest?.manifestHash === manifest_hash) return;
  // Workers that run this at the same time use the same key.
  await queueLogEntry(db, 'web_build', { manifest_hash }, `web_build:${newest?.id ?? ''}:${manifest_hash}`);
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { StatementKeys } from '../../platform/crypto/statement-keys.ts';
import type { Database } from '../../platform/database.ts';
import { fromPackageRoot } from '../../platform/package-root.ts';
import { queueLogEntry } from './public-log.store.ts';

/** The list of the files of the site, where the API serves the site from. */
const builtManifest = fromPackageRoot('..', 'web', 'dist', 'build-manifest.json');

/**
 * Queues the published keys and the build of the site, unless they are in the log. The keys come first, so that every later
 * entry is signed with a key that the log already has.
 * @param manifest the file that lists the hashes of the build; nothing is logged when it does not exist
 */
export async function logOwnFacts(
  { database: { db }, keys }: { readonly database: Database; readonly keys: StatementKeys },
  manifest = builtManifest,
): Promise<void> {
  for (const { id, algorithm, public_key } of keys.published) {
    await queueLogEntry(db, 'signing_key', { key_id: id, algorithm, public_key }, `signing_key:${public_key}`);
  }
  const bytes = await readFile(manifest).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return;
  const manifest_hash = createHash('sha256').update(bytes).digest('hex');
  await queueLogEntry(db, 'web_build', { manifest_hash }, `web_build:${manifest_hash}`);
}

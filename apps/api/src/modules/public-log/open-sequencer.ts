import { noteAlgorithms, parseNoteKey } from '@goldwren/transparency-log';
import type { Config } from '../../config/config.ts';
import { siteOrigin } from '../../config/site-origin.ts';
import type { Context } from '../../context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { createStatementKeys } from '../../platform/crypto/statement-keys.ts';
import { createCosignatureCollector, type Witness } from './collect-cosignatures.ts';
import { logIdentity } from './log-identity.ts';
import type { SequencerDeps } from './sequence-log.ts';
import { createTileLoader } from './tile-store.ts';

/**
 * Creates what the sequencer needs from the configuration.
 * @throws Error for a witness whose key is malformed or of another kind
 */
export async function openSequencer(
  context: Pick<Context, 'database' | 'files' | 'events' | 'config'>,
): Promise<SequencerDeps> {
  const { database, files, events, config } = context;
  const witnesses = await Promise.all(config.logWitnesses.map(parseWitness));
  return {
    database,
    identity: logIdentity(siteOrigin(config), createStatementKeys(config.statementKeys)),
    tiles: files.store,
    collectCosignatures: createCosignatureCollector(witnesses, createTileLoader(files.store), (witness, err) =>
      events.report('witness_failed', { witness, err }),
    ),
  };
}

async function parseWitness({ url, key: text }: Config['logWitnesses'][number]): Promise<Witness> {
  const key = await parseNoteKey(sha256, text);
  if (key?.algorithm !== noteAlgorithms.cosignature) throw new Error(`LOG_WITNESSES: the key of ${url} is not valid`);
  return { url, key };
}

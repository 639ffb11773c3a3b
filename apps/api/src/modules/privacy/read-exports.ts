import type { DataExport } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Files } from '../files/public.ts';
import { insertPlayerEvent } from '../players/public.ts';
import { type ExportKey, selectExport, selectExports } from './export.store.ts';
import { exportView } from './export-view.ts';

type Deps = Pick<Context, 'database' | 'clock'>;

export async function listExports({ database, clock }: Deps, playerId: string): Promise<DataExport[]> {
  const rows = await selectExports(database.db, playerId);
  return rows.map((row) => exportView(row, clock.now()));
}

/** @throws Problem `not_found` for another player's export. */
export async function readExport({ database, clock }: Deps, key: ExportKey): Promise<DataExport> {
  const row = await selectExport(database.db, key);
  if (!row) throw new Problem('not_found');
  return exportView(row, clock.now());
}

/** A file that is streamed. Only one part is in memory. */
export interface ExportFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Opens the file of an export and records the access in the player's record.
 * @throws Problem `not_found` for another player's export, `conflict` when it is not ready or has expired.
 */
export async function openExport(deps: Deps & { readonly files: Files }, key: ExportKey): Promise<ExportFile> {
  const { database, clock } = deps;
  const row = await selectExport(database.db, key);
  if (!row) throw new Problem('not_found');
  if (exportView(row, clock.now()).state !== 'ready' || row.sizeBytes === null) {
    throw new Problem('conflict', { params: { reason: 'export_not_ready' } });
  }
  const { playerId, id } = key;
  await insertPlayerEvent(database.db, { playerId, kind: 'export_downloaded', staffId: null, facts: { export: id } });
  const day = row.requestedAt.toISOString().slice(0, 10);
  return { name: `goldwren-${day}.zip`, sizeBytes: row.sizeBytes, bytes: partsOf(deps, row.fileIds) };
}

async function* partsOf({ database, files }: Deps & { readonly files: Files }, fileIds: readonly string[]) {
  for (const fileId of fileIds) yield await files.read(database.db, fileId);
}

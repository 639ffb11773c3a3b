import { dataExportAttempts, exportSections, privacy } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import type { RecordOwner } from '../../platform/record-source.ts';
import { inSnapshot, inTransaction } from '../../platform/transaction.ts';
import { readArchivedLines } from '../archive/public.ts';
import type { Files } from '../files/public.ts';
import { selectDocumentFiles } from '../identity/public.ts';
import { lockAccount, selectPerson } from '../players/public.ts';
import { resetCounts } from '../rate-limits/public.ts';
import { readMe } from './archive-read-me.ts';
import {
  type ExportKey,
  markFailed,
  markQueued,
  markReady,
  recordProgress,
  type StartedExport,
  startExportAttempt,
} from './export.store.ts';
import { asCsv, asJson } from './export-text.ts';
import { recordSources } from './personal-data-sources.ts';
import { type ZippedFile, zipped } from './zip-records.ts';

export interface BuildDeps extends Pick<Context, 'database' | 'mailer' | 'events'> {
  readonly files: Files;
}

/** The maximum size of one part. A build keeps one part and one page of records in memory. */
const partBytes = 1024 * 1024;

/** A later attempt has begun, or the export was deleted. The job delete_due_files deletes what this attempt stored. */
class Superseded extends Error {}

/**
 * Builds one export. Only the latest attempt can finish it, so a job that runs twice builds one file. Does nothing for an
 * export that is finished or deleted.
 * @throws The error of a failed attempt, after the export was queued again or, after the last attempt, given up.
 */
export async function buildExport(deps: BuildDeps, key: ExportKey): Promise<void> {
  const { database, events } = deps;
  const attempt = await startExportAttempt(database.db, key);
  if (attempt === null) return;
  // The worker was killed during the last attempt.
  if (attempt.attempts > dataExportAttempts) return giveUp(deps, attempt);
  try {
    await writeExport(deps, attempt);
    events.report('data_export_built', { player: key.playerId, export: key.id });
  } catch (error) {
    if (error instanceof Superseded) return;
    await (attempt.attempts < dataExportAttempts ? markQueued(database.db, attempt) : giveUp(deps, attempt));
    throw error;
  }
}

async function giveUp({ database, events }: BuildDeps, attempt: StartedExport): Promise<void> {
  if (!(await markFailed(database.db, attempt))) return;
  events.report('data_export_failed', { player: attempt.playerId, export: attempt.id });
  // The player is not at fault and can request again at once.
  await resetCounts(database.db, [{ rateLimit: 'dataExportPlayer', subject: attempt.playerId }]);
}

async function writeExport(deps: BuildDeps, attempt: StartedExport): Promise<void> {
  const { database, files, mailer } = deps;
  const parts = await inSnapshot(database, (snapshot) => writeParts(deps, snapshot, attempt));
  await inTransaction(database, async (tx) => {
    const { email: recipient, firstName, locale } = await lockAccount(tx, attempt.playerId);
    const expiresAt = await markReady(tx, attempt, parts);
    if (expiresAt === null) throw new Superseded();
    for (const fileId of parts.fileIds) await files.keep(tx, fileId);
    await mailer.queue(tx, {
      template: 'data_export_ready',
      recipient,
      locale,
      firstName,
      days: privacy.exportLinkDays,
      expiresAt: expiresAt.toISOString(),
    });
  });
}

interface Parts {
  readonly fileIds: readonly string[];
  readonly sizeBytes: number;
  readonly rows: number;
}

async function writeParts({ database, files }: BuildDeps, snapshot: Db, attempt: StartedExport): Promise<Parts> {
  const { id, email, emailVerifiedAt, locale } = await selectPerson(snapshot, attempt.playerId);
  const owner = { id, email: emailVerifiedAt === null ? null : email };
  const rows = await countRecords(snapshot, owner);
  const written = { rows: 0 };
  const record = async (rowsDone: number): Promise<void> => {
    if (!(await recordProgress(database.db, attempt, { rowsDone, rowsTotal: rows }))) throw new Superseded();
  };
  await record(0);
  const contents = [
    { name: 'README.txt', content: readMe(locale) },
    ...recordsOf(snapshot, owner, written),
    ...(await archivedOf(files, snapshot, id)),
    ...(attempt.withDocuments ? await picturesOf({ database, files }, snapshot, id) : []),
  ];
  const fileIds: string[] = [];
  let sizeBytes = 0;
  for await (const part of zipped(contents, partBytes)) {
    fileIds.push(await files.put(database.db, part));
    sizeBytes += part.length;
    await record(rowsOf(written, rows));
  }
  return { fileIds, sizeBytes, rows };
}

async function countRecords(snapshot: Db, owner: RecordOwner): Promise<number> {
  let rows = 0;
  for (const source of Object.values(recordSources())) rows += await source.count(snapshot, owner);
  return rows;
}

/** Every record is written twice: as JSON and as CSV. */
function rowsOf(written: { readonly rows: number }, total: number): number {
  return Math.min(total, Math.floor(written.rows / 2));
}

function recordsOf(snapshot: Db, owner: RecordOwner, written: { rows: number }): ZippedFile[] {
  const sources = recordSources();
  const count = (rows: number): void => {
    written.rows += rows;
  };
  return exportSections.flatMap((section) => {
    const source = sources[section];
    return [
      { name: `${section}.json`, content: asJson(source.pages(snapshot, owner), count) },
      { name: `${section}.csv`, content: asCsv(source, source.pages(snapshot, owner), count) },
    ];
  });
}

/** The rounds and postings of months that are only in the archive, in the format of the archive. */
async function archivedOf(files: Files, snapshot: Db, playerId: string): Promise<ZippedFile[]> {
  return (await readArchivedLines(files, snapshot, playerId)).map(({ month, records, lines }) => ({
    name: `archived/${records}-${month.slice(0, 'yyyy-mm'.length)}.ndjson`,
    content: lines,
  }));
}

/** Yields the stored documents. Each is in memory only while it is packed. */
async function picturesOf(
  { database, files }: Pick<BuildDeps, 'database' | 'files'>,
  snapshot: Db,
  playerId: string,
): Promise<ZippedFile[]> {
  return (await selectDocumentFiles(snapshot, playerId)).map(({ id, kind, fileId }) => ({
    name: `documents/${kind}-${id}.jpg`,
    content: (async function* () {
      yield await files.read(database.db, fileId);
    })(),
    isCompressed: true,
  }));
}

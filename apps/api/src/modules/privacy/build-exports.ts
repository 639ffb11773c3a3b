import { dataExportAttempts, exportSections, privacy } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { forEachItem } from '../../platform/for-each.ts';
import type { RecordOwner } from '../../platform/record-source.ts';
import { inSnapshot, inTransaction } from '../../platform/transaction.ts';
import type { Files } from '../files/public.ts';
import { selectDocumentFiles } from '../identity/public.ts';
import { lockAccount, selectPerson } from '../players/public.ts';
import { resetCounts } from '../throttle/public.ts';
import { readMe } from './archive-read-me.ts';
import {
  type ClaimedExport,
  claimExport,
  expireExports,
  markFailed,
  markReady,
  releaseClaim,
  renewLease,
  selectPlayersWithOldExports,
  selectWaitingExports,
} from './export.store.ts';
import { asCsv, asJson } from './export-text.ts';
import { recordSources } from './personal-data-sources.ts';
import { type ZippedFile, zipped } from './zip-records.ts';

export interface BuildDeps extends Pick<Context, 'database' | 'mailer' | 'events'> {
  readonly files: Files;
}

/** The maximum size of one part. A build keeps one part and one page of records in memory. */
const partBytes = 1024 * 1024;

/** Another worker builds the export now. The clean-up of files deletes what this worker wrote. */
class LeaseLost extends Error {}

/**
 * Builds all waiting exports, one after another, each under a lease. Of several workers, only one finishes an export.
 * If a worker dies, another one starts again after the lease. Returns how many became ready.
 * @throws the errors of failed builds, after all other exports were built.
 */
export async function buildExports(deps: BuildDeps): Promise<number> {
  const { database, events } = deps;
  let built = 0;
  const failures: unknown[] = [];
  for (const { attempts, ...key } of await selectWaitingExports(database.db)) {
    if (attempts >= dataExportAttempts) {
      if (await markFailed(database.db, key)) {
        events.report('data_export_failed', { player: key.playerId, export: key.id });
        // The failure is not the player's fault, so the player can request a new export at once.
        await resetCounts(database.db, [{ throttle: 'dataExportPlayer', subject: key.playerId }]);
      }
      continue;
    }
    const claim = await claimExport(database.db, key);
    if (claim === null) continue;
    try {
      if (await tryBuild(deps, claim)) built += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} exports could not be built.`);
  if (failures.length === 1) throw failures[0];
  return built;
}

/** Releases the files of expired exports. Returns how many parts it released. */
export async function forgetExports({ database, files }: Pick<BuildDeps, 'database' | 'files'>): Promise<number> {
  let releasedParts = 0;
  await forEachItem('old exports', await selectPlayersWithOldExports(database.db), async (playerId) => {
    const parts = await inTransaction(database, async (tx) => {
      const fileIds = await expireExports(tx, playerId);
      await files.release(tx, fileIds);
      return fileIds.length;
    });
    releasedParts += parts;
    return parts > 0;
  });
  return releasedParts;
}

/** @throws the error of the build. The next run tries again, up to the limit of attempts. */
async function tryBuild(deps: BuildDeps, claim: ClaimedExport): Promise<boolean> {
  try {
    await buildExport(deps, claim);
    return true;
  } catch (error) {
    if (error instanceof LeaseLost) return false;
    await releaseClaim(deps.database.db, claim);
    throw error;
  }
}

async function buildExport(deps: BuildDeps, claim: ClaimedExport): Promise<void> {
  const { database, files, mailer } = deps;
  const parts = await inSnapshot(database, (snapshot) => writeParts(deps, snapshot, claim));
  await inTransaction(database, async (tx) => {
    const { email: recipient, firstName, locale } = await lockAccount(tx, claim.playerId);
    const expiresAt = await markReady(tx, claim, parts);
    if (expiresAt === null) throw new LeaseLost();
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

async function writeParts({ database, files }: BuildDeps, snapshot: Db, claim: ClaimedExport): Promise<Parts> {
  const { id, email, emailVerifiedAt, locale } = await selectPerson(snapshot, claim.playerId);
  const owner = { id, email: emailVerifiedAt === null ? null : email };
  const rows = await countRecords(snapshot, owner);
  const written = { rows: 0 };
  const renew = async (rowsDone: number): Promise<void> => {
    if (!(await renewLease(database.db, claim, { rowsDone, rowsTotal: rows }))) throw new LeaseLost();
  };
  await renew(0);
  const contents = [
    { name: 'README.txt', content: readMe(locale) },
    ...recordsOf(snapshot, owner, written),
    ...(claim.withDocuments ? await picturesOf({ database, files }, snapshot, id) : []),
  ];
  const fileIds: string[] = [];
  let sizeBytes = 0;
  for await (const part of zipped(contents, partBytes)) {
    fileIds.push(await files.put(database.db, part));
    sizeBytes += part.length;
    await renew(rowsOf(written, rows));
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

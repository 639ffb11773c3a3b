import { createHash, hash, timingSafeEqual } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip, gunzipSync } from 'node:zlib';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { hasForward, selectDroppedMonths, selectForwardBounds } from '../ledger/public.ts';
import {
  type ArchivedMonth,
  countParts,
  type Part,
  selectMonth,
  selectMonthNames,
  selectPart,
  selectParts,
  selectPartsFrom,
} from './archive.store.ts';
import type { ArchiveDeps } from './archive-months.ts';
import { keyOf, type RowRange, selectRows } from './archived-rows.checks.ts';
import { digestForward } from './forward.ts';
import { describePart, forwardOf, manifestName, signedFileOf, signedMessage } from './manifest.ts';
import { nextMonth } from './months.ts';
import { lineOf, pagesOf } from './part-content.ts';

type ArchiveFault =
  | 'chain_broken'
  | 'signature'
  | 'manifest_missing'
  | 'manifest_differs'
  | 'file_unreadable'
  | 'file_differs'
  | 'row_missing'
  | 'row_added'
  | 'row_changed'
  | 'forward_differs';

interface ArchiveFinding {
  readonly month: string;
  readonly fault: ArchiveFault;
  /** The part, or the row. Null for a fault of the whole month. */
  readonly at: string | null;
}

/** The parts that one night compares. All parts of a small site are compared each night. */
const partsPerNight = 20;
const dayMs = 86_400_000;
const findingsOfPart = 20;

/**
 * Compares the manifests of all months with their chain, signatures and copies, and parts with their files and the database. The
 * rows of a dropped month are only in its files, and its forward rows are compared with the manifest.
 * Reports the months that differ.
 * @param scope `tonight`: some parts, others each night. `all`: every part. A month: its parts
 */
export async function checkArchive(deps: ArchiveDeps, scope: 'tonight' | 'all' | string): Promise<ArchiveFinding[]> {
  const { db } = deps.database;
  const findings = await checkManifests(deps);
  const dropped = await selectDroppedMonths(db);
  for await (const part of partsOf(db, scope, deps.clock.now()))
    findings.push(...(await checkPart(deps, part, dropped.includes(part.month))));
  findings.push(...(await checkForwards(db, scope, dropped, deps.clock.now())));
  for (const month of new Set(findings.map((one) => one.month))) {
    const found = findings.filter((one) => one.month === month);
    const faults = [...new Set(found.map(({ fault }) => fault))].sort();
    deps.events.report('archive_differs', { month, faults, findings: found.slice(0, findingsOfPart) });
  }
  return findings;
}

async function* partsOf(db: Db, scope: 'tonight' | 'all' | string, now: Date): AsyncGenerator<Part> {
  if (scope !== 'tonight' && scope !== 'all') return yield* await selectParts(db, scope);
  const total = await countParts(db);
  const few = scope === 'all' || total <= partsPerNight;
  const first = few ? 0 : (Math.floor(now.getTime() / dayMs) * partsPerNight) % total;
  const wanted = few ? total : partsPerNight;
  for (let n = 0; n < wanted; n += 1) yield* await selectPartsFrom(db, (first + n) % total, 1);
}

async function checkManifests({ database: { db }, files, keys }: ArchiveDeps): Promise<ArchiveFinding[]> {
  const findings: ArchiveFinding[] = [];
  let previous: ArchivedMonth | null = null;
  for (const name of await selectMonthNames(db)) {
    const month = (await selectMonth(db, name)) as ArchivedMonth;
    const add = (fault: ArchiveFault) => findings.push({ month: name, fault, at: null });
    if (!isNextOf(month, previous)) add('chain_broken');
    if (!keys.verify(signedMessage(name, month.hash), month)) add('signature');
    const stored = await files.store.get(manifestName(name));
    if (stored === null) add('manifest_missing');
    else if (!stored.equals(signedFileOf(month)) || !(await isOfParts(db, month))) add('manifest_differs');
    previous = month;
  }
  return findings;
}

/** Returns whether the manifest is the one that was hashed, and follows the month before. */
function isNextOf({ month, manifest, hash: digest }: ArchivedMonth, previous: ArchivedMonth | null): boolean {
  const stated: { month: string; previous: string | null } = JSON.parse(manifest);
  return (
    hash('sha256', manifest, 'buffer').equals(digest) &&
    stated.month === month &&
    stated.previous === (previous?.hash.toString('hex') ?? null) &&
    (previous === null || nextMonth(previous.month) === month)
  );
}

async function isOfParts(db: Db, { month, manifest }: ArchivedMonth): Promise<boolean> {
  const stated: { parts: unknown } = JSON.parse(manifest);
  const parts = await selectParts(db, month);
  return sortedJson(stated.parts) === sortedJson(parts.map(describePart));
}

/** JSON with the keys of every object in one order. The manifest and `jsonb` have different orders. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/**
 * Compares the forward rows of dropped months with their manifests: one month each night, or all. Other months have no forward
 * rows, because their postings are in the database.
 */
async function checkForwards(
  db: Db,
  scope: 'tonight' | 'all' | string,
  dropped: readonly string[],
  now: Date,
): Promise<ArchiveFinding[]> {
  const tonight = dropped[Math.floor(now.getTime() / dayMs) % Math.max(dropped.length, 1)];
  const findings: ArchiveFinding[] = [];
  const archived = await selectMonthNames(db);
  for (const name of archived) {
    const isDue = scope === 'all' || name === (scope === 'tonight' ? tonight : scope);
    const isRight = dropped.includes(name) ? !isDue || (await isForwarded(db, name)) : !(await hasForward(db, name));
    if (!isRight) findings.push({ month: name, fault: 'forward_differs', at: null });
  }
  // Archived months follow one another, so a month that is not archived is before or after them.
  for (const month of await selectForwardBounds(db))
    if (!archived.includes(month)) findings.push({ month, fault: 'forward_differs', at: null });
  return findings;
}

/** Returns whether the forward rows of a month are those of its manifest. */
export async function isForwarded(db: Db, month: string): Promise<boolean> {
  const stated = forwardOf((await selectMonth(db, month)) as ArchivedMonth);
  return sortedJson(stated) === sortedJson(await digestForward(db, month, 'journal_forward'));
}

/** Compares the file of a part with its hashes, and its lines with the rows of the database, or with the file once it is dropped. */
async function checkPart(
  { database: { db }, files }: ArchiveDeps,
  part: Part,
  isDropped: boolean,
): Promise<ArchiveFinding[]> {
  const { month, records, number } = part;
  const finding = (fault: ArchiveFault, at = `${records} ${number}`): ArchiveFinding => ({ month, fault, at });
  const file = await files.read(db, part.fileId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'internal_error') return null;
    throw error;
  });
  if (file === null) return [finding('file_unreadable')];
  if (!timingSafeEqual(hash('sha256', file, 'buffer'), part.sha256)) return [finding('file_differs')];
  const range = await rangeOf(db, part);
  if (isDropped) {
    if (!hash('sha256', gunzipSync(file), 'buffer').equals(part.linesSha256)) return [finding('file_differs')];
    const added = await selectRows(db, range, findingsOfPart);
    return added.map((row) => finding('row_added', `${records} ${keyOf(records, row).join(' ')}`));
  }
  const digest = createHash('sha256');
  for await (const rows of pagesOf(db, range)) digest.update(rows.map(lineOf).join(''));
  if (digest.digest().equals(part.linesSha256)) return [];
  return (await findDifferences(db, range, file)).map(({ fault, key }) => finding(fault, `${records} ${key}`));
}

/** The rows of a part: those after the part before, up to its last row. The last part has all further rows. */
async function rangeOf(db: Db, { month, records, number, lastKey, isLast }: Part): Promise<RowRange> {
  const before = number === 1 ? null : await selectPart(db, month, records, number - 1);
  return { month, records, after: before?.lastKey ?? null, upTo: isLast ? null : lastKey };
}

/** Returns the first rows that differ between a file and the database. It reads the whole part into memory. */
async function findDifferences(db: Db, range: RowRange, file: Buffer): Promise<{ fault: ArchiveFault; key: string }[]> {
  const archived = new Map<string, string>();
  for await (const line of createInterface({ input: Readable.from([file]).pipe(createGunzip()) }))
    archived.set(keyOf(range.records, JSON.parse(line)).join(' '), `${line}\n`);
  const found: { fault: ArchiveFault; key: string }[] = [];
  for await (const rows of pagesOf(db, range))
    for (const row of rows) {
      const key = keyOf(range.records, row).join(' ');
      const line = archived.get(key);
      archived.delete(key);
      if (line === lineOf(row)) continue;
      found.push({ fault: line === undefined ? 'row_added' : 'row_changed', key });
    }
  found.push(...[...archived.keys()].map((key) => ({ fault: 'row_missing' as const, key })));
  return found.slice(0, findingsOfPart);
}

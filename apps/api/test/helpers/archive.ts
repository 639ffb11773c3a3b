import { gunzipSync } from 'node:zlib';
import type { ArchiveDeps } from '../../src/modules/archive/public.ts';
import { insertRound, type NewRound } from '../../src/modules/games/rounds/round.store.ts';
import { createStatementKeys } from '../../src/platform/crypto/statement-keys.ts';
import { firstIdOf, newId, withTimeOf } from '../../src/platform/ids.ts';
import type { TestApi } from './api/test-api.ts';
import { filesOf, type ReportedEvent, recordEvents } from './files.ts';
import { starlight } from './play/play.ts';
import { createSeat, mathsOf, roundAt, type Seat } from './play/seats.ts';

/** The first day of the month (UTC) that is this many months ahead. Partitions exist for this month and the next three. */
export function monthAt(ahead: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString().slice(0, 10);
}

/** A new ID with the time of the middle of that month. */
export function idIn(ahead: number): string {
  return withTimeOf(firstIdOf(new Date(new Date(monthAt(ahead)).getTime() + 14 * 86_400_000)), newId());
}

/** A clock at this many days after the end of a month. */
export function daysAfter(ahead: number, days: number): { now(): Date } {
  return { now: () => new Date(new Date(monthAt(ahead + 1)).getTime() + days * 86_400_000) };
}

export interface TestArchive {
  readonly deps: ArchiveDeps;
  readonly reported: ReportedEvent[];
}

/** An archive in a folder, with parts of ten rows, eleven days after the end of the month. */
export function archiveIn(api: TestApi, folder: string, ahead = 0): TestArchive {
  const { events, reported } = recordEvents();
  const { files } = filesOf({ FILES_DIR: folder });
  const keys = createStatementKeys(api.config.statementKeys, api.config.stolenStatementKeys);
  const deps = { database: api.database, events, clock: daysAfter(ahead, 11), files, keys, partRows: 10 };
  return { deps, reported };
}

/** Plays rounds of one seat in a month. Every third one wins. */
export async function playIn(
  api: TestApi,
  ahead: number,
  rounds: number,
  overrides: Partial<NewRound> = {},
): Promise<Seat> {
  const seat = await createSeat(api, await mathsOf(api.owner, starlight));
  for (; seat.nonce < rounds; seat.nonce += 1) {
    const payout = seat.nonce % 3 === 0 ? 700n : 0n;
    const currency = seat.nonce % 2 === 0 ? 'gold' : 'sweeps';
    await insertRound(api.database.db, roundAt(seat, { id: idIn(ahead), payout, currency, ...overrides }), 0);
  }
  return seat;
}

interface PartRow {
  readonly records: string;
  readonly number: number;
  readonly file_id: string;
  readonly rows: number;
  readonly is_last: boolean;
}

export async function partsOf(api: TestApi, month: string): Promise<PartRow[]> {
  const { rows } = await api.owner.query(
    'SELECT records, number, file_id, rows, is_last FROM archive_part WHERE month = $1 ORDER BY records, number',
    [month],
  );
  return rows;
}

/** Every archived row of a month. */
export async function archivedRows(
  api: TestApi,
  { deps }: TestArchive,
  month: string,
  records: 'journal' | 'rounds',
): Promise<Record<string, unknown>[]> {
  const parts = (await partsOf(api, month)).filter((part) => part.records === records);
  const files = await Promise.all(parts.map(({ file_id }) => deps.files.read(api.database.db, file_id)));
  const lines = files.flatMap((file) => gunzipSync(file).toString('utf8').split('\n').slice(0, -1));
  return lines.map((line) => JSON.parse(line));
}

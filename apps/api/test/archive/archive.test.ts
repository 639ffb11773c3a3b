import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { archiveMonths, checkArchive, restartMonth } from '../../src/modules/archive/public.ts';
import { insertRound } from '../../src/modules/games/rounds/round.store.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import {
  archivedRows,
  archiveIn,
  daysAfter,
  idIn,
  monthAt,
  partsOf,
  playIn,
  type TestArchive,
} from '../helpers/archive.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { giveCoins } from '../helpers/money/money.ts';
import { roundAt } from '../helpers/play/seats.ts';

let api: TestApi;
let folder: string;
let archive: TestArchive;
beforeEach(async () => {
  api = await createTestApi();
  folder = mkdtempSync(join(tmpdir(), 'goldwren-archive-'));
  archive = archiveIn(api, folder);
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const [month, next] = [monthAt(0), monthAt(1)];
const check = (ahead = 0) => checkArchive({ ...archive.deps, clock: daysAfter(ahead, 11) }, 'all');

/** The rows of a table as its columns are archived, in the order of the archive. */
async function storedRows(table: 'round' | 'journal', where: string): Promise<Record<string, unknown>[]> {
  const order = table === 'round' ? 'player_id, id' : 'player_id, ref, kind, currency';
  const { rows } = await api.owner.query(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${where} ORDER BY ${order}`);
  return rows.map(({ row }) => row);
}

const instants = ['at', 'settled_at'];
/** Integers of 64 bits are text in the archive, and instants are in UTC. */
const comparable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      instants.includes(name)
        ? `${new Date(String(value)).getTime()} ${/\.\d+/.exec(String(value))?.[0]}`
        : typeof value === 'number'
          ? String(value)
          : value,
    ]),
  );

describe('archiving', () => {
  test('writes every round of a closed month and its stakes and wins, with every column, and nothing else', async () => {
    const seats = [await playIn(api, 0, 13), await playIn(api, 0, 12)];
    await playIn(api, 1, 3);
    await giveCoins(api.owner, { playerId: seats[0]?.playerId ?? '', currency: 'gold', amount: 100n, ref: idIn(0) });
    expect(await archiveMonths(archive.deps)).toEqual([month]);
    expect(archive.reported).toEqual([{ name: 'month_archived', facts: { month, parts: 7, rows: 25 + 34 } }]);

    const of = `player_id IN ('${seats.map(({ playerId }) => playerId).join("', '")}')`;
    for (const [records, table, where] of [
      ['rounds', 'round', of],
      ['journal', 'journal', `${of} AND kind IN ('stake', 'win')`],
    ] as const) {
      const [archived, stored] = [await archivedRows(api, archive, month, records), await storedRows(table, where)];
      expect(archived).toHaveLength(records === 'rounds' ? 25 : 34);
      expect(archived.map(comparable)).toEqual(stored.map(comparable));
    }
    expect(await check()).toEqual([]);
    // A second run has nothing to do.
    expect(await archiveMonths(archive.deps)).toEqual([]);
  });

  test('waits until ten days after the end of the month', async () => {
    await playIn(api, 0, 1);
    expect(await archiveMonths({ ...archive.deps, clock: daysAfter(0, 9.9) })).toEqual([]);
    expect(await archiveMonths({ ...archive.deps, clock: daysAfter(0, 10) })).toEqual([month]);
  });

  test('archives an empty month, and chains the manifests of all months', async () => {
    await playIn(api, 1, 4);
    expect(await archiveMonths({ ...archive.deps, clock: daysAfter(2, 11) })).toEqual([month, next, monthAt(2)]);
    expect((await partsOf(api, month)).map(({ rows, is_last }) => ({ rows, is_last }))).toEqual(
      Array(2).fill({ rows: 0, is_last: true }),
    );
    const { rows } = await api.owner.query(
      `SELECT encode(hash, 'hex') AS hash, manifest::jsonb ->> 'previous' AS previous FROM archived_month ORDER BY month`,
    );
    expect(rows.map(({ previous }) => previous)).toEqual([null, rows[0].hash, rows[1].hash]);
    const { rows: entries } = await api.owner.query(
      "SELECT body ->> 'manifest_hash' AS hash FROM log_entry WHERE kind = 'archived_month' ORDER BY id",
    );
    expect(entries.map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash));
    expect(await check(2)).toEqual([]);
    // A row that is added to an empty month is found.
    await insertRound(api.database.db, roundAt(await playIn(api, 1, 1), { id: idIn(0) }), 0);
    expect((await check(2)).map(({ fault }) => fault)).toContain('row_added');
  });

  test('does not archive a month with an open round, reports it when it is late, and archives it once the round is settled', async () => {
    const seat = await playIn(api, 0, 2);
    const open = await insertRound(api.database.db, roundAt(seat, { id: idIn(0), settled: false }), 0);
    expect(await archiveMonths(archive.deps)).toEqual([]);
    expect(archive.reported).toEqual([]);
    expect(await archiveMonths({ ...archive.deps, clock: daysAfter(0, 14) })).toEqual([]);
    expect(archive.reported).toEqual([{ name: 'archive_late', facts: { month, openRounds: 1 } }]);
    // Its session does not name it any more, as after a fault.
    await tamper(api.owner, 'UPDATE game_session SET open_round_id = NULL WHERE id = $1', [seat.sessionId]);
    expect(await archiveMonths(archive.deps)).toEqual([]);
    expect(await partsOf(api, month)).toEqual([]);
    await tamper(
      api.owner,
      "UPDATE round SET state = 'settled', settled_by = 'player', settled_at = now() WHERE id = $1",
      [open.id],
    );
    expect(await archiveMonths(archive.deps)).toEqual([month]);
  });
});

describe('a run that ends early', () => {
  test('leaves complete parts behind, and the next run continues after them', async () => {
    await playIn(api, 0, 25);
    const { files } = archive.deps;
    let puts = 0;
    const dying = {
      ...files,
      put: async (...args: Parameters<typeof files.put>) => {
        const id = await files.put(...args);
        puts += 1;
        // The process ends after the file was written and before its part is recorded.
        if (puts === 3) throw new Error('killed');
        return id;
      },
    };
    await expect(archiveMonths({ ...archive.deps, files: dying })).rejects.toThrow('killed');
    const before = await partsOf(api, month);
    expect(before.map(({ records, rows }) => `${records} ${rows}`)).toEqual(['rounds 10', 'rounds 10']);
    expect(await archiveMonths(archive.deps)).toEqual([month]);
    expect((await partsOf(api, month)).filter(({ records }) => records === 'rounds').slice(0, 2)).toEqual(before);
    expect(await archivedRows(api, archive, month, 'rounds')).toHaveLength(25);
    expect(await check()).toEqual([]);
    // The file without a part is deleted within an hour.
    const { rows } = await api.owner.query(
      'SELECT count(*)::int AS n FROM stored_file WHERE doomed_at IS NOT NULL AND id NOT IN (SELECT file_id FROM archive_part)',
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('stores a manifest whose process ended between the database and the file store', async () => {
    await playIn(api, 0, 1);
    const { store } = archive.deps.files;
    const failing = {
      ...archive.deps.files,
      store: { ...store, put: async () => Promise.reject(new Error('killed')) },
    };
    await expect(archiveMonths({ ...archive.deps, files: failing })).rejects.toThrow('killed');
    expect((await check()).map(({ fault }) => fault)).toEqual(['manifest_missing']);
    expect(await archiveMonths(archive.deps)).toEqual([]);
    expect(await check()).toEqual([]);
  });
});

test('two processes at once archive each row once', async () => {
  await playIn(api, 0, 60);
  const runs = await Promise.allSettled([1, 2, 3].map(() => archiveMonths(archive.deps)));
  for (const run of runs) if (run.status === 'rejected') expect(run.reason).toMatchObject({ code: 'conflict' });
  await archiveMonths(archive.deps);
  const rows = await archivedRows(api, archive, month, 'rounds');
  expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
  expect(rows).toHaveLength(60);
  const numbers = (await partsOf(api, month)).filter(({ records }) => records === 'rounds').map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, n) => n + 1));
  expect(await check()).toEqual([]);
});

test('does not complete a month whose rounds and postings disagree, and archives it again after a restart', async () => {
  const seat = await playIn(api, 0, 4);
  await tamper(
    api.owner,
    "UPDATE journal SET amount = amount - 1 WHERE player_id = $1 AND kind = 'stake' AND currency = 'gold'",
    [seat.playerId],
  );
  expect(await archiveMonths(archive.deps)).toEqual([]);
  expect(archive.reported.map(({ name, facts }) => [name, (facts as { faults: string[] }).faults])).toEqual([
    ['archive_differs', ['totals']],
  ]);
  await tamper(
    api.owner,
    "UPDATE journal SET amount = amount + 1 WHERE player_id = $1 AND kind = 'stake' AND currency = 'gold'",
    [seat.playerId],
  );
  const parts = await partsOf(api, month);
  expect(await restartMonth(archive.deps, month)).toBe(parts.length);
  const { rows } = await api.owner.query('SELECT count(*)::int AS n FROM stored_file WHERE doomed_at IS NULL');
  expect(rows).toEqual([{ n: 0 }]);
  expect(await archiveMonths(archive.deps)).toEqual([month]);
  expect(await check()).toEqual([]);
  // A complete month stays.
  await expect(restartMonth(archive.deps, month)).rejects.toThrow(/is archived/);
});

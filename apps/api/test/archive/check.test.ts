import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readArchiveCommand, runArchiveCommand } from '../../src/commands/archive.ts';
import { archiveMonths, checkArchive, exportMonth, readOverdueSeconds } from '../../src/modules/archive/public.ts';
import { storeKey } from '../../src/modules/files/create-files.ts';
import { loginsOf } from '../harness/app-url.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { archivedRows, archiveIn, daysAfter, monthAt, partsOf, playIn, type TestArchive } from '../helpers/archive.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { tamper } from '../helpers/database/tamper.ts';
import type { Seat } from '../helpers/play/seats.ts';

let api: TestApi;
let folder: string;
let archive: TestArchive;
let seat: Seat;
beforeEach(async () => {
  api = await createTestApi();
  folder = mkdtempSync(join(tmpdir(), 'goldwren-archive-'));
  archive = archiveIn(api, folder);
  seat = await playIn(api, 0, 25, { clientSeed: 'seed of a browser' });
  expect(await archiveMonths(archive.deps)).toEqual([month]);
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const month = monthAt(0);
const check = () => checkArchive(archive.deps, 'all');
const faults = async () => (await check()).map(({ fault }) => fault);
const pathOf = (file: string) => join(folder, storeKey(file));
const fileOf = async (records: string, number: number) =>
  (await partsOf(api, month)).find((part) => part.records === records && part.number === number)?.file_id as string;

describe('the check finds', () => {
  test('a changed byte, a missing file, and a file under the name of another one', async () => {
    const [first, second, third] = [await fileOf('rounds', 1), await fileOf('rounds', 2), await fileOf('journal', 1)];
    const bytes = readFileSync(pathOf(first));
    bytes[40] = (bytes[40] as number) ^ 1;
    writeFileSync(pathOf(first), bytes);
    writeFileSync(pathOf(second), readFileSync(pathOf(await fileOf('rounds', 3))));
    rmSync(pathOf(third));
    expect((await check()).map(({ fault, at }) => `${fault} ${at}`)).toEqual(
      ['file_unreadable rounds 1', 'file_unreadable rounds 2', 'file_unreadable journal 1'].sort(),
    );
    expect(archive.reported.filter(({ name }) => name === 'archive_differs')).toHaveLength(1);
  });

  test('a file that was replaced together with its key', async () => {
    const { db } = api.database;
    const other = await archive.deps.files.put(db, await archive.deps.files.read(db, await fileOf('rounds', 2)));
    await tamper(api.owner, "UPDATE archive_part SET file_id = $1 WHERE records = 'rounds' AND number = 1", [other]);
    expect(await faults()).toEqual(['file_differs']);
  });

  const rewrites: [string, string, string[]][] = [
    ['a changed payout', 'UPDATE round SET payout = payout + 1 WHERE player_id = $1 AND nonce = 20', ['row_changed']],
    [
      'a changed choice',
      `UPDATE round SET choice = '{"lines": 1}' WHERE player_id = $1 AND nonce = 3`,
      ['row_changed'],
    ],
    [
      'a changed time',
      "UPDATE round SET at = at - interval '1 microsecond' WHERE player_id = $1 AND nonce = 3",
      ['row_changed'],
    ],
    ['a deleted round', 'DELETE FROM round WHERE player_id = $1 AND nonce = 0', ['row_missing']],
    [
      'a changed posting',
      "UPDATE journal SET amount = amount + 1 WHERE player_id = $1 AND kind = 'win' AND seq = 3",
      ['row_changed'],
    ],
    ['a deleted posting', "DELETE FROM journal WHERE player_id = $1 AND kind = 'win' AND seq = 3", ['row_missing']],
    [
      'a round moved to another player',
      'UPDATE round SET player_id = gen_random_uuid() WHERE player_id = $1 AND nonce = 24',
      ['row_added', 'row_missing'],
    ],
  ];
  test.each(rewrites)('%s in the database', async (_what, statement, expected) => {
    expect(await tamper(api.owner, statement, [seat.playerId])).toBe(1);
    const found = await check();
    expect(found.map(({ fault }) => fault).sort()).toEqual(expected);
    expect(found[0]?.at).toMatch(/^(rounds|journal) [0-9a-f-]{36} [0-9a-f-]{36}/);
  });

  const forgeries: [string, string, string[]][] = [
    [
      'a changed part',
      "UPDATE archive_part SET rows = rows + 1 WHERE number = 1 AND records = 'rounds'",
      ['manifest_differs'],
    ],
    [
      'a part that was deleted',
      "DELETE FROM archive_part WHERE number = 2 AND records = 'rounds'",
      ['manifest_differs', 'row_added'],
    ],
    [
      'a manifest that was written again with its hash',
      `UPDATE archived_month m SET manifest = n.text, hash = sha256(convert_to(n.text, 'UTF8'))
         FROM (SELECT regexp_replace(manifest, '"rows":"', '"rows":"1') AS text FROM archived_month) n`,
      ['manifest_differs', 'signature'],
    ],
    [
      'a signature of another message',
      "UPDATE archived_month SET signature = decode(repeat('00', 64), 'hex')",
      ['manifest_differs', 'signature'],
    ],
  ];
  test.each(forgeries)('%s in the database', async (_what, statement, expected) => {
    await tamper(api.owner, statement);
    expect([...new Set(await faults())].sort()).toEqual(expected);
  });

  test('a month that is missing in the chain', async () => {
    await archiveMonths({ ...archive.deps, clock: daysAfter(2, 11) });
    await tamper(api.owner, 'DELETE FROM archived_month WHERE month = $1', [monthAt(1)]);
    expect(await faults()).toEqual(['chain_broken']);
  });

  test('a row that differs within two nights, when a night compares only some of the parts', async () => {
    await playIn(api, 1, 200);
    await archiveMonths({ ...archive.deps, clock: daysAfter(1, 11) });
    const parts = (await partsOf(api, month)).length + (await partsOf(api, monthAt(1))).length;
    expect(parts).toBeGreaterThan(40);
    await tamper(api.owner, 'UPDATE round SET payout = payout + 1 WHERE player_id = $1 AND nonce = 20', [
      seat.playerId,
    ]);
    const found: number[] = [];
    for (let night = 0; night <= Math.ceil(parts / 20); night += 1)
      found.push((await checkArchive({ ...archive.deps, clock: daysAfter(1, 11 + night) }, 'tonight')).length);
    expect(found).toContain(1);
    expect(found).toContain(0);
  });
});

test('rejects every change of an archived month, also by the owner of the tables', async () => {
  for (const statement of [
    'UPDATE archive_part SET rows = 1',
    'DELETE FROM archive_part',
    'TRUNCATE archive_part',
    "UPDATE archived_month SET manifest = ''",
    'DELETE FROM archived_month',
    'TRUNCATE archived_month',
  ])
    await expect(api.owner.query(statement)).rejects.toMatchObject({ code: 'GW002' });
});

test('contains no data of a person', async () => {
  for (const records of ['rounds', 'journal'] as const) {
    const columns = Object.keys((await archivedRows(api, archive, month, records))[0] ?? {});
    expect(columns).toEqual(
      records === 'rounds'
        ? [
            ...[
              'player_id',
              'id',
              'session_id',
              'nonce',
              'game_id',
              'maths_id',
              'currency',
              'state',
              'settled_by',
              'stake',
            ],
            ...['raised', 'payout', 'at', 'settled_at', 'client_seed', 'choice', 'actions'],
          ]
        : ['player_id', 'ref', 'kind', 'currency', 'seq', 'amount', 'balance_after', 'at', 'contra'],
    );
  }
  // The store sees random bytes.
  const stored = readFileSync(pathOf(await fileOf('rounds', 1)));
  expect(stored.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
});

test('says for how long a month could have been archived', async () => {
  const { db } = api.database;
  expect(await readOverdueSeconds(db, daysAfter(1, 9).now())).toBe(0);
  expect(await readOverdueSeconds(db, daysAfter(1, 12).now())).toBe(2 * 86_400);
  await archiveMonths({ ...archive.deps, clock: daysAfter(1, 11) });
  expect(await readOverdueSeconds(db, daysAfter(1, 12).now())).toBe(0);
});

describe('the command', () => {
  test('copies a month out of the archive, and refuses to overwrite files', async () => {
    const out = join(folder, 'out');
    const parts = await partsOf(api, month);
    expect(await exportMonth(archive.deps, month, out)).toBe(parts.length + 1);
    const lines = gunzipSync(readFileSync(join(out, 'rounds-000001.ndjson.gz')))
      .toString('utf8')
      .split('\n');
    expect(JSON.parse(lines[0] as string)).toMatchObject({
      player_id: seat.playerId,
      client_seed: 'seed of a browser',
    });
    // The offline checker reads the same files.
    const checker = fileURLToPath(new URL('../../../../packages/verify-rounds/src/archive-cli.ts', import.meta.url));
    const key = archive.deps.keys.published[0]?.public_key as string;
    const verify = () => spawnSync(process.execPath, [checker, '--key', key, out], { encoding: 'utf8' });
    expect(verify()).toMatchObject({ status: 0, stdout: expect.stringContaining(`${month}: 25 rounds, 34 postings`) });
    rmSync(join(out, 'journal-000002.ndjson.gz'));
    writeFileSync(join(out, 'journal-000002.ndjson.gz'), readFileSync(join(out, 'journal-000001.ndjson.gz')));
    expect(verify().status).toBe(1);
    await expect(exportMonth(archive.deps, month, out)).rejects.toThrow(/EEXIST/);
    await expect(exportMonth(archive.deps, monthAt(1), join(folder, 'none'))).rejects.toThrow(/not archived/);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test('checks a month, and fails when it differs', async () => {
    const config = { ...api.config, files: { ...api.config.files, place: { folder } } };
    const run = (...argv: string[]) => runArchiveCommand(api.url, config, readArchiveCommand(argv));
    expect(await run('check', month.slice(0, 7))).toEqual({ isGood: true, lines: ['0 findings.'] });
    await tamper(api.owner, 'UPDATE round SET payout = payout + 1 WHERE player_id = $1 AND nonce = 20', [
      seat.playerId,
    ]);
    const { isGood, lines } = await run('check');
    expect(isGood).toBe(false);
    expect(lines[0]).toMatch(new RegExp(`^${month} row_changed rounds ${seat.playerId} `));
    expect(await run('run')).toEqual({ isGood: true, lines: ['0 months archived.'] });
  });

  test.each(
    [
      [],
      ['run', '2026-11'],
      ['check', '2026-13'],
      ['check', '2026-11', 'x'],
      ['export', '2026-11'],
      ['restart'],
      ['drop'],
    ].map((argv) => [argv]),
  )('rejects %j with its usage', (argv) => {
    expect(() => readArchiveCommand(argv)).toThrow(/^Usage: pnpm archive/);
  });
});

test('runs with the rights of the worker alone', async () => {
  const database = openTestDatabase({ url: loginsOf(api.url).worker, maxConnections: 2 });
  try {
    await playIn(api, 1, 12);
    const deps = { ...archive.deps, database, clock: daysAfter(1, 11) };
    expect(await archiveMonths(deps)).toEqual([monthAt(1)]);
    expect(await checkArchive(deps, 'all')).toEqual([]);
    await expect(database.db.$client.query('UPDATE archive_part SET rows = 1')).rejects.toThrow(/permission denied/);
  } finally {
    await database.close();
  }
});

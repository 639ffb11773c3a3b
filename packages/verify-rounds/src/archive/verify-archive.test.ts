import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MonthRows, month, monthRows, writeMonth } from '../testing/archives.ts';
import { otherKey, otherPublicKey, publicKey } from '../testing/exports.ts';
import { verifyArchive } from './verify-archive.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-month-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function verify(keys: readonly string[] = [publicKey], folders = [folder]) {
  const lines: string[] = [];
  const code = await verifyArchive(folders, keys, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
}

test('verifies a month with the key of the operator, and says so without one', async () => {
  const hash = await writeMonth(folder, monthRows());
  expect(await verify()).toEqual({
    code: 0,
    text: `${month}: 6 rounds, 12 postings, manifest ${hash}\n  Files, sums and the postings of every round match.`,
  });
  expect(await verify([])).toMatchObject({ code: 3, text: expect.stringContaining('NOT PROVED') });
  expect(await verify([otherPublicKey])).toMatchObject({
    code: 1,
    text: expect.stringContaining('none of the given keys'),
  });
});

test('verifies an empty month', async () => {
  await writeMonth(folder, { rounds: [], journal: [] });
  expect((await verify()).code).toBe(0);
});

type Change = (rows: MonthRows) => void;
const rewrites: [string, Change, string][] = [
  ['a missing round', ({ rounds }) => void rounds.splice(1, 1), 'has no round'],
  ['a missing stake', ({ journal }) => void journal.splice(0, 1), 'has no posting: stake'],
  [
    'a missing win',
    ({ journal }) =>
      void journal.splice(
        journal.findIndex(({ kind }) => kind === 'win'),
        1,
      ),
    'has no posting: win',
  ],
  [
    'a missing raise',
    ({ journal }) =>
      void journal.splice(
        journal.findIndex(({ kind }) => kind === 'raise'),
        1,
      ),
    'the raises of player',
  ],
  [
    'another payout',
    ({ rounds }) => Object.assign(rounds[1] ?? {}, { payout: '251' }),
    'another amount than its round',
  ],
  ['a win of a losing round', ({ rounds }) => Object.assign(rounds[1] ?? {}, { payout: '0' }), 'has no round'],
  ['an open round', ({ rounds }) => Object.assign(rounds[0] ?? {}, { state: 'open' }), 'is not settled'],
  ['another balance', ({ journal }) => Object.assign(journal[2] ?? {}, { balance_after: '1' }), 'does not continue'],
  ['a number twice', ({ journal }) => Object.assign(journal[1] ?? {}, { seq: journal[0]?.seq }), 'does not continue'],
  ['a round twice', ({ rounds }) => void rounds.splice(1, 0, { ...rounds[0] }), 'is not in order'],
  ['players in another order', ({ rounds }) => void rounds.reverse(), 'is not in order'],
  [
    'an ID of another month',
    ({ rounds, journal }) => {
      const old = rounds[0]?.id;
      for (const row of [...rounds, ...journal])
        for (const name of ['id', 'ref']) if (row[name] === old) row[name] = '01900000-0000-7000-8000-000000000000';
    },
    'of another month',
  ],
];
test.each(rewrites)('finds %s, also when the operator signs it', async (_what, change, problem) => {
  const rows = monthRows();
  change(rows);
  await writeMonth(folder, rows);
  expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining(problem) });
});

describe('finds what another person changed:', () => {
  const path = (name: string) => join(folder, name);
  const first = 'rounds-000001.ndjson.gz';
  const rewrite = (name: string, change: (text: string) => string) =>
    writeFileSync(path(name), gzipSync(change(gunzipSync(readFileSync(path(name))).toString('utf8'))));
  beforeEach(async () => void (await writeMonth(folder, monthRows())));

  test('a row', async () => {
    rewrite(first, (text) => text.replace('"payout":"250"', '"payout":"260"'));
    const { code, text } = await verify();
    expect(code).toBe(1);
    for (const problem of ['file is not the one', 'lines are not those', 'sums differ'])
      expect(text).toContain(problem);
  });

  test('a row that was deleted or moved to another part', async () => {
    rewrite(first, (text) => text.slice(text.indexOf('\n') + 1));
    expect((await verify()).text).toMatch(/has 3 rows instead of 4[\s\S]*begins or ends with another row/);
  });

  test('a file that was compressed again', async () => {
    writeFileSync(path(first), gzipSync(gunzipSync(readFileSync(path(first))), { level: 0 }));
    expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining('file is not the one') });
  });

  test('a file that was added', async () => {
    writeFileSync(path('rounds-000009.ndjson.gz'), gzipSync(''));
    expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining('not a file of the manifest') });
  });

  test('a file that is missing or cut off', async () => {
    const bytes = readFileSync(path(first));
    writeFileSync(path(first), bytes.subarray(0, bytes.length - 9));
    expect(await verify()).toMatchObject({ code: 2, text: expect.stringContaining('Z_BUF_ERROR') });
    rmSync(path(first));
    expect(await verify()).toMatchObject({ code: 2, text: expect.stringContaining('ENOENT') });
  });

  test('a manifest and its hash', async () => {
    const read = () => JSON.parse(readFileSync(path('manifest.json'), 'utf8'));
    const signed = read();
    writeFileSync(
      path('manifest.json'),
      JSON.stringify({ ...signed, manifest: signed.manifest.replace('maths', 'game') }),
    );
    expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining('another hash') });
  });

  test('a manifest with the signature of another key', async () => {
    await writeMonth(folder, monthRows(), { key: otherKey });
    expect(await verify()).toMatchObject({ code: 1, text: expect.stringContaining('none of the given keys') });
  });
});

test.each([
  [{ parts: [] }, 1, 'does not have all parts'],
  [{ parts: [{ file: '../../etc/passwd' }] }, 2, 'invalid part'],
  [{ format: 'goldwren archive 2' }, 2, 'does not know the format'],
  [{ forward: { rows: 0, sha256: '0'.repeat(64) } }, 1, 'forward rows in the manifest differ'],
  [{ forward: null }, 2, 'has no forward rows'],
  [{ month: 'November' }, 2, 'has no month'],
  [{ previous: 7 }, 2, 'no hash of the month before'],
])('rejects a manifest with %j', async (change, code, problem) => {
  await writeMonth(folder, { rounds: [], journal: [] }, { change });
  expect(await verify()).toMatchObject({ code, text: expect.stringContaining(problem) });
});

test('compares months with the month before', async () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const hash = await writeMonth(one, monthRows());
  await writeMonth(two, { rounds: [], journal: [] }, { change: { previous: hash } });
  // The same month again.
  expect(await verify([], [one, two])).toMatchObject({ code: 1, text: expect.stringContaining('does not follow') });
  const next = new Date(`${month}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const change = { previous: hash, month: next.toISOString().slice(0, 10) };
  await writeMonth(two, { rounds: [], journal: [] }, { change });
  expect((await verify([], [one, two])).code).toBe(3);
  await writeMonth(two, { rounds: [], journal: [] }, { change: { ...change, previous: '0'.repeat(64) } });
  expect(await verify([], [one, two])).toMatchObject({ code: 1, text: expect.stringContaining('does not follow') });
});

test('rejects a folder without a manifest, and a key that is not one', async () => {
  expect(await verify()).toMatchObject({ code: 2, text: expect.stringContaining('ENOENT') });
  writeFileSync(join(folder, 'manifest.json'), '{');
  expect(await verify()).toMatchObject({ code: 2, text: expect.stringContaining('not valid JSON') });
  expect(await verify(['x'])).toMatchObject({ code: 2, text: expect.stringContaining('64') });
});

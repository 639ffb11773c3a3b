import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { resealDataKeys } from '../../src/modules/files/public.ts';
import { resealDigits } from '../../src/modules/identity/public.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { testSecrets, testSettings } from '../helpers/api/settings.ts';
import { createTestApi, setUpTestApi } from '../helpers/api/test-api.ts';
import { filesOf } from '../helpers/files.ts';
import { submitAll } from '../helpers/people/identity.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { processEnvironment } from '../helpers/processes/process-environment.ts';
import { until } from '../helpers/until.ts';

const oldKey = testSecrets.FILE_ENCRYPTION_KEYS;
const newKey = 'new:9f3a6c1e8b5d72407c9e1a4f6b8d3052e7c1a9f4d6b83e50a2c8f1d7b4e69a03';
const both = { FILE_ENCRYPTION_KEYS: `${newKey},${oldKey}` };

const api = setUpTestApi();
beforeEach(() =>
  api.owner.query(
    'DELETE FROM stored_file WHERE id NOT IN (SELECT file_id FROM identity_document WHERE file_id IS NOT NULL)',
  ),
);

const db = () => api.database.db;
const contentOf = (n: number) => Buffer.from(`the file with number ${n}`);

async function storeMany(count: number): Promise<string[]> {
  const { files } = filesOf({});
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = await files.put(db(), contentOf(n));
    await inTransaction(api.database, (tx) => files.keep(tx, id));
    ids.push(id);
  }
  return ids;
}

async function countByKey(): Promise<Record<string, number>> {
  const { rows } = await api.owner.query<{ key_id: string; n: number }>(
    'SELECT key_id, count(*)::int AS n FROM stored_file GROUP BY key_id',
  );
  return Object.fromEntries(rows.map(({ key_id, n }) => [key_id, n]));
}

async function expectReadable(ids: readonly string[], settings: Record<string, string>): Promise<void> {
  const { files, reported } = filesOf(settings);
  for (const [n, id] of ids.entries()) expect(await files.read(db(), id)).toEqual(contentOf(n));
  expect(reported).toEqual([]);
}

test('re-encrypts every data key during reads, and then does not need the old key', async () => {
  const ids = await storeMany(130);
  const { files, reported } = filesOf(both);
  let reading = true;
  const reader = (async () => {
    let reads = 0;
    for (; reading || reads === 0; reads += 1) {
      const n = reads % ids.length;
      expect(await files.read(db(), ids[n] as string)).toEqual(contentOf(n));
    }
    return reads;
  })();
  const deps = { database: api.database, events: { report: () => undefined } };
  const [one, two] = await Promise.all([resealDataKeys(deps, files), resealDataKeys(deps, files)]);
  reading = false;
  expect(await reader).toBeGreaterThan(0);
  expect(one + two).toBe(130);
  expect(await countByKey()).toEqual({ new: 130 });
  expect(reported).toEqual([]);
  await expectReadable(ids, { FILE_ENCRYPTION_KEYS: newKey });
  expect(await resealDataKeys(deps, files)).toBe(0);
});

test('leaves every file readable when it is killed midway, and the next run continues', async () => {
  const ids = await storeMany(450);
  const script = fileURLToPath(new URL('./fixtures/reseal-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...processEnvironment, ...testSettings(api.url, both) },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  // A locked row keeps the run from finishing before it is killed.
  const holder = await api.owner.connect();
  await holder.query('BEGIN');
  try {
    await until('the first batch is re-encrypted', async () => {
      const { new: done = 0 } = await countByKey();
      if (done > 0) child.kill('SIGKILL');
      return done > 0 || child.exitCode !== null;
    });
    child.kill('SIGKILL');
    await exited;
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  await expectReadable(ids, both);
  const { files } = filesOf(both);
  const left = (await countByKey()).test ?? 0;
  const events = { report: () => undefined };
  expect(await resealDataKeys({ database: api.database, events }, files)).toBe(left);
  expect(await countByKey()).toEqual({ new: 450 });
  await expectReadable(ids, { FILE_ENCRYPTION_KEYS: newKey });
});

test('reports a missing key and a tampered key, and processes the others', async () => {
  const ids = await storeMany(5);
  await api.owner.query("UPDATE stored_file SET key_id = 'lost' WHERE id = $1", [ids[0]]);
  await api.owner.query(
    'UPDATE stored_file SET sealed_key = set_byte(sealed_key, 20, (get_byte(sealed_key, 20) + 1) % 256) WHERE id = $1',
    [ids[1]],
  );
  const reported: unknown[] = [];
  const events = { report: (name: string, facts: object) => void reported.push([name, facts]) };
  expect(await resealDataKeys({ database: api.database, events }, filesOf(both).files)).toBe(3);
  expect(reported).toEqual([
    ['file_key_missing', { keyId: 'lost', sealed: 'files', count: 1 }],
    ['file_unreadable', { file: ids[1], reason: 'key_tampered' }],
  ]);
});

test('re-encrypts the digits of social security numbers without changing them', async () => {
  const player = await newPlayer(api);
  await submitAll(player, '4321');
  const { files } = filesOf(both);
  const events = { report: () => undefined };
  expect(await resealDigits({ database: api.database, events }, files)).toBe(1);
  await resealDataKeys({ database: api.database, events }, files);
  const { rows } = await api.owner.query(
    "SELECT ssn_key_id, position('4321'::bytea IN sealed_ssn) AS plain FROM identity_case",
  );
  expect(rows).toEqual([{ ssn_key_id: 'new', plain: 0 }]);
  const later = await createTestApi({ databaseUrl: api.url, settings: { FILE_ENCRYPTION_KEYS: newKey } });
  try {
    const staff = await newStaff(later, ['compliance']);
    const { cases } = await staff.staff.identity.get({ params: { playerId: player.id } });
    expect(cases[0]?.ssn_last4).toBe('4321');
  } finally {
    await later.close();
  }
});

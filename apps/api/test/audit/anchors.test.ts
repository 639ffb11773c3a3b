import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type AnchorDeps, checkAnchors, writeAnchor } from '../../src/modules/audit/anchors.ts';
import { anchorAudit, checkAudit } from '../../src/modules/audit/public.ts';
import { createFolderStore } from '../../src/modules/files/folder-store.ts';
import { createStatementKeys } from '../../src/platform/crypto/statement-keys.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { saveTables } from '../helpers/database/saved-tables.ts';
import { tamper } from '../helpers/database/tamper.ts';

const hourMs = 3_600_000;
const start = new Date('2026-11-23T10:05:00.000Z');

const api = setUpTestApi();
let restore: () => Promise<void>;
let folder: string;
let reported: { name: string; facts: unknown }[];
beforeAll(async () => {
  restore = await saveTables(api.owner, ['staff_audit', 'staff_audit_head']);
});
beforeEach(async () => {
  await restore();
  folder = await mkdtemp(join(tmpdir(), 'goldwren-anchors-'));
  reported = [];
});

function at(hours: number, more: Partial<AnchorDeps> = {}): AnchorDeps {
  return {
    ...api.context,
    events: { report: (name, facts) => void reported.push({ name, facts }) },
    clock: { now: () => new Date(start.getTime() + hours * hourMs) },
    anchorStore: createFolderStore(folder),
    headKeys: createStatementKeys(api.config.statementKeys),
    ...more,
  };
}

async function actTimes(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    // Runs in one transaction as the owner of the tables, so that no sign-in adds a row.
    await api.owner.query(`
      INSERT INTO staff_action (transaction_id, staff_id, permission, is_fresh)
      VALUES (pg_current_xact_id(), gen_random_uuid(), 'own_account', true);
      SELECT append_audit('staff.signed_out', NULL, NULL, '{"index": ${index}}')`);
  }
}

/** Deletes the newest rows, as a malicious superuser could. The remaining chain is valid. */
async function rollBackTo(seq: number): Promise<void> {
  await tamper(api.owner, 'DELETE FROM staff_audit WHERE seq > $1', [seq]);
  await tamper(
    api.owner,
    'UPDATE staff_audit_head SET seq = a.seq, hash = a.hash FROM staff_audit a WHERE a.seq = $1',
    [seq],
  );
}

const fileOf = (hour: string) => join(folder, 'audit-heads', '2026-11-23', hour);
const faults = async (deps: AnchorDeps) => (await checkAnchors(deps)).findings.map(({ seq, fault }) => [seq, fault]);

test('agrees with anchors that are older than the rows', async () => {
  await actTimes(2);
  await anchorAudit(at(0));
  await actTimes(2);
  await anchorAudit(at(1));
  await actTimes(1);
  expect(await checkAnchors(at(2))).toEqual({ checked: 2, newestAt: '2026-11-23T11:05:00.000Z', findings: [] });
  expect(reported).toEqual([]);
});

test('reports that the last rows were rolled back together with the head', async () => {
  await actTimes(3);
  await writeAnchor(at(0));
  await rollBackTo(2);
  const found = await checkAudit(at(1));
  expect(found.firstBroken).toBeNull();
  expect(found.anchors?.findings).toEqual([{ anchor: 'audit-heads/2026-11-23/10', seq: 3, fault: 'above_head' }]);
  expect(reported).toEqual([{ name: 'audit_anchor_differs', facts: found.anchors?.findings[0] }]);
});

test('reports rows that were rolled back and rewritten with other data', async () => {
  await actTimes(3);
  await writeAnchor(at(0));
  await rollBackTo(2);
  await actTimes(3);
  expect((await checkAudit(at(1))).firstBroken).toBeNull();
  expect(await faults(at(1))).toEqual([[3, 'hash_differs']]);
});

test('reports a row that is missing below the head', async () => {
  await actTimes(2);
  await writeAnchor(at(0));
  await actTimes(2);
  await tamper(api.owner, 'DELETE FROM staff_audit WHERE seq = 2');
  expect(await faults(at(1))).toEqual([[2, 'row_missing']]);
});

test('still reports a rewritten log after newer anchors of it were stored', async () => {
  await actTimes(3);
  await writeAnchor(at(0));
  await rollBackTo(2);
  await actTimes(2);
  for (let hour = 1; hour <= 20; hour += 1) await anchorAudit(at(hour));
  expect(await faults(at(20))).toEqual([[3, 'hash_differs']]);
});

test.each<[string, (text: string) => string]>([
  ['another number', (text) => text.replace('"seq":2', '"seq":1')],
  ['another instant', (text) => text.replace('T10:05', 'T10:06')],
  ['a wrong signature', (text) => text.replace(/"signature":"[0-9a-f]{4}/, '"signature":"0000')],
  ['no signature', (text) => text.replace(/,"signature":"[0-9a-f]+"/, '')],
  ['an unknown key', (text) => text.replace(/"key_id":"[0-9a-f]{4}/, '"key_id":"zzzz')],
  ['half of its bytes', (text) => text.slice(0, 40)],
])('reports an anchor with %s', async (_what, change) => {
  await actTimes(2);
  await writeAnchor(at(0));
  const text = await readFile(fileOf('10'), 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(fileOf('10'), change(text));
  expect(await faults(at(1))).toEqual([[null, 'not_genuine']]);
});

test('reports a newer anchor that was replaced by an older one', async () => {
  await actTimes(2);
  await writeAnchor(at(0));
  await actTimes(1);
  await writeAnchor(at(1));
  await writeFile(fileOf('11'), await readFile(fileOf('10')));
  expect(await faults(at(2))).toEqual([[null, 'not_genuine']]);
});

test('does not overwrite the anchor of an hour', async () => {
  await actTimes(1);
  expect(await writeAnchor(at(0))).toBe(true);
  const first = await readFile(fileOf('10'), 'utf8');
  await actTimes(1);
  expect(await writeAnchor(at(0.5))).toBe(false);
  expect(await readFile(fileOf('10'), 'utf8')).toBe(first);
});

test('reads anchors of a signing key that was rotated out', async () => {
  await actTimes(1);
  await writeAnchor(at(0));
  const [old] = api.config.statementKeys;
  expect(await faults(at(1, { headKeys: createStatementKeys([Buffer.alloc(32, 7), old]) }))).toEqual([]);
});

test('reports a failing file store, and still checks the chain', async () => {
  await actTimes(2);
  const failing = { put: () => Promise.reject(new Error('down')), get: () => Promise.reject(new Error('down')) };
  const found = await checkAudit(at(0, { anchorStore: failing }));
  expect(found).toMatchObject({ rows: 2, firstBroken: null, anchors: null });
  expect(reported.map(({ name }) => name)).toEqual(['file_store_failed']);
  await expect(anchorAudit(at(0, { anchorStore: failing }))).rejects.toThrow('down');
  await actTimes(1);
});

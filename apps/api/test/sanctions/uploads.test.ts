import { randomUUID } from 'node:crypto';
import { sanctions } from '@goldwren/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Login, readConfig } from '../../src/config/config.ts';
import { selectVerifiedPeople } from '../../src/modules/identity/public.ts';
import { importApprovedList, type ListFile, rescreenPlayers } from '../../src/modules/sanctions/public.ts';
import type { Database } from '../../src/platform/database.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectConflict, expectProblem } from '../helpers/api/expect-problem.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { importFiles, plainList, uploadFile } from '../helpers/people/sanctions.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { idOf } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi();
const putin = ['PUTIN, Vladimir', 1952] as const;
const abbas = ['ABBAS, Abu', 1948] as const;
const reason = 'Monthly update of the list.';
let ada: Caller;
let bob: Caller;
/** The database with the login of the worker, which runs the job. */
let database: Database;
const events = { report: () => undefined } as never;
beforeAll(async () => {
  const login = readConfig(testSettings(api.url), 'worker').logins.worker as Login;
  database = openTestDatabase({ ...login, maxConnections: 2 });
  [ada, bob] = [await newStaff(api, ['compliance']), await newStaff(api, ['compliance'])];
});
afterAll(() => database.close());
beforeEach(async () => {
  await api.owner.query('TRUNCATE sanctions_list, sanctions_name, sanctions_match, sanctions_screening');
  await api.owner.query(
    "SET session_replication_role = 'replica'; DELETE FROM sanctions_upload; RESET session_replication_role",
  );
});

const textFile = (text: string, name = 'list.csv'): ListFile => ({ name, bytes: Buffer.from(text) });

const upload = (file: ListFile, more: Parameters<typeof uploadFile>[2] = {}, by = ada) => uploadFile(by, file, more);
const approve = (id: string, by = bob) => by.staff.sanctions.approve({ params: { id } });
const runJob = () => importApprovedList({ database, events });
const latest = async () => (await ada.staff.sanctions.uploads()).results[0];
const listsInForce = async () => (await ada.staff.sanctions.lists({ query: {} })).results;

async function contentsStored(): Promise<number> {
  const { rows } = await api.owner.query('SELECT cardinality(contents) AS files FROM sanctions_upload');
  return rows[0].files;
}

test('imports a list after a second person approved the comparison, and compares every player with it', async () => {
  await importFiles(api, [plainList(abbas)]);
  await newPlayer(api, { first_name: 'Владимир', last_name: 'Путин', birth_date: '1952-10-07' });
  const id = await upload(plainList(putin, ['Robin Wren']));
  expect(await latest()).toMatchObject({
    ...{ id, status: 'pending', format: 'plain', files: ['list.csv'], names: 2, added: 2, removed: 1, unchanged: 0 },
    ...{ added_names: [putin[0], 'Robin Wren'], removed_names: [abbas[0]], reason, version: null },
    requested_by: { id: await idOf(ada), name: 'Sam Staff' },
  });
  expect(await runJob()).toBeNull();
  expect(await listsInForce()).toHaveLength(1);
  await approve(id);
  expect(await latest()).toMatchObject({ status: 'approved', decided_by: { id: await idOf(bob) } });
  const imported = await runJob();
  expect(imported).toMatchObject({ version: 2, names: 2, isNew: true });
  expect(await latest()).toMatchObject({ status: 'imported', version: 2, sha256: imported?.sha256 });
  expect((await listsInForce())[0]).toMatchObject({ version: 2, names: 2, sha256: imported?.sha256 });
  const { rows } = await api.owner.query(
    'SELECT position, entry, name, birth_years FROM sanctions_name WHERE version = 2 ORDER BY position',
  );
  expect(rows).toEqual([
    { position: 0, entry: 'PUTIN, Vladimir, 1952', name: putin[0], birth_years: [1952] },
    { position: 1, entry: 'Robin Wren', name: 'Robin Wren', birth_years: [] },
  ]);
  expect(await contentsStored()).toBe(0);
  expect(await rescreenPlayers({ database, verifiedPeople: selectVerifiedPeople })).toMatchObject({ matches: 1 });
  expect(await runJob()).toBeNull();
});

test('reads SDN.CSV together with ALT.CSV', async () => {
  const nulls = (count: number) => Array.from({ length: count }, () => '-0-').join(',');
  const sdn = textFile(`2674,"ABBAS, Abu","individual",${nulls(8)},"DOB 10 Dec 1948"`, 'SDN.CSV');
  await upload(sdn, { alt: textFile('2674,1,"aka","ZAYDAN, Muhammad",-0-', 'ALT.CSV') });
  expect(await latest()).toMatchObject({ format: 'sdn', names: 2, files: ['SDN.CSV', 'ALT.CSV'] });
});

test('requires another person, and records both of them in the audit log', async () => {
  const id = await upload(plainList(putin));
  await expectConflict(approve(id, ada), 'second_person');
  await approve(id);
  expect(await auditOf(api.owner, id)).toMatchObject([
    { action: 'sanctions.list_uploaded', facts: { names: 1, added: 1, removed: 0, reason } },
    { action: 'sanctions.list_approved', facts: { requested_by: await idOf(ada) } },
  ]);
});

test('rejects calls of staff without the permission', async () => {
  const support = await newStaff(api, ['support']);
  const id = await upload(plainList(putin));
  await expectProblem(upload(plainList(abbas), {}, support), 'forbidden');
  await expectProblem(approve(id, support), 'forbidden');
  await expectProblem(support.staff.sanctions.reject({ params: { id }, body: { reason } }), 'forbidden');
  await expectProblem(support.staff.sanctions.uploads(), 'forbidden');
});

test('approves once when two people approve at the same moment, and imports once in two workers', async () => {
  const eve = await newStaff(api, ['compliance']);
  const id = await upload(plainList(putin));
  const done = await Promise.allSettled([approve(id), approve(id, eve)]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { params: { reason: 'change_decided' } },
  });
  await Promise.allSettled([runJob(), runJob()]);
  expect(await listsInForce()).toMatchObject([{ version: 1, names: 1 }]);
  expect((await auditOf(api.owner, id)).map(({ action }) => action)).toEqual([
    'sanctions.list_uploaded',
    'sanctions.list_approved',
  ]);
});

test('withdraws an upload, deletes its content, and rejects a later approval', async () => {
  const id = await upload(plainList(putin));
  expect(await contentsStored()).toBe(1);
  await ada.staff.sanctions.reject({ params: { id }, body: { reason: 'The wrong file.' } });
  expect(await contentsStored()).toBe(0);
  await expectConflict(approve(id), 'change_decided');
  await expectProblem(approve(randomUUID()), 'not_found');
  await expect(api.owner.query('DELETE FROM sanctions_upload')).rejects.toThrow();
  await expect(api.owner.query("UPDATE sanctions_upload SET status = 'approved'")).rejects.toThrow();
});

test('stores a retried upload once, and rejects a list that is in force or a second upload', async () => {
  const list = plainList(putin, abbas);
  const id = await upload(list);
  await upload(list, { id });
  await expectConflict(upload(plainList(abbas)), 'change_pending');
  await expectConflict(upload(plainList(abbas), { id }), 'change_pending');
  expect(await auditOf(api.owner, id)).toHaveLength(1);
  await approve(id);
  await expectConflict(upload(plainList(abbas)), 'change_pending');
  await runJob();
  await expectConflict(upload(list), 'list_in_force');
});

test('rejects an approval after another list came into force, because both people saw another comparison', async () => {
  const id = await upload(plainList(putin));
  await importFiles(api, [plainList(abbas)]);
  await expectConflict(approve(id), 'list_replaced');
});

test('imports nothing when the command imported a much longer list after the approval', async () => {
  const id = await upload(plainList(putin));
  await approve(id);
  await importFiles(api, [plainList(abbas, ['One Wren'], ['Two Wren'], ['Three Wren'])]);
  expect(await runJob()).toBeNull();
  expect(await latest()).toMatchObject({ status: 'failed', version: null });
  expect(await listsInForce()).toHaveLength(1);
});

test('requires a confirmation for a list with less than half of the names', async () => {
  await importFiles(api, [plainList(abbas, ['One Wren'], ['Two Wren'])]);
  await expect(upload(plainList(putin))).rejects.toMatchObject({
    code: 'validation_failed',
    fieldErrors: { may_shrink: [expect.stringContaining('The list has 1 name,')] },
  });
  await upload(plainList(putin), { may_shrink: 'true' });
  expect(await latest()).toMatchObject({ names: 1, removed: 3 });
});

test.each([
  ['', ['The file is empty.']],
  ['name,birth_year', ['The file contains no names of people.']],
  [
    'name,birth_year\nRobin Wren,52\n\n,1952\na,b,c',
    ['Line 2: this is not a year of birth.', 'Line 4: this is not a valid name.', 'Line 5: 3 columns instead of 2.'],
  ],
  ['name,birth_year\nRobin Wren,\n"Cut off', [expect.stringMatching(/^Line 3: a quotation mark/)]],
  ['<!doctype html>', ['Line 1: 1 column instead of 12.']],
])('rejects %j with the lines', async (text, messages) => {
  await expect(upload(textFile(text))).rejects.toMatchObject({
    ...{ status: 422, code: 'validation_failed' },
    fieldErrors: { file: messages },
  });
  expect(await latest()).toBeUndefined();
});

test('shows at most twenty faults of a file', async () => {
  const lines = Array.from({ length: 50 }, () => 'Robin Wren,52');
  const call = upload(textFile(['name,birth_year', ...lines].join('\n')));
  const { fieldErrors } = await call.catch((error) => error);
  expect(fieldErrors.file).toHaveLength(20);
});

test('rejects a file above the limit, a form without a file, and another type of body', async () => {
  const big = textFile('x'.repeat(sanctions.uploadMaxBytes + 64 * 1024));
  await expectProblem(upload(big), 'payload_too_large');
  const path = '/api/staff/sanctions/uploads';
  expect((await ada.send('POST', path, { json: { id: randomUUID() } })).status).toBe(415);
  const form = { file: 'text', file_name: 'a.csv', reason } as never;
  await expectProblem(ada.staff.sanctions.upload({ body: form }), 'unsupported_media_type');
});

test('lets no login change the lists without an approval', async () => {
  const id = await upload(plainList(putin));
  const direct = (statement: string) => database.db.$client.query(statement);
  const names = '[{"entry":"1","name":"Robin Wren","birth_years":[]}]';
  await expect(direct(`SELECT import_sanctions_upload('${id}', 1, '${names}')`)).rejects.toThrow(/not approved/);
  await expect(direct(`SELECT approve_sanctions_upload('${id}')`)).rejects.toThrow(/permission denied/);
  await expect(direct(`UPDATE sanctions_upload SET status = 'approved'`)).rejects.toThrow(/permission denied/);
  await direct(`SELECT end_sanctions_upload('${id}', NULL)`);
  expect(await latest()).toMatchObject({ status: 'pending' });
});

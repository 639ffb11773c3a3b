import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../src/modules/audit/public.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { saveTables } from '../helpers/database/saved-tables.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { actorOf, newStaff, type StaffAccount } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let admin: Caller & StaffAccount;
let actor: StaffActor;
let restore: () => Promise<void>;
beforeAll(async () => {
  admin = await newStaff(api, ['admin']);
  actor = await actorOf(admin, 'own_account');
  restore = await saveTables(api.owner, ['staff_audit', 'staff_audit_head']);
});
beforeEach(() => restore());

function act(on: TestApi, note: string): Promise<void> {
  return inStaffTransaction(on.database, actor, (tx) =>
    recordAudit(tx, {
      action: 'staff.signed_out',
      subject: { type: 'staff', id: 'x' },
      facts: { note, empty: null, many: ['b', 'a'], n: 1.5 },
    }),
  );
}

async function actTimes(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await act(api, `row ${index}`);
}

const verdict = () => admin.staff.audit.verify();

describe('the hash chain of the audit log', () => {
  test('is reported as intact, with its head', async () => {
    await actTimes(5);
    const found = await verdict();
    expect(found).toMatchObject({ rows: 6, intact: true, first_broken: null });
    const { rows } = await api.owner.query("SELECT encode(hash, 'hex') AS hash FROM staff_audit WHERE seq = 6");
    expect(found.head).toBe(rows[0].hash);
  });

  test.each([
    ['a changed fact', `UPDATE staff_audit SET facts = facts || '{"note":"nothing"}' WHERE seq = 4`, 4],
    ['another salt', "UPDATE staff_audit SET facts_salt = facts_salt || '\\x00' WHERE seq = 4", 4],
    ['another digest', "UPDATE staff_audit SET facts_digest = sha256('') WHERE seq = 4", 4],
    [
      'a changed fact with a matching digest',
      `UPDATE staff_audit SET facts = '{}', facts_digest = audit_facts_digest(facts_salt, '{}') WHERE seq = 4`,
      4,
    ],
    [
      'facts removed although no account was erased',
      'UPDATE staff_audit SET facts = NULL, facts_salt = NULL, erased_for = gen_random_uuid() WHERE seq = 4',
      4,
    ],
    ['another actor', 'UPDATE staff_audit SET staff_id = gen_random_uuid() WHERE seq = 3', 3],
    ['an earlier time', "UPDATE staff_audit SET at = at - interval '1 microsecond' WHERE seq = 5", 5],
    ['another subject', "UPDATE staff_audit SET subject_id = 'y' WHERE seq = 5", 5],
    ['a removed subject', 'UPDATE staff_audit SET subject_id = NULL, subject_type = NULL WHERE seq = 2', 2],
    ['a deleted row', 'DELETE FROM staff_audit WHERE seq = 4', 4],
    ['the first row deleted', 'DELETE FROM staff_audit WHERE seq = 1', 1],
    ['the last row deleted', 'DELETE FROM staff_audit WHERE seq = 6', 6],
    ['the last two rows deleted', 'DELETE FROM staff_audit WHERE seq > 4', 5],
    [
      'the last row changed with its hash',
      "UPDATE staff_audit SET action = 'audit.verified', hash = audit_hash(prev_hash, seq, at, staff_id, 'audit.verified', subject_type, subject_id, facts_digest) WHERE seq = 6",
      6,
    ],
    [
      'a changed row with a matching hash',
      `UPDATE staff_audit SET facts = '{}', facts_digest = audit_facts_digest(facts_salt, '{}'),
         hash = audit_hash(prev_hash, seq, at, staff_id, action, subject_type, subject_id, audit_facts_digest(facts_salt, '{}')) WHERE seq = 3`,
      4,
    ],
    [
      'a row inserted without its function, with a correct hash',
      `INSERT INTO staff_audit (seq, at, staff_id, action, subject_type, subject_id, facts, facts_salt, facts_digest, prev_hash, hash)
         SELECT 7, at, staff_id, action, subject_type, subject_id, facts, facts_salt, facts_digest, hash,
                audit_hash(hash, 7, at, staff_id, action, subject_type, subject_id, facts_digest) FROM staff_audit WHERE seq = 6`,
      7,
    ],
    ['rows renumbered to leave a gap', 'UPDATE staff_audit SET seq = seq + 10 WHERE seq > 3', 4],
    [
      'a row inserted before the first',
      `INSERT INTO staff_audit (seq, at, staff_id, action, subject_type, subject_id, facts, facts_salt, facts_digest, prev_hash, hash)
         SELECT 0, at, staff_id, action, subject_type, subject_id, facts, facts_salt, facts_digest, prev_hash, hash FROM staff_audit WHERE seq = 1`,
      0,
    ],
    ['a row moved to the end', 'UPDATE staff_audit SET seq = 40 WHERE seq = 3', 3],
  ])('reports %s', async (_what, statement, first) => {
    await actTimes(5);
    expect(await tamper(api.owner, statement)).toBeGreaterThan(0);
    expect(await verdict()).toMatchObject({ intact: false, first_broken: first });
  });

  test('stays broken after later rows', async () => {
    await actTimes(3);
    await tamper(api.owner, 'DELETE FROM staff_audit WHERE seq = 2');
    await actTimes(3);
    expect(await verdict()).toMatchObject({ intact: false, first_broken: 2 });
  });

  test('has no gaps when two processes append at once and some transactions roll back', async () => {
    const rolledBack = (on: TestApi) =>
      inStaffTransaction(on.database, actor, async (tx) => {
        await recordAudit(tx, { action: 'staff.signed_out', subject: null, facts: {} });
        throw new Error('undo');
      }).catch((error: Error) => expect(error.message).toBe('undo'));
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const on = index % 2 === 0 ? api : other;
        return index % 5 === 0 ? rolledBack(on) : act(on, `at once ${index}`);
      }),
    );
    const { rows } = await api.owner.query('SELECT seq FROM staff_audit ORDER BY at, seq');
    expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
    expect(await verdict()).toMatchObject({ rows: 49, intact: true });
  });
});

describe('the audit log rejects changes by the owner of the tables', () => {
  test.each([
    "UPDATE staff_audit SET facts = '{}'",
    'UPDATE staff_audit SET facts = NULL, facts_salt = NULL, erased_for = gen_random_uuid()',
    'DELETE FROM staff_audit',
    'TRUNCATE staff_audit',
    'DELETE FROM staff_audit_head',
    'TRUNCATE staff_audit_head',
  ])('%s', async (statement) => {
    await expect(api.owner.query(statement)).rejects.toThrow(/append-only/);
  });
});

describe("the API's database login", () => {
  test.each([
    'INSERT INTO staff_audit SELECT (jsonb_populate_record(a, \'{"seq":99}\')).* FROM staff_audit a',
    "UPDATE staff_audit SET facts = '{}'",
    'DELETE FROM staff_audit',
    'UPDATE staff_audit_head SET seq = 0',
    "INSERT INTO staff_audit_head VALUES (true, 0, sha256(''))",
  ])('cannot run %s', async (statement) => {
    await expect(api.database.db.$client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

test('rejects facts that are too large', async () => {
  await expect(act(api, 'x'.repeat(4_000))).rejects.toMatchObject({ code: '23514' });
});

test('records verification in the log, and limits it per caller', async () => {
  const [eager, colleague] = [await newStaff(api, ['admin']), await newStaff(api, ['compliance'])];
  for (let times = 0; times < 30; times += 1) await eager.staff.audit.verify();
  await expectProblem(eager.staff.audit.verify(), 'rate_limited');
  expect((await colleague.staff.audit.verify()).intact).toBe(true);
  const { results } = await eager.staff.audit.search({ body: { action: 'audit.verified', limit: 100 } });
  expect(results).toHaveLength(31);
});

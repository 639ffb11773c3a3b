import { randomBytes, randomUUID } from 'node:crypto';
import { permissionsOfRole, staffRoles } from '@goldwren/rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffActor } from '../../src/modules/audit/public.ts';
import { staffProof } from '../../src/platform/schema/staff-proof.ts';
import { loginsOf } from '../harness/app-url.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { actorOf, newStaff } from '../helpers/people/staff.ts';

const forbidden = { code: '42501' };
const nobodyActs = { code: 'GW004' };

const api = setUpTestApi();
let staff: pg.Client;
let admin: Caller;
let actor: StaffActor;
let player: Player;
beforeAll(async () => {
  player = await newPlayer(api);
  admin = await newStaff(api, ['admin', 'finance']);
  actor = await actorOf(admin, 'games.switch');
  staff = new pg.Client({ connectionString: loginsOf(api.url).staff });
  await staff.connect();
});
afterAll(() => staff.end());

/** Runs statements of the staff login in one transaction and undoes it; answers the rows of the last one. */
async function attempt(...statements: readonly (readonly [string, unknown[]?])[]): Promise<pg.QueryResultRow[]> {
  await staff.query('BEGIN');
  try {
    let rows: pg.QueryResultRow[] = [];
    for (const [text, values] of statements) ({ rows } = await staff.query(text, values));
    return rows;
  } finally {
    await staff.query('ROLLBACK');
  }
}

const begin = (permission: string, { fresh = true as boolean | null, sessionId = actor.proof.sessionId } = {}) =>
  ['SELECT * FROM begin_staff_action($1, $2, $3)', [sessionId, permission, fresh]] as const as [string, unknown[]];
const write: [string] = ["SELECT append_audit('staff.signed_out', NULL, NULL, '{}')"];
const switchOff: [string] = ["SELECT * FROM switch_game(1, false, 'staff', 'x')"];
const setSession = (text: string) =>
  api.owner.query(`UPDATE staff_session SET ${text} WHERE staff_id = $1`, [actor.id]);
const setMember = (text: string) => api.owner.query(`UPDATE staff_member SET ${text} WHERE id = $1`, [actor.id]);

describe('the login of staff cannot', () => {
  test.each([
    ['add a session', "INSERT INTO staff_session (id_hash, staff_id) SELECT 'x', id FROM staff_member"],
    ['make a session fresh', 'UPDATE staff_session SET proven_at = now()'],
    ['free a used code', 'UPDATE staff_member SET last_totp_step = 0'],
    ['record an actor', "INSERT INTO staff_action VALUES (pg_current_xact_id(), gen_random_uuid(), 'x', true)"],
    ['give a role a permission', "INSERT INTO staff_permission VALUES ('support', 'games.switch')"],
    ['lengthen sessions', 'UPDATE staff_limit SET idle_minutes = 10000'],
  ])('%s', async (_what, statement) => {
    await expect(attempt([statement])).rejects.toMatchObject(forbidden);
  });

  test.each([
    ['write the log', write[0]],
    ['approve an adjustment', 'SELECT approve_adjustment(gen_random_uuid(), gen_random_uuid())'],
    ['reject an adjustment', "SELECT reject_adjustment(gen_random_uuid(), gen_random_uuid(), 'x')"],
    ['switch a game', switchOff[0]],
    ['request a switch of the policy', "SELECT request_policy_switch(gen_random_uuid(), 'x', 1, '[]', 'x')"],
    ['approve a switch of the policy', 'SELECT approve_policy_switch(gen_random_uuid())'],
    ['reject a switch of the policy', "SELECT reject_policy_switch(gen_random_uuid(), 'x')"],
    [
      'request a change of the policy',
      "SELECT request_policy_change(gen_random_uuid(), 'US', 'NJ', '{redeem}', 'today', 0, 'x')",
    ],
    ['approve a change of the policy', 'SELECT approve_policy_change(gen_random_uuid())'],
    ['reject a change of the policy', "SELECT reject_policy_change(gen_random_uuid(), 'x')"],
    [
      'upload a sanctions list',
      "SELECT request_sanctions_upload(gen_random_uuid(), 'plain', 'x', '{}', '{}', 1, 0, 1, 0, '{}', '{}', false, 'x')",
    ],
    ['approve a sanctions list', 'SELECT approve_sanctions_upload(gen_random_uuid())'],
    ['reject a sanctions list', "SELECT reject_sanctions_upload(gen_random_uuid(), 'x')"],
    ['announce a maintenance', "SELECT announce_maintenance(NULL, now(), now() + interval '1 hour', 'x')"],
    ['unlock a colleague', 'SELECT unlock_staff_member(gen_random_uuid())'],
    ['approve a change of staff', "SELECT approve_staff_change(gen_random_uuid(), 'x')"],
    ['reject a change of staff', "SELECT reject_staff_change(gen_random_uuid(), 'x')"],
    [
      'invite an admin',
      "SELECT request_staff_change(gen_random_uuid(), 'invite', gen_random_uuid()::text, 'x', 'x@x.test', 'x@x.test', '{admin}', NULL, 'x', 'x')",
    ],
  ])('%s without a member who acts, also with a setting made by hand', async (_what, statement) => {
    const setting = `SELECT set_config('goldwren.staff_id', '${actor.id}', false)`;
    await expect(attempt([setting], [statement])).rejects.toMatchObject(nobodyActs);
  });

  test('release a wallet or return a redemption without a member who acts with a fresh proof for it', async () => {
    await expect(attempt(['SELECT set_wallets_frozen($1, false)', [player.id]])).rejects.toMatchObject(forbidden);
    const reject = "SELECT return_redemption($1, gen_random_uuid(), 'rejected')";
    await expect(attempt([reject, [player.id]])).rejects.toThrow('forbidden');
    await expect(attempt(begin('games.switch'), [reject, [player.id]])).rejects.toThrow('forbidden');
    await setSession("proven_at = now() - interval '16 minutes'");
    const stale = begin('redemptions.review', { fresh: false });
    try {
      await expect(attempt(stale, [reject, [player.id]])).rejects.toThrow('forbidden');
    } finally {
      await setSession('proven_at = now()');
    }
    await expect(attempt(begin('redemptions.review'), [reject, [player.id]])).rejects.toThrow('conflict');
  });

  test('unlock its own account', async () => {
    const unlock = (id: string): [string, unknown[]] => ['SELECT * FROM unlock_staff_member($1)', [id]];
    await expect(attempt(begin('staff.unlock'), unlock(actor.id))).rejects.toThrow('forbidden');
    const other = await actorOf(await newStaff(api, ['admin']), 'staff.unlock');
    expect(await attempt(begin('staff.unlock'), unlock(other.id))).toEqual([{ was_locked: false }]);
  });

  test('verify an identity with another permission', async () => {
    const verify: [string, unknown[]] = ["UPDATE player SET identity_status = 'verified' WHERE id = $1", [player.id]];
    await expect(attempt(begin('games.switch'), verify)).rejects.toMatchObject(forbidden);
  });

  test('act with the hash that it reads from the table of sessions', async () => {
    const { rows } = await staff.query<{ id: Buffer }>('SELECT id_hash AS id FROM staff_session');
    for (const { id } of rows) {
      for (const sessionId of [id.toString('hex'), id.toString('base64url'), randomUUID()]) {
        await expect(attempt(begin('own_account', { sessionId }))).rejects.toThrow('unauthenticated');
      }
    }
  });

  test('decide with another permission, or one that no role of the member gives', async () => {
    await expect(attempt(begin('tickets.answer'), switchOff)).rejects.toThrow('forbidden');
    await expect(attempt(begin('sanctions.review'))).rejects.toThrow('forbidden');
  });

  test('use the record of one transaction in the next', async () => {
    await staff.query('BEGIN');
    await staff.query(...begin('games.switch'));
    await staff.query('COMMIT');
    await expect(attempt(write)).rejects.toMatchObject(nobodyActs);
    expect((await api.owner.query('SELECT * FROM staff_action')).rows).toEqual([]);
  });

  test('act as a second member in one transaction', async () => {
    const other = await actorOf(await newStaff(api, ['admin']), 'games.switch');
    const again = begin('games.switch', { sessionId: other.proof.sessionId });
    await expect(attempt(begin('games.switch'), again)).rejects.toMatchObject({ code: '23505' });
  });

  test('name another member as the one who decided', async () => {
    const request = (by: string): [string, unknown[]] => [
      `INSERT INTO adjustment (player_id, id, currency, amount, reason, requested_by, due_at)
       VALUES ($1, $2, 'sweeps', 100000, 'x', $3, now())`,
      [player.id, randomUUID(), by],
    ];
    await expect(attempt(request(actor.id))).rejects.toMatchObject(nobodyActs);
    await expect(attempt(begin('adjustments.request'), request(randomUUID()))).rejects.toMatchObject(forbidden);
    expect(await attempt(begin('adjustments.request'), request(actor.id))).toEqual([]);
  });
});

describe('an action is rejected', () => {
  const minutes = (count: number) => `now() - interval '${count} minutes'`;
  test.each([
    ['with an idle session', () => setSession(`last_seen_at = ${minutes(16)}`), 'unauthenticated'],
    ['with an expired session', () => setSession(`created_at = ${minutes(481)}`), 'unauthenticated'],
    ['without a fresh proof', () => setSession(`proven_at = ${minutes(16)}`), 'reauthentication_required'],
    ['to a disabled member', () => setMember('disabled_at = now()'), 'unauthenticated'],
    ['to a locked member', () => setMember('locked_at = now()'), 'unauthenticated'],
    ['to a member who has lost the role', () => setMember("roles = '{support}'"), 'forbidden'],
  ])('%s', async (_when, change, code) => {
    await change();
    try {
      await expect(attempt(begin('games.switch'))).rejects.toThrow(code);
      // Only a caller that says it needs no fresh proof begins without one.
      await expect(attempt(begin('games.switch', { fresh: null }))).rejects.toThrow(code);
      // A caller that does not require a fresh proof still cannot decide without one.
      await expect(attempt(begin('games.switch', { fresh: false }), switchOff)).rejects.toThrow(
        code === 'reauthentication_required' ? 'forbidden' : code,
      );
    } finally {
      await setSession('last_seen_at = now(), created_at = now(), proven_at = now()');
      await setMember("disabled_at = NULL, locked_at = NULL, roles = '{admin,finance}'");
    }
  });
});

test('a member who acts switches a game and writes the log under their own name', async () => {
  const rows = await attempt(begin('games.switch'), switchOff, write, [
    `SELECT s.switched_by, a.staff_id FROM game_switch s, staff_audit a ORDER BY s.id DESC, a.seq DESC LIMIT 1`,
  ]);
  expect(rows).toEqual([{ switched_by: actor.email, staff_id: actor.id }]);
});

describe('a session is opened', () => {
  const step = () => Math.floor(Date.now() / 30_000);
  const opening = (staffId: string, at: number, replaces: Buffer | null = null): [string, unknown[]] => {
    const session = { staffId, step: at, idHash: randomBytes(32), replaces };
    const proof = staffProof(api.config.seedKey, session);
    return ['SELECT * FROM open_staff_session($1, $2, $3, $4, $5)', [staffId, at, session.idHash, replaces, proof]];
  };
  const open = (id: string, at: number) => opening(id, at);
  const count = "SELECT count(*)::int AS n FROM staff_audit WHERE action = 'staff.signed_in'";

  test('with its entry in the log, once for each code', async () => {
    await setMember('last_totp_step = 0');
    const before = (await api.owner.query(count)).rows[0].n;
    expect(await attempt(open(actor.id, step()), [count])).toEqual([{ n: before + 1 }]);
    expect(await attempt(open(actor.id, step()), open(actor.id, step()))).toEqual([{ opened: false }]);
    await expect(attempt(open(actor.id, step()), write)).rejects.toMatchObject(nobodyActs);
  });

  test('only with the proof of a process that has checked password and code, for this very session', async () => {
    await setMember('last_totp_step = 0');
    const [text, values] = open(actor.id, step());
    const other = await actorOf(await newStaff(api, ['admin']), 'games.switch');
    const attacks: readonly (readonly [number, unknown])[] = [
      [4, null],
      [4, randomBytes(32)],
      [0, other.id],
      [1, step() + 1],
      [2, randomBytes(32)],
      [3, randomBytes(32)],
    ];
    for (const [at, value] of attacks) {
      await expect(attempt([text, values.with(at, value)])).rejects.toMatchObject({ code: 'GW003' });
    }
    await expect(attempt(['SELECT * FROM private.staff_proof_key'])).rejects.toMatchObject(forbidden);
    expect(await attempt([text, values])).toEqual([{ opened: true }]);
  });

  test('without ending the session of another member', async () => {
    await setMember('last_totp_step = 0');
    const other = await actorOf(await newStaff(api, ['admin']), 'games.switch');
    const { rows } = await api.owner.query('SELECT id_hash FROM staff_session WHERE staff_id = $1', [other.id]);
    const [session] = rows;
    const replacing = opening(actor.id, step(), session.id_hash);
    const left = 'SELECT count(*)::int AS n FROM staff_session WHERE staff_id = $1';
    expect(await attempt(replacing, [left, [other.id]])).toEqual([{ n: 1 }]);
  });

  test.each([
    ['far ahead', 1_000],
    ['long past', -1_000],
  ])('not for a code %s', async (_when, steps) => {
    expect(await attempt(open(actor.id, step() + steps))).toEqual([{ opened: false }]);
  });

  test.each(['locked_at', 'disabled_at'])('not for an account with %s', async (column) => {
    await setMember(`${column} = now()`);
    expect(await attempt(open(actor.id, step()))).toEqual([{ opened: false }]);
    await setMember(`${column} = NULL`);
  });
});

test('the table of permissions first has the list of the rules', async () => {
  const { rows } = await api.owner.query<{ pair: string }>(
    "SELECT role || ' ' || permission AS pair FROM staff_permission WHERE granted",
  );
  const pairs = staffRoles.flatMap((role) => permissionsOfRole[role].map((permission) => `${role} ${permission}`));
  expect(rows.map(({ pair }) => pair).sort()).toEqual(pairs.sort());
});

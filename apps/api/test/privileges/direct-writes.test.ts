import { randomUUID } from 'node:crypto';
import { type StaffPermission, staffPermissions } from '@goldwren/rules';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffActor } from '../../src/modules/audit/public.ts';
import { readSqlObjects } from '../../src/platform/schema/sql-objects.ts';
import { loginsOf } from '../harness/app-url.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { connect, rollBackAfter } from '../helpers/database/clients.ts';
import { addOneOfEverything } from '../helpers/database/one-of-everything.ts';
import { entryForm, entryOf, sweepsOf } from '../helpers/people/entries.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { actorOf, newStaff } from '../helpers/people/staff.ts';

const forbidden = { code: '42501' };
const twoThousandOne = 200_100n;

const api = setUpTestApi();
let staff: pg.Client;
let players: pg.Client;
let everyone: Caller;
let actor: StaffActor;
let player: Player;

beforeAll(async () => {
  const logins = loginsOf(api.url);
  [players, staff] = [await connect(logins.players), await connect(logins.staff)];
  everyone = await newStaff(api, ['admin', 'finance', 'compliance']);
  actor = await actorOf(everyone, 'games.switch');
  player = await newPlayer(api);
  const tables = [
    'player_totp',
    'recovery_code',
    'exclusion_match',
    'sanctions_match',
    'risk_case',
    'redemption_allowance',
    'identity_case',
  ];
  await addOneOfEverything(api.owner, player.id, tables, {});
  await api.owner.query('UPDATE player SET redemption_suspended_at = now(), email_verified_at = now() WHERE id = $1', [
    player.id,
  ]);
});
afterAll(() => Promise.all([players.end(), staff.end()]));

/** Runs statements of the staff login in one transaction and undoes it; a permission: a member of staff acts with it. */
async function attempt(permission: StaffPermission | null, ...statements: readonly (readonly [string, unknown[]])[]) {
  return rollBackAfter(staff, async () => {
    if (permission) await staff.query('SELECT begin_staff_action($1, $2, true)', [actor.proof.sessionId, permission]);
    let count: number | null = null;
    for (const [text, values] of statements) ({ rowCount: count } = await staff.query(text, values));
    return count;
  });
}

const decisions: readonly (readonly [string, StaffPermission, string])[] = [
  ['suspends', 'players.suspend', 'UPDATE player SET suspended_at = now() WHERE id = $1'],
  ['closes', 'players.close', 'UPDATE player SET suspended_at = now(), closed_at = now() WHERE id = $1'],
  ['restores redemptions of', 'players.suspend', 'UPDATE player SET redemption_suspended_at = NULL WHERE id = $1'],
  ['renames', 'players.rename', "UPDATE player SET first_name = 'Other' WHERE id = $1"],
  [
    'raises the limits of',
    'redemptions.raise_limit',
    'UPDATE redemption_allowance SET day_hundredths = 99999999 WHERE player_id = $1',
  ],
  ['takes the second factor off', 'players.remove_second_factor', 'DELETE FROM player_totp WHERE player_id = $1'],
  ['takes the recovery codes off', 'players.remove_second_factor', 'DELETE FROM recovery_code WHERE player_id = $1'],
  [
    'clears the exclusion match of',
    'exclusions.review',
    "UPDATE exclusion_match SET state = 'cleared', decided_at = now(), decided_by = :actor WHERE player_id = $1",
  ],
  [
    'clears the sanctions match of',
    'sanctions.review',
    "UPDATE sanctions_match SET state = 'cleared', decided_at = now(), decided_by = :actor WHERE player_id = $1",
  ],
  [
    'closes the risk case of',
    'risk.review',
    "UPDATE risk_case SET state = 'no_concern', decided_at = now(), decided_by = :actor WHERE player_id = $1",
  ],
];

describe.each(decisions)('the login of staff %s a player', (_what, permission, statement) => {
  test('only while a member of staff acts with the permission for it', async () => {
    const change: [string, unknown[]] = [statement.replace(':actor', `'${actor.id}'`), [player.id]];
    await expect(attempt(null, change)).rejects.toMatchObject({ code: expect.stringMatching(/42501|GW004/) });
    await expect(attempt('games.switch', change)).rejects.toMatchObject(forbidden);
    expect(await attempt(permission, change)).toBe(1);
  });
});

test('functions and triggers name only permissions of the rules', () => {
  const calls = readSqlObjects().flatMap(({ text }) => [
    ...text.matchAll(/(?:acts_as_staff|deciding_staff|require_staff_permission|require_acting_staff)\(([^)]*)\)/g),
  ]);
  const named = calls.flatMap(([, list = '']) => [...list.matchAll(/'(\w+\.\w+)'/g)].map(([, name]) => name));
  expect(new Set(named).size).toBeGreaterThan(15);
  for (const name of named) expect(staffPermissions).toContain(name);
});

describe('the terms of packages', () => {
  const version = (by: string | null): [string, unknown[]] => [
    `INSERT INTO coin_package_version SELECT (jsonb_populate_record(v, jsonb_build_object('version', 99, 'sweeps', 9999999, 'changed_by', $1::text))).*
       FROM coin_package_version v WHERE v.package_id = 2 AND v.version = 1`,
    [by],
  ];
  const sweeps: [string, unknown[]] = ['UPDATE coin_package SET sweeps = 9999999 WHERE id = 2', []];

  test('are not changed without a member of staff, nor under no name or another one', async () => {
    for (const change of [version(null), version(actor.email), sweeps]) {
      await expect(attempt(null, change)).rejects.toMatchObject(forbidden);
      await expect(attempt('games.switch', change)).rejects.toMatchObject(forbidden);
    }
    for (const change of [version(null), version('other@example.test'), sweeps]) {
      await expect(attempt('packages.edit', change)).rejects.toMatchObject(forbidden);
    }
    expect(await attempt('packages.edit', version(actor.email))).toBe(1);
  });
});

describe('an approved free entry', () => {
  test('is granted once, to the player who sent it', async () => {
    const form = entryForm({ email: player.email });
    await api.caller().client.freeEntry.submit({ body: form });
    const { id } = await entryOf(api.owner, form.email);
    const set = (text: string) => players.query(`UPDATE free_entry SET ${text} WHERE id = $1`, [id]);
    for (const text of ["status = 'approved'", "status = 'granted'", "email_key = 'x'", 'player_id = NULL']) {
      await expect(set(text), text).rejects.toMatchObject(forbidden);
    }
    await everyone.staff.freeEntries.approve({ params: { id } });
    const after = await sweepsOf(api.owner, player.id);
    for (const text of ["status = 'approved'", "status = 'pending'", "status = 'rejected'"]) {
      await expect(set(text), text).rejects.toMatchObject({ code: expect.stringMatching(/42501|GW002/) });
    }
    const other = await newPlayer(api);
    await expect(players.query('SELECT grant_free_entry($1, $2)', [player.id, id])).rejects.toThrow('conflict');
    await expect(players.query('SELECT grant_free_entry($1, $2)', [other.id, id])).rejects.toThrow('not_found');
    const move =
      "UPDATE free_entry SET email_key = (SELECT email_key FROM player WHERE id = $1), status = 'approved' WHERE id = $2";
    await expect(api.owner.query(move, [other.id, id])).rejects.toMatchObject({ code: 'GW002' });
    await expect(players.query('UPDATE player SET email_key = $1', ['x'])).rejects.toMatchObject(forbidden);
    expect(await sweepsOf(api.owner, player.id)).toEqual(after);
  });
});

describe('the credit of a free entry', () => {
  let id: string;
  let entrant: Player;
  beforeAll(async () => {
    entrant = await newPlayer(api);
    const form = entryForm({ email: entrant.email });
    await api.caller().client.freeEntry.submit({ body: form });
    ({ id } = await entryOf(api.owner, form.email));
  });
  const setStatus = (status: string) =>
    api.owner.query('UPDATE free_entry SET status = $1 WHERE id = $2', [status, id]);
  const grant = (): [string, unknown[]] => ['SELECT grant_free_entry($1, $2)', [entrant.id, id]];
  const log = (action: string): [string, unknown[]] => ["SELECT append_audit($1, 'entry', $2, '{}')", [action, id]];

  test('requires the approval of this entry in the audit log, not another action', async () => {
    await setStatus('approved');
    await expect(attempt('games.switch', log('entry.rejected'), grant())).rejects.toThrow('conflict');
    expect(await attempt('games.switch', log('entry.approved'), grant())).toBe(1);
  });

  test('is rejected after a rejection, even by a member of staff who reviews entries', async () => {
    await setStatus('rejected');
    await expect(attempt('free_entries.review', grant())).rejects.toThrow('conflict');
  });
});

describe('a redemption', () => {
  async function inReview(amount: bigint): Promise<{ owner: Player; id: string }> {
    const [owner, id] = [await newPlayer(api), randomUUID()];
    await api.owner.query(
      `INSERT INTO redemption (player_id, id, sweeps_submitted, usd_cents, payout_method, details_sealed, details_masked, status)
       VALUES ($1, $2, $3, $3, 'bank', '', '', 'in_review')`,
      [owner.id, id, amount],
    );
    return { owner, id };
  }
  const moveTo = (status: string, id: string): [string, unknown[]] => [
    'UPDATE redemption SET status = $1 WHERE id = $2',
    [status, id],
  ];
  const approve = (owner: string, id: string, by: string): [string, unknown[]] => [
    'INSERT INTO redemption_approval (player_id, redemption_id, staff_id) VALUES ($1, $2, $3)',
    [owner, id, by],
  ];

  test('is not moved by the login of players', async () => {
    await expect(players.query("UPDATE redemption SET status = 'approved'")).rejects.toMatchObject(forbidden);
    const { rows } = await api.owner.query("SELECT pg_get_function_arguments('escrow_redemption'::regproc) AS list");
    expect(rows[0].list).not.toContain('p_status');
  });

  test('is approved with the approvals that its amount needs, of different members of staff', async () => {
    const small = await inReview(200_000n);
    await expect(attempt('redemptions.review', moveTo('approved', small.id))).rejects.toMatchObject(forbidden);
    const own = approve(small.owner.id, small.id, actor.id);
    await expect(attempt(null, own)).rejects.toMatchObject({ code: expect.stringMatching(/42501|GW004/) });
    await expect(attempt('games.switch', own)).rejects.toMatchObject(forbidden);
    expect(await attempt('redemptions.review', own, moveTo('approved', small.id))).toBe(1);

    const large = await inReview(twoThousandOne);
    const first = approve(large.owner.id, large.id, actor.id);
    await expect(attempt('redemptions.review', first, moveTo('approved', large.id))).rejects.toMatchObject(forbidden);
    const forged = approve(large.owner.id, large.id, randomUUID());
    await expect(attempt('redemptions.review', first, forged)).rejects.toMatchObject(forbidden);
    await api.owner.query(...approve(large.owner.id, large.id, randomUUID()));
    expect(await attempt('redemptions.review', first, moveTo('approved', large.id))).toBe(1);
  });

  test('is neither paid, in payment nor forfeited without its cause, and no payout is larger than it', async () => {
    const { owner, id } = await inReview(5_000n);
    for (const status of ['processing', 'forfeited', 'awaiting_verification', 'rejected', 'returned']) {
      await expect(attempt('payouts.pay', moveTo(status, id)), status).rejects.toMatchObject(forbidden);
    }
    await api.owner.query("UPDATE redemption SET status = 'approved' WHERE id = $1", [id]);
    await expect(attempt('payouts.pay', moveTo('processing', id))).rejects.toMatchObject(forbidden);
    const payout = (cents: number): [string, unknown[]] => [
      `INSERT INTO payout (player_id, id, redemption_id, batch_id, method, gross_cents, withheld_cents, net_cents)
       VALUES ($1, $2, $3, $2, 'bank', $4, 0, $4)`,
      [owner.id, randomUUID(), id, cents],
    ];
    await expect(attempt(null, payout(5_000))).rejects.toMatchObject(forbidden);
    await expect(attempt('payouts.pay', payout(5_001))).rejects.toMatchObject(forbidden);
    expect(await attempt('payouts.pay', payout(5_000), moveTo('processing', id))).toBe(1);
    const paid: [string, unknown[]] = [
      "UPDATE redemption SET status = 'paid', paid_at = now(), paid_cents = 5000, withheld_cents = 0 WHERE id = $1",
      [id],
    ];
    await expect(attempt('payouts.pay', payout(5_000), moveTo('processing', id), paid)).rejects.toMatchObject(
      forbidden,
    );
  });
});

test('Sweeps Coins do not expire where the policy in force allows them', async () => {
  const before = await sweepsOf(api.owner, player.id);
  const expire = () => players.query('SELECT taken::text FROM expire_sweeps($1, $2)', [player.id, randomUUID()]);
  expect((await expire()).rows).toEqual([{ taken: '0' }]);
  expect(await sweepsOf(api.owner, player.id)).toEqual(before);
  await api.owner.query("UPDATE player SET region = 'MI' WHERE id = $1", [player.id]);
  expect((await expire()).rows).toEqual([{ taken: before.balance.toString() }]);
});

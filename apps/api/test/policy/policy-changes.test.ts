import { createHash, randomUUID } from 'node:crypto';
import { dayAfter, permissions, productDay, specificationPack } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { policyInForce } from '../../src/modules/policy/public.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectConflict, expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { alsoAt, newPlayer, type Player, registration } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { idOf } from '../helpers/people/staff-changes.ts';
import { play, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
const reason = 'House Bill 1 bans it.';
const today = productDay(new Date());
const playBan = ['gold_play', 'sweeps_play'] as const;
let ada: Caller;
let bob: Caller;
beforeAll(async () => {
  ada = await newStaff(api, ['compliance']);
  bob = await newStaff(other, ['compliance']);
});

type Form = Parameters<Caller['staff']['policyChanges']['request']>[0]['body'];

/** Requests a change with the latest version as its base. Returns its ID. */
async function request(
  region: string,
  forbidden: Form['forbidden'],
  more: Partial<Form> = {},
  by = ada,
): Promise<string> {
  const id = randomUUID();
  const { version: current } = await ada.staff.policyChanges.list();
  await by.staff.policyChanges.request({
    body: { id, country: 'US', region, forbidden, from: today, current, reason, ...more },
  });
  return id;
}

const approve = (id: string, by = bob) => by.staff.policyChanges.approve({ params: { id } });
const change = async (region: string, forbidden: Form['forbidden'], more: Partial<Form> = {}) =>
  approve(await request(region, forbidden, more));
const versions = async () => (await ada.staff.policyChanges.versions({ query: {} })).results;
const published = async (at = api) => (await at.caller().client.policy.get()).pack.regions;

/** Waits until a start of play is rejected because of the region, or is not. */
function untilPlay(player: Player, isRefused: boolean): Promise<void> {
  const refused = () =>
    start(player).then(
      () => false,
      (error) => error.code === 'region_blocked',
    );
  return until(`play is refused: ${isRefused}`, async () => (await refused()) === isRefused, 2_500);
}

async function taken(player: Player): Promise<string> {
  const { rows } = await api.owner.query('SELECT taken FROM expire_sweeps($1, gen_random_uuid())', [player.id]);
  return String(rows[0].taken);
}

describe('an approved change', () => {
  test('forbids between two requests in every process and in SQL, takes no coins, and can be lifted', async () => {
    const player = await newPlayer(api, { us_state: 'NJ' });
    const there = alsoAt(other, player);
    const { session_id: session } = await start(player);
    const id = await request('NJ', [...playBan, 'register']);
    await play(player, session);
    expect(await taken(player)).toBe('0');
    await approve(id);
    for (const one of [player, there]) await untilPlay(one, true);
    for (const one of [player, there]) await expectProblem(play(one, session, { nonce: 1 }), 'region_blocked');
    expect((await player.client.wallet.get()).sweeps_balance).toBe('2.00');
    const expected = { country: 'US', region: 'NJ', allowed: ['purchase', 'free_entry', 'redeem'] };
    for (const at of [api, other]) {
      expect(await published(at)).toContainEqual(expected);
      const joining = at.caller().client.auth.register({ body: registration({ us_state: 'NJ' }) });
      await expectProblem(joining, 'region_blocked');
    }
    await change('NJ', []);
    await untilPlay(there, false);
    expect((await published(other)).map(({ region }) => region)).not.toContain('NJ');
    await change('NJ', ['sweeps_play']);
    expect(await taken(player)).toBe('200');
  });

  test('is a numbered version whose hash covers the version before, with both people in the audit log', async () => {
    await change('OH', ['purchase']);
    await change('OH', ['purchase', 'redeem'], { reason: 'Two things.' });
    const [last, first, ...older] = await versions();
    expect(last).toMatchObject({ version: (first?.version ?? 0) + 1, before: ['purchase'], state: 'in_force' });
    expect(first).toMatchObject({ state: 'replaced', requested_by: { id: await idOf(ada) } });
    const { rows } = await api.owner.query(
      "SELECT version, country || '-' || region AS place, forbidden, effective_at, reason, encode(hash, 'hex') AS hash FROM policy_change WHERE status = 'approved' ORDER BY version",
    );
    let before = Buffer.alloc(0);
    for (const row of rows) {
      const forbidden = [...row.forbidden].sort().join(',');
      const text = [row.version, row.place, forbidden, row.effective_at.toISOString(), row.reason].join('\n');
      before = createHash('sha256').update(before).update(text).digest();
      expect(row.hash).toBe(before.toString('hex'));
    }
    expect(rows).toHaveLength(older.length + 2);
    const log = await auditOf(api.owner, 'US-OH');
    expect(log.slice(-2)).toMatchObject([
      { action: 'policy.change_requested', facts: { forbidden: ['purchase', 'redeem'], reason: 'Two things.' } },
      {
        action: 'policy.changed',
        facts: {
          version: last?.version,
          before: ['purchase'],
          forbidden: ['purchase', 'redeem'],
          hash: last?.hash,
          requested_by: await idOf(ada),
        },
      },
    ]);
    expect(last?.approved_by.id).toBe(await idOf(bob));
  });

  test('stays as it is, for every login', async () => {
    for (const statement of [
      "UPDATE policy_change SET forbidden = '{}' WHERE status = 'approved'",
      'DELETE FROM policy_change',
      'TRUNCATE policy_change',
    ]) {
      await expect(api.owner.query(statement)).rejects.toThrow(/append-only/);
    }
    for (const { db } of [api.databases.staff, api.databases.players]) {
      await expect(db.$client.query("UPDATE policy_change SET reason = 'x'")).rejects.toThrow(/permission denied/);
    }
  });

  test('never gives back what the pack forbids', async () => {
    await expectConflict(request('WA', []), 'policy_unchanged');
    await change('MI', ['purchase']);
    await change('MI', []);
    const { pack_allows: allowed } = await ada.staff.policyChanges.region({ params: { country: 'US', region: 'MI' } });
    expect(allowed).toEqual(specificationPack.regions['US-MI']);
    await until('Michigan is as in the pack', async () =>
      (await published()).some((one) => one.region === 'MI' && one.allowed.join() === allowed.join()),
    );
  });
});

describe('the second person', () => {
  test('is not the one who requested it, in the API or in the database', async () => {
    const id = await request('TX', ['redeem']);
    await expectConflict(approve(id, ada), 'second_person');
    await expect(
      api.owner.query(
        "UPDATE policy_change SET status = 'approved', decided_by = requested_by, decided_at = now(), version = 999, effective_at = now(), forbidden_before = '{}', hash = 'x' WHERE id = $1",
        [id],
      ),
    ).rejects.toMatchObject({ code: '23514' });
    expect((await ada.staff.policyChanges.list()).results).toMatchObject([{ id, before: [], forbidden: ['redeem'] }]);
    await ada.staff.policyChanges.reject({ params: { id }, body: { reason: 'Withdrawn.' } });
    await expectConflict(approve(id), 'change_decided');
    expect((await versions()).map(({ region }) => region)).not.toContain('TX');
  });

  test('cannot approve for a person who was disabled or lost the permission', async () => {
    const gone = await newStaff(api, ['compliance']);
    const id = await request('TX', ['redeem'], {}, gone);
    for (const set of ["roles = '{support}'", "roles = '{compliance}', disabled_at = now()"]) {
      await api.owner.query(`UPDATE staff_member SET ${set} WHERE id = $1`, [
        (await api.owner.query('SELECT requested_by AS id FROM policy_change WHERE id = $1', [id])).rows[0].id,
      ]);
      await expectConflict(approve(id), 'requester_gone');
    }
    await bob.staff.policyChanges.reject({ params: { id }, body: { reason } });
  });

  test('needs the permission, and so does the first', async () => {
    const support = await newStaff(api, ['admin', 'finance', 'support']);
    await expectProblem(request('TX', ['redeem'], {}, support), 'forbidden');
    const id = await request('TX', ['redeem']);
    await expectProblem(approve(id, support), 'forbidden');
    await expectProblem(approve(randomUUID()), 'not_found');
    await bob.staff.policyChanges.reject({ params: { id }, body: { reason } });
  });
});

describe('the first day of a change', () => {
  test('must not be in the past', async () => {
    await expectProblem(request('UT', ['redeem'], { from: dayAfter(today, -1) }), 'validation_failed');
    await expectProblem(request('UT', ['redeem'], { from: '2026-02-30' }), 'validation_failed');
  });

  test('decides when the change applies, in every process', async () => {
    const player = await newPlayer(api, { us_state: 'UT' });
    await change('UT', ['sweeps_play'], { from: dayAfter(today, 3) });
    await change('UT', [...playBan], { from: dayAfter(today, 3) });
    await start(player);
    const [second, first] = await versions();
    expect([first?.state, second?.state]).toEqual(['replaced', 'scheduled']);
    await api.owner.query('ALTER TABLE policy_change DISABLE TRIGGER policy_change_decided_stays');
    await api.owner.query("UPDATE policy_change SET effective_at = now() WHERE region = 'UT'");
    await api.owner.query('ALTER TABLE policy_change ENABLE TRIGGER policy_change_decided_stays');
    for (const one of [player, alsoAt(other, player)]) await untilPlay(one, true);
    expect((await versions())[0]?.state).toBe('in_force');
  });

  test('is the moment of the approval when it has passed by then', async () => {
    const id = await request('VT', ['redeem']);
    await api.owner.query('UPDATE policy_change SET from_day = $1 WHERE id = $2', [dayAfter(today, -2), id]);
    const before = Date.now();
    await approve(id);
    expect(Date.parse((await versions())[0]?.effective_at ?? '')).toBeGreaterThan(before - 1_000);
  });
});

test('applies one of two concurrent changes, and returns a conflict for the other', async () => {
  const requests = await Promise.allSettled([request('ME', ['redeem']), request('ME', ['purchase'], {}, bob)]);
  expect(requests.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [pending] = (await ada.staff.policyChanges.list()).results;
  const cleo = await newStaff(other, ['compliance']);
  const by = pending?.requested_by.id === (await idOf(ada)) ? bob : ada;
  const approvals = await Promise.allSettled([approve(pending?.id ?? '', by), approve(pending?.id ?? '', cleo)]);
  expect(approvals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await versions()).filter(({ region }) => region === 'ME')).toHaveLength(1);
  const { version } = await ada.staff.policyChanges.list();
  await expectConflict(request('ME', [], { current: version - 1 }), 'policy_changed');
});

test('a region shows whom a change affects, without suspended players', async () => {
  const [, suspended] = [await newPlayer(api, { us_state: 'IA' }), await newPlayer(api, { us_state: 'IA' })];
  await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [suspended.id]);
  const params = { country: 'US', region: 'IA' } as const;
  expect(await ada.staff.policyChanges.region({ params })).toMatchObject({
    pack_allows: permissions,
    forbidden: [],
    players: 1,
    players_with_sweeps: 1,
    open_redemptions: 0,
  });
  await expectProblem(ada.staff.policyChanges.region({ params: { country: 'US', region: 'ZZ' } }), 'not_found');
  await expectProblem(request('ZZ', ['redeem']), 'validation_failed');
});

test('a permission that an older build does not know rejects calls instead of allowing them', async () => {
  await api.owner.query('ALTER TABLE policy_change DROP CONSTRAINT policy_change_forbidden');
  await api.owner.query(
    "INSERT INTO policy_change (id, country, region, forbidden, from_day, reason, status, requested_by, decided_by, decided_at, version, effective_at, forbidden_before, hash) VALUES (gen_random_uuid(), 'US', 'AK', '{from-tomorrow}', now(), 'x', 'approved', gen_random_uuid(), gen_random_uuid(), now(), 9999, now(), '{}', 'x')",
  );
  await expect(policyInForce(api.database.db)()).rejects.toThrow(/from-tomorrow/);
});

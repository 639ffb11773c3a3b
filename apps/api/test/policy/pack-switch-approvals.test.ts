import { randomUUID } from 'node:crypto';
import { laterBansPack, specificationPack } from '@goldwren/rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectConflict, expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { type PackSwitchCalls, packSwitchCalls, switchReason as reason } from '../helpers/people/pack-switches.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { idOf } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
const bans = laterBansPack.id;
let ada: Caller & { email: string };
let bob: Caller;
let cleo: Caller;
let calls: PackSwitchCalls;
beforeAll(async () => {
  ada = await newStaff(api, ['compliance']);
  bob = await newStaff(other, ['compliance']);
  cleo = await newStaff(api, ['compliance']);
  calls = packSwitchCalls(ada, bob);
});
beforeEach(() => calls.reset());

const setStaff = async (who: Caller, text: string) =>
  api.owner.query(`UPDATE staff_member SET ${text} WHERE id = $1`, [await idOf(who)]);

describe('the second person', () => {
  test('is not the one who requested it, in the API or in the database', async () => {
    const id = await calls.request();
    await expectConflict(calls.approve(id, ada), 'second_person');
    const again = Object.assign(other.caller(), { cookie: ada.cookie });
    await expectConflict(calls.approve(id, again), 'second_person');
    for (const [statement, values] of [
      [
        "UPDATE policy_switch_request SET status = 'approved', decided_by = requested_by, decided_at = now(), switch_id = 1 WHERE id = $1",
        [id],
      ],
      ["INSERT INTO policy_switch (pack_id, requested_by, switched_by) VALUES ('x', $1, $1)", [ada.email]],
    ] as const) {
      await expect(api.owner.query(statement, [...values])).rejects.toMatchObject({ code: '23514' });
    }
    expect((await calls.current()).pack_id).toBe(specificationPack.id);
  });

  test('cannot approve for a person who was disabled, locked, or lost the permission', async () => {
    const gone = await newStaff(api, ['compliance']);
    const id = await calls.request(bans, gone);
    const { rows } = await api.owner.query('SELECT requested_by FROM policy_switch_request WHERE id = $1', [id]);
    for (const text of [
      "roles = '{support}'",
      "roles = '{compliance}', disabled_at = now()",
      'disabled_at = NULL, locked_at = now()',
    ]) {
      await api.owner.query(`UPDATE staff_member SET ${text} WHERE id = $1`, [rows[0].requested_by]);
      await expectConflict(calls.approve(id), 'requester_gone');
    }
  });

  test('needs the permission at the moment of the decision', async () => {
    const admin = await newStaff(api, ['admin', 'finance', 'support']);
    await expectProblem(calls.request(bans, admin), 'forbidden');
    const id = await calls.request();
    await expectProblem(calls.approve(id, admin), 'forbidden');
    await expectProblem(calls.reject(id, admin), 'forbidden');
    await expectProblem(admin.staff.jurisdictions.requests(), 'forbidden');
    const demoted = await newStaff(api, ['compliance']);
    await setStaff(demoted, "roles = '{support}'");
    await expectProblem(calls.approve(id, demoted), 'forbidden');
    await expectProblem(calls.approve(randomUUID()), 'not_found');
    await expectProblem(calls.reject(randomUUID()), 'not_found');
    expect((await calls.current()).pack_id).toBe(specificationPack.id);
  });

  test('counts once when two people approve or reject at the same moment', async () => {
    for (const second of [calls.approve, calls.reject]) {
      const id = await calls.request((await calls.current()).pack_id === bans ? specificationPack.id : bans);
      const before = (await ada.staff.jurisdictions.history({ query: {} })).results.length;
      const decisions = await Promise.allSettled([calls.approve(id), second(id, cleo)]);
      expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(decisions.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'conflict', params: { reason: 'change_decided' } },
      });
      const made = (await ada.staff.jurisdictions.history({ query: {} })).results.length - before;
      expect(made).toBe(decisions[0].status === 'fulfilled' || second === calls.approve ? 1 : 0);
    }
  });

  test('is rejected after a rejection, which the first person can make to withdraw the request', async () => {
    const id = await calls.request();
    await calls.reject(id, ada);
    await expectConflict(calls.approve(id), 'change_decided');
    await expectConflict(calls.reject(id), 'change_decided');
    expect((await auditOf(api.owner, bans)).at(-1)).toMatchObject({
      action: 'policy.switch_rejected',
      facts: { request: id, note: 'Not now.' },
    });
  });
});

describe('an approval is rejected without effect', () => {
  test('when the pack was switched since the request, also back to the same pack', async () => {
    const id = await calls.request();
    for (const pack of [bans, specificationPack.id]) {
      await api.owner.query("INSERT INTO policy_switch (pack_id, switched_by) VALUES ($1, 'a test')", [pack]);
      await expectConflict(calls.approve(id), 'policy_switched');
    }
    const next = await calls.request();
    await expectConflict(calls.approve(id), 'change_decided');
    await calls.approve(next);
  });

  test('when the rules of a region have changed what the switch does', async () => {
    const id = await calls.request();
    const restrict = async (forbidden: 'redeem'[]) => {
      const { version } = await ada.staff.policyChanges.list();
      const form = { id: randomUUID(), country: 'US' as const, region: 'NJ', forbidden, current: version, reason };
      const from = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
      await ada.staff.policyChanges.request({ body: { ...form, from } });
      await bob.staff.policyChanges.approve({ params: { id: form.id } });
    };
    await restrict(['redeem']);
    const { changes } = await bob.staff.jurisdictions.preview({ params: { pack: bans } });
    expect(changes.find(({ region }) => region === 'NJ')?.loses).not.toContain('redeem');
    await expectConflict(calls.approve(id), 'pack_effect_changed');
    expect((await calls.waiting()).map((one) => one.id)).toEqual([id]);
    await restrict([]);
    await calls.approve(id);
  });

  test('when this build does not have the pack', async () => {
    const id = randomUUID();
    await api.owner.query(
      "INSERT INTO policy_switch_request (id, pack_id, base_switch, preview, reason, requested_by) VALUES ($1, 'from-tomorrow', $2, '[]', 'x', $3)",
      [id, (await calls.current()).id, await idOf(ada)],
    );
    await expectConflict(calls.approve(id), 'pack_unknown');
    expect((await calls.current()).pack_id).toBe(specificationPack.id);
    expect((await calls.waiting()).map((one) => one.id)).toEqual([id]);
  });
});

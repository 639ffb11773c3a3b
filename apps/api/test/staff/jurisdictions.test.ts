import { laterBansPack, specificationPack } from '@goldwren/rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfClaims } from '../../src/modules/policy/public.ts';
import { expectProblem } from '../support/api/expect-problem.ts';
import { setUpTestApi } from '../support/api/test-api.ts';
import { auditOf } from '../support/people/audit.ts';
import { sweepsOf } from '../support/people/entries.ts';
import { alsoAt, newPlayer } from '../support/people/players.ts';
import { newStaff } from '../support/people/staff.ts';
import { start } from '../support/play/play.ts';
import { until } from '../support/until.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let compliance: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
  colleague = await newStaff(other, ['compliance']);
});
beforeEach(async () => {
  const { current } = await calls().get();
  if (current.pack_id !== specificationPack.id) await to(specificationPack.id);
});

const calls = (by = compliance) => by.staff.jurisdictions;
async function to(packId: string, by = compliance, known?: number) {
  const current = known ?? (await calls(by).get()).current.id;
  return calls(by).switch({ body: { pack_id: packId, current, reason: 'As counsel says.' } });
}

describe('a switch of the policy', () => {
  test('applies at every replica within two seconds, removes nothing, and can be switched back', async () => {
    const player = await newPlayer(api, { us_state: 'NJ' });
    const there = alsoAt(other, player);
    await start(player);
    await start(there);
    await to(laterBansPack.id);
    for (const one of [player, there]) {
      const refused = () =>
        start(one).then(
          () => false,
          (error) => error.code === 'region_blocked',
        );
      await until('play is refused in New Jersey', refused, 2_500);
    }
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 200n });
    expect((await player.client.wallet.get()).sweeps_balance).toBe('2.00');
    await to(specificationPack.id);
    await until(
      'play is open again',
      () =>
        start(there).then(
          () => true,
          () => false,
        ),
      2_500,
    );
  });

  test('records who made it and why, in the history and in the audit log', async () => {
    const { current } = await to(laterBansPack.id);
    expect(current).toMatchObject({ pack_id: laterBansPack.id, by: compliance.email, reason: 'As counsel says.' });
    const { results } = await calls().history({ query: { limit: '1' } });
    expect(results).toEqual([current]);
    expect((await calls().get()).results.map((pack) => [pack.id, pack.in_force, pack.may_switch])).toEqual([
      [specificationPack.id, false, true],
      [laterBansPack.id, true, false],
    ]);
    expect((await auditOf(api.owner, laterBansPack.id)).at(-1)).toMatchObject({
      action: 'policy.switched',
      facts: { from: specificationPack.id, to: laterBansPack.id },
    });
    const { next_cursor: cursor } = await calls().history({ query: { limit: '1' } });
    expect((await calls().history({ query: { limit: '1', cursor: cursor ?? '' } })).results[0]?.id).toBeLessThan(
      current.id,
    );
  });

  test('by two staff members at the same time happens once, and the other gets a conflict', async () => {
    const { current } = await calls().get();
    const both = [compliance, colleague].map((by) => to(laterBansPack.id, by, current.id));
    const done = await Promise.allSettled(both);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = done.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'conflict' });
    expect((await calls().get()).current.pack_id).toBe(laterBansPack.id);
  });

  test('is rejected without effect for the current pack, an unknown pack, or an outdated state', async () => {
    const { current } = await calls().get();
    const body = { pack_id: laterBansPack.id, current: current.id, reason: 'Why not.' };
    await expectProblem(calls().switch({ body: { ...body, pack_id: specificationPack.id } }), 'conflict');
    await expectProblem(calls().switch({ body: { ...body, current: current.id - 1 } }), 'conflict');
    await expectProblem(calls().switch({ body: { ...body, pack_id: 'none-such' } }), 'not_found');
    await expectProblem(calls().switch({ body: { ...body, reason: ' ' } }), 'validation_failed');
    await expectProblem(calls().switch({ body: { ...body, regions: {} } as never }), 'validation_failed');
    await expectProblem(calls(await newStaff(api, ['admin', 'finance', 'support'])).switch({ body }), 'forbidden');
    expect((await calls().get()).current).toEqual(current);
  });
});

test('previews the affected players by region without suspended ones, and changes nothing', async () => {
  await newPlayer(api, { us_state: 'CT' });
  const suspended = await newPlayer(api, { us_state: 'CT' });
  await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [suspended.id]);
  const { changes, players } = await calls().preview({ params: { pack: laterBansPack.id } });
  expect(changes.map(({ region }) => region).sort()).toEqual(['CA', 'CT', 'NJ', 'NY']);
  const connecticut = changes.find(({ region }) => region === 'CT');
  expect(connecticut).toMatchObject({ players: 1, gains: [] });
  expect(connecticut?.loses).toContain('redeem');
  expect(players).toBe(changes.reduce((sum, change) => sum + change.players, 0));
  expect((await calls().get()).current.pack_id).toBe(specificationPack.id);
  await expectProblem(calls().preview({ params: { pack: 'none-such' } }), 'not_found');
});

test('requests confirmation of the marketing claims until staff confirm them, and again after 90 days', async () => {
  expect(await remindOfClaims(api.context)).toBe(true);
  expect(await calls().claims()).toMatchObject({
    claims: { players: '500+', rating: '4.8/5' },
    confirmed_at: null,
    overdue: true,
  });
  await expectProblem(calls().confirmClaims({ body: { reason: '' } }), 'validation_failed');
  const confirmed = await calls().confirmClaims({ body: { reason: 'Count of players and survey of October.' } });
  expect(confirmed).toMatchObject({ confirmed_by: compliance.email, overdue: false });
  expect(await remindOfClaims(api.context)).toBe(false);
  const { rows } = await api.owner.query("SELECT facts FROM staff_audit WHERE action = 'policy.claims_confirmed'");
  expect(rows).toMatchObject([{ facts: { players: '500+', evidence: 'Count of players and survey of October.' } }]);
  await api.owner.query('ALTER TABLE claims_confirmation DISABLE TRIGGER claims_confirmation_append_only');
  await api.owner.query("UPDATE claims_confirmation SET confirmed_at = now() - interval '91 days'");
  expect(await remindOfClaims(api.context)).toBe(true);
  await api.owner.query("UPDATE claims_confirmation SET confirmed_at = now(), players = '400+'");
  expect(await calls().claims()).toMatchObject({ confirmed_at: null, overdue: true });
});

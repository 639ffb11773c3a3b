import { laterBansPack, regionsWithout, specificationPack } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { policyInForce } from '../../src/modules/policy/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi, setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, registration } from '../helpers/people/players.ts';
import { start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));

async function switchTo(packId: string): Promise<void> {
  await api.owner.query('INSERT INTO policy_switch (pack_id, switched_by) VALUES ($1, $2)', [packId, 'a test']);
}

async function inForce(packId: string): Promise<void> {
  await switchTo(packId);
  for (const at of [api, other]) {
    await until(`${packId} is in force`, async () => (await at.caller().client.policy.get()).pack.id === packId);
  }
}

test('publishes the pack of the specification in its order for a new database', async () => {
  const { pack, ...constants } = await api.caller().client.policy.get();
  expect(pack.id).toBe(specificationPack.id);
  const excluded = pack.regions.filter(({ allowed }) => allowed.length === 0);
  expect(excluded.map(({ country, region }) => `${country}-${region}`)).toEqual(['US-WA', 'US-MT', 'US-NV', 'US-ID']);
  expect(pack.regions.find(({ region }) => region === 'MI')?.allowed).toEqual(['register', 'gold_play', 'purchase']);
  expect(constants).toMatchObject({
    minimum_age_years: 18,
    region_change_interval_days: 365,
    welcome_offer: { gold: '2000000.00', sweeps: '2.00' },
    free_entry: { sweeps: '5.00', held_days: 60 },
    rtp_percent: { from: 92, to: 98 },
    redemption: { day_limit: '2500.00', month_limit: '10000.00', request_limit: '5000.00', account_age_days: 7 },
    tax: { w9_from_usd: '600.00', withholding: { country: 'US', over_usd: '5000.00', percent: 24 } },
    sweeps_expiry: { idle_days: 90 },
    vip: { level: 'Bronze', goal_gold: '1000000.00' },
  });
  expect(constants.minimum_ages).toContainEqual({ country: 'US', region: 'MS', years: 21 });
  expect(constants.redemption.methods).toContainEqual({
    method: 'card',
    minimum: '50.00',
    denominations: null,
    business_days_from_approval: { from: 5, to: 7 },
  });
  expect(constants.helplines.by_region.filter(({ country }) => country === 'CA')).toHaveLength(13);
});

describe('a switch of the policy pack', () => {
  test('applies in every process within seconds to registration, play and the published list', async () => {
    const player = await newPlayer(api, { us_state: 'NJ' });
    await start(player);
    await inForce(laterBansPack.id);
    for (const at of [api, other]) {
      const joining = at.caller().client.auth.register({ body: registration({ us_state: 'NJ' }) });
      await expectProblem(joining, 'region_blocked');
      const { pack } = await at.caller().client.policy.get();
      const excluded = pack.regions.filter(({ allowed }) => allowed.length === 0).map(({ region }) => region);
      expect(excluded).toEqual(regionsWithout(laterBansPack, 'register', 'US'));
    }
    await expectProblem(start(player), 'region_blocked');
    await inForce(specificationPack.id);
    await start(player);
  });

  test('is stored in a history that cannot be changed', async () => {
    for (const change of [
      'UPDATE policy_switch SET pack_id = 1',
      'DELETE FROM policy_switch',
      'TRUNCATE policy_switch',
    ]) {
      await expect(api.owner.query(change)).rejects.toThrow(/append-only/);
    }
    await expect(
      api.database.db.$client.query("INSERT INTO policy_switch (pack_id, switched_by) VALUES ('x', 'the API')"),
    ).rejects.toThrow(/permission denied/);
  });

  test('to a pack that this build does not have rejects calls instead of guessing', async () => {
    const own = await createTestApi();
    await own.owner.query("INSERT INTO policy_switch (pack_id, switched_by) VALUES ('from-tomorrow', 'a test')");
    await expect(policyInForce(own.database.db)()).rejects.toThrow(/from-tomorrow/);
    const answer = await own.caller().send('POST', '/api/auth/register', { json: registration() });
    expect(answer.status).toBe(500);
    await own.close();
  });
});

test('reads the policy once for many concurrent checks', async () => {
  let reads = 0;
  const { db } = api.database;
  const counting = new Proxy(db, {
    get: (target, key, receiver) => {
      if (key === 'select') reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const policy = policyInForce(counting);
  const packs = await Promise.all(Array.from({ length: 50 }, () => policy()));
  expect(new Set(packs).size).toBe(1);
  expect(reads).toBe(1);
});

import { risk } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { assessDue } from '../../src/modules/risk/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPerson } from '../helpers/people/exclusions.ts';
import { asPlayer, newPlayer, password, registration } from '../helpers/people/players.ts';
import { assessed, casesOf, newPlayerIn, newSamePersonTwice, signalsOf } from '../helpers/people/risk.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let compliance: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
});

const factsOf = async (id: string) =>
  (await api.owner.query('SELECT kind, value, browser FROM risk_fact WHERE player_id = $1 ORDER BY kind', [id])).rows;

describe('facts', () => {
  test('are stored with the sign-in, as hashes without the cookie and the address', async () => {
    const player = await newPlayerIn(api, newPerson(), { address: '203.0.113.77' });
    const facts = await factsOf(player.id);
    expect(facts.map(({ kind }) => kind)).toEqual(['device', 'network']);
    const { rows } = await api.owner.query('SELECT * FROM risk_fact WHERE player_id = $1', [player.id]);
    const text = JSON.stringify(rows.map((row) => ({ ...row, value: row.value.toString('latin1') })));
    const device = decodeURIComponent(player.device).split('.')[1] as string;
    expect(device.length).toBeGreaterThan(20);
    for (const secret of ['203.0.113.77', device]) expect(text).not.toContain(secret);
  });

  test('are not stored for a registration that creates no account, or for a wrong password', async () => {
    const player = await newPlayer(api);
    const before = (await api.owner.query('SELECT count(*)::int AS n FROM risk_fact')).rows;
    const stranger = api.caller();
    await stranger.client.auth.register({ body: registration({ email: player.email }) });
    await stranger.client.auth
      .login({ body: { email: player.email, password: 'a wrong passphrase' } })
      .catch(() => null);
    expect((await api.owner.query('SELECT count(*)::int AS n FROM risk_fact')).rows).toEqual(before);
  });

  test('do not accept a device cookie that the server did not sign', async () => {
    const first = await newPlayer(api);
    const forged = `${first.device.slice(0, -4)}AAAA`;
    const second = await newPlayerIn(api, newPerson(), { device: forged });
    expect((await assessed(api, compliance, second)).links).toEqual([]);
  });
});

describe('a score', () => {
  test('is 0 for a person with one account', async () => {
    const file = await assessed(api, compliance, await newPlayerIn(api, newPerson()));
    expect(file.assessment).toMatchObject({ score: 0, reasons: [], occasion: 'registration' });
    expect(file.case).toBeNull();
  });

  test('shows a second account of one person in one browser, and opens one case', async () => {
    const [first, second] = await newSamePersonTwice(api);
    const file = await assessed(api, compliance, second);
    expect(signalsOf(file)).toEqual(['shared_device', 'same_person']);
    expect(file.links).toMatchObject([{ player: { id: first.id }, kinds: ['device', 'same_person'] }]);
    expect(file.devices).toMatchObject([{ accounts: 2 }]);
    expect(await casesOf(compliance, second)).toMatchObject([{ state: 'open', score: 55 }]);
  });

  test('does not open a case for two people of one home', async () => {
    const address = '203.0.113.90';
    const first = await newPlayerIn(api, newPerson(), { address });
    const home = { device: first.device, address };
    const second = await newPlayerIn(api, newPerson({ phone: '(212) 555-9999' }), home);
    const file = await assessed(api, compliance, second);
    expect(signalsOf(file)).toEqual(['shared_device', 'shared_network']);
    expect(await casesOf(compliance, second)).toEqual([]);
    expect(await casesOf(compliance, first)).toEqual([]);
  });

  test('ignores a network that many accounts use', async () => {
    const address = '203.0.113.91';
    const player = await newPlayerIn(api, newPerson(), { address });
    await newPlayerIn(api, newPerson(), { address });
    const addAccounts = (count: number) =>
      api.owner.query(
        `INSERT INTO risk_fact (player_id, kind, value)
         SELECT gen_random_uuid(), kind, value FROM risk_fact, generate_series(1, $2::int)
          WHERE player_id = $1 AND kind = 'network'`,
        [player.id, count],
      );
    await addAccounts(risk.crowdFrom - 2);
    expect(signalsOf(await assessed(api, compliance, player))).toEqual(['shared_network']);
    await addAccounts(1);
    await compliance.staff.risk.assess({ params: { id: player.id } });
    expect(signalsOf(await assessed(api, compliance, player))).toEqual([]);
  });

  test('is computed again for a redemption request', async () => {
    const player = await newRedeemer(api, { person: newPerson() });
    await assessDue(api.context);
    await redeem(player);
    const file = await assessed(api, compliance, player);
    expect(file.assessment?.occasion).toBe('redemption');
    expect(file.figures).toMatchObject({ redemptions: 1, redeemed: '50.00', purchases: 0 });
  });

  test('links accounts that are paid to one bank account', async () => {
    const [first, second] = [
      await newRedeemer(api, { person: newPerson() }),
      await newRedeemer(api, { person: newPerson() }),
    ];
    const details = { details: 'Routing 021000021, account 998877665' };
    await redeem(first, { payout_details: details });
    await redeem(second, { payout_details: details });
    expect(signalsOf(await assessed(api, compliance, second))).toContain('shared_payout');
  });

  test('does not count an account that was closed', async () => {
    const [first, second] = await newSamePersonTwice(api);
    await api.owner.query('UPDATE player SET suspended_at = now(), closed_at = now() WHERE id = $1', [first.id]);
    expect((await assessed(api, compliance, second)).links).toEqual([]);
  });
});

test('two processes that register at once from one browser both get the link', async () => {
  const known = await newPlayerIn(api, newPerson());
  const forms = [registration(newPerson()), registration(newPerson())] as const;
  const players = await Promise.all(
    forms.map(async (body, n) => {
      const caller = (n === 0 ? api : other).caller();
      caller.device = known.device;
      await caller.client.auth.register({ body });
      const { user } = await caller.client.auth.login({ body: { email: body.email, password } });
      return asPlayer(caller, user);
    }),
  );
  await Promise.all([assessDue(api.context), assessDue(other.context)]);
  for (const player of players) {
    const file = await compliance.staff.risk.file({ params: { id: player.id } });
    expect(file.links).toHaveLength(2);
    expect(file.assessment_due).toBe(false);
  }
  const { rows } = await api.owner.query('SELECT player_id FROM risk_score WHERE player_id = ANY ($1)', [
    players.map(({ id }) => id),
  ]);
  expect(rows).toHaveLength(2);
});

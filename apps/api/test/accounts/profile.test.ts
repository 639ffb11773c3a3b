import { dayAfter, productDay } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player, registration } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { start } from '../helpers/play/play.ts';

const api = setUpTestApi();

function setState(player: Player, us_state: string) {
  return player.client.account.update({ body: { us_state } });
}

/** Moves the time of the state's choice into the past. */
async function regionSet(player: Player, ago: string): Promise<void> {
  await api.owner.query('UPDATE player SET region_set_at = now() - $2::interval WHERE id = $1', [player.id, ago]);
}

const nowhere = { us_state: '' };

describe('a state', () => {
  test('can be set once, and changed after a year by the database clock', async () => {
    const player = await newPlayer(api, nowhere);
    expect((await setState(player, 'ny')).user).toMatchObject({ us_state: 'NY', restrictions: [] });
    const problem = await expectProblem(setState(player, 'CA'), 'region_locked');
    expect(problem.message).toMatch(/New York less than a year ago.*on [A-Z][a-z]+ \d+, \d{4}/);
    expect((await player.client.auth.me()).user.us_state).toBe('NY');

    await regionSet(player, '364 days 23 hours');
    await expectProblem(setState(player, 'CA'), 'region_locked');
    await regionSet(player, '365 days 1 second');
    expect((await setState(player, 'CA')).user.us_state).toBe('CA');
    await expectProblem(setState(player, 'TX'), 'region_locked');
  });

  test('counts as the first choice when it is given at registration', async () => {
    const player = await newPlayer(api, { us_state: 'OH' });
    await expectProblem(setState(player, 'FL'), 'region_locked');
    await regionSet(player, '366 days');
    expect((await setState(player, 'FL')).user.us_state).toBe('FL');
  });

  test('that is excluded can be changed only by staff, and another choice does not lift the block', async () => {
    const player = await newPlayer(api, nowhere);
    await setState(player, 'WA');
    for (const age of ['0 days', '366 days', '4000 days']) {
      await regionSet(player, age);
      const problem = await expectProblem(setState(player, 'CA'), 'region_locked');
      expect(problem.message).toContain('only our staff');
    }
    expect((await player.client.auth.me()).user).toMatchObject({ us_state: 'WA', restrictions: ['region_blocked'] });
    await expectProblem(start(player), 'region_blocked');
  });

  test('can be sent again unchanged', async () => {
    const player = await newPlayer(api, { us_state: 'OH' });
    expect((await setState(player, 'OH')).user.us_state).toBe('OH');
    await setState(await newPlayer(api, nowhere), 'WA');
  });

  test('must be in the registered country', async () => {
    const canadian = await newPlayer(api, { country: 'CA', us_state: 'ON' });
    const problem = await expectProblem(setState(canadian, 'NY'), 'validation_failed');
    expect(problem.fieldErrors.us_state?.[0]).toContain('province');
    await expectProblem(setState(await newPlayer(api), 'ON'), 'validation_failed');
  });

  test('is rejected when the player is below its minimum age', async () => {
    const birth_date = dayAfter(productDay(new Date()), -Math.ceil(18.5 * 365.25));
    const player = await newPlayer(api, { ...nowhere, birth_date });
    const problem = await expectProblem(setState(player, 'AL'), 'validation_failed');
    expect(problem.fieldErrors).toEqual({ us_state: ['You must be 19 or older to play in Alabama.'] });
    expect((await setState(player, 'GA')).user.us_state).toBe('GA');
  });

  test('without Sweeps Coins expires the balance with one posting', async () => {
    const player = await newPlayer(api, nowhere);
    expect((await setState(player, 'MI')).user.restrictions).toEqual(['sweeps_unavailable']);
    expect(await player.client.wallet.get()).toMatchObject({
      sweeps_balance: '0.00',
      sweeps_unplayed: '0.00',
      gold_balance: '2000000.00',
    });
    const { results } = await player.client.wallet.activity({ query: { currency: 'sweeps' } });
    expect(results.map(({ kind, amount, balance_after }) => ({ kind, amount, balance_after }))).toEqual([
      { kind: 'region_expiry', amount: '-2.00', balance_after: '0.00' },
      { kind: 'welcome_offer', amount: '2.00', balance_after: '2.00' },
    ]);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('that is excluded blocks play and expires Sweeps Coins', async () => {
    const player = await newPlayer(api, nowhere);
    expect((await setState(player, 'WA')).user.restrictions).toEqual(['region_blocked']);
    expect((await player.client.wallet.get()).sweeps_balance).toBe('0.00');
    await expectProblem(start(player), 'region_blocked');
  });

  test('is set once by ten concurrent requests', async () => {
    const player = await newPlayer(api, nowhere);
    const states = ['AL', 'AK', 'AZ', 'AR', 'CO', 'DE', 'FL', 'GA', 'HI', 'IL'];
    const answers = await Promise.allSettled(states.map((state) => setState(player, state)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the rest of the profile', () => {
  test('changes only the fields in the request', async () => {
    const player = await newPlayer(api);
    await player.client.account.update({ body: { phone: '+1 (212) 555-0100' } });
    await player.client.account.update({ body: { show_as_winner: false } });
    expect((await player.client.auth.me()).user).toMatchObject({
      phone: '+1 (212) 555-0100',
      show_as_winner: false,
      us_state: 'NY',
    });
    await player.client.account.update({ body: { phone: '' } });
    expect((await player.client.auth.me()).user).toMatchObject({ phone: null, show_as_winner: false });
  });

  test('uses the language of the browser at registration, until the player chooses another', async () => {
    const french = await api.caller().send('POST', '/api/auth/register', {
      json: registration(),
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(french.body.user.locale).toBe('fr-CA');
    const player = await newPlayer(api);
    expect((await player.client.auth.me()).user.locale).toBe('en');
    await player.client.account.update({ body: { locale: 'fr-CA' } });
    expect((await player.client.auth.me()).user.locale).toBe('fr-CA');
    const refused = await player.send('GET', '/api/store/orders/nothing', { headers: { 'accept-language': 'en' } });
    expect(refused.body.error).toBe('Page ou élément introuvable. Vérifiez l’adresse.');
    const update = player.client.account.update({ body: { locale: 'de' as never } });
    expect((await expectProblem(update, 'validation_failed')).fieldErrors.locale).toEqual([
      'Choisissez l’une des options.',
    ]);
  });

  test.each([
    'id',
    'email',
    'birth_date',
    'country',
    'suspended_at',
    'identity_status',
    'email_verified',
    'restrictions',
  ])('rejects the field %s', async (field) => {
    const player = await newPlayer(api);
    const before = await player.client.auth.me();
    const problem = await expectProblem(
      player.client.account.update({ body: { [field]: 'US' } as never }),
      'validation_failed',
    );
    expect(Object.keys(problem.fieldErrors)).toEqual([field]);
    expect(await player.client.auth.me()).toEqual(before);
  });
});

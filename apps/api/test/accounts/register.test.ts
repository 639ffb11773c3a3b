import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { asPlayer, newPlayer, type Player, registration } from '../helpers/people/players.ts';
import { roundBody, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

async function welcomePostings(player: Player) {
  const { rows } = await api.owner.query(
    `SELECT currency, kind, contra, amount::text, count(*) OVER (PARTITION BY xmin::text)::int AS together
       FROM journal WHERE player_id = $1 ORDER BY currency`,
    [player.id],
  );
  return rows;
}

describe('the welcome offer', () => {
  test('is exactly 2,000,000.00 GC and 2.00 SC, posted in one transaction from issuance', async () => {
    const player = await newPlayer(api);
    expect(await player.client.wallet.get()).toMatchObject({
      gold_balance: '2000000.00',
      sweeps_balance: '2.00',
      sweeps_unplayed: '2.00',
    });
    const from = { kind: 'welcome_offer', contra: 'issuance', together: 2 };
    expect(await welcomePostings(player)).toEqual([
      { currency: 'gold', amount: '200000000', ...from },
      { currency: 'sweeps', amount: '200', ...from },
    ]);
  });

  test('contains no Sweeps Coins in Michigan', async () => {
    const player = await newPlayer(api, { us_state: 'MI' });
    expect(await player.client.wallet.get()).toMatchObject({
      gold_balance: '2000000.00',
      sweeps_balance: '0.00',
      sweeps_unplayed: '0.00',
    });
    expect((await player.client.auth.me()).user.restrictions).toEqual(['sweeps_unavailable']);
  });

  test.each(['', undefined])('is granted but locked without a state (%o)', async (us_state) => {
    const { us_state: _, ...form } = registration();
    const caller = api.caller();
    const said = us_state === undefined ? form : { ...form, us_state };
    await caller.client.auth.register({ body: said });
    const signedIn = await caller.client.auth.login({ body: { email: form.email, password: form.password } });
    const player = asPlayer(caller, signedIn.user);
    const { user } = await player.client.auth.me();
    expect(user).toMatchObject({ us_state: null, restrictions: ['state_required'] });
    expect((await player.client.wallet.get()).sweeps_balance).toBe('2.00');
    const { session_id: sessionId } = await start(player);
    const staked = player.client.games.playRound({
      params: { id: '2', sessionId },
      body: roundBody({ currency: 'sweeps', stake: '0.20' }),
    });
    await expectProblem(staked, 'state_required');
    expect((await player.client.wallet.get()).sweeps_balance).toBe('2.00');
  });
});

describe('the state at registration', () => {
  test.each(['WA', 'MT', 'NV', 'ID', 'wa'])('is rejected as a field when it is %s', async (us_state) => {
    const form = registration({ us_state });
    const problem = await expectProblem(api.caller().client.auth.register({ body: form }), 'region_blocked');
    expect(Object.keys(problem.fieldErrors)).toEqual(['us_state']);
    expect((await api.owner.query('SELECT 1 FROM player WHERE email = $1', [form.email])).rowCount).toBe(0);
  });

  test.each([
    ['US', 'ON'],
    ['CA', 'NY'],
    ['US', 'ZZ'],
    ['CA', 'Q1'],
  ] as const)('must exist in %s, and %s does not', async (country, us_state) => {
    const problem = await expectProblem(
      api.caller().client.auth.register({ body: registration({ country, us_state }) }),
      'validation_failed',
    );
    expect(Object.keys(problem.fieldErrors)).toEqual(['us_state']);
  });

  test.each(['ON', 'QC', 'nu'])('may be the province %s, with both currencies', async (us_state) => {
    const player = await newPlayer(api, { country: 'CA', us_state });
    const { user } = await player.client.auth.me();
    expect(user).toMatchObject({ country: 'CA', us_state: us_state.toUpperCase(), restrictions: [] });
    expect((await player.client.wallet.get()).sweeps_balance).toBe('2.00');
  });
});

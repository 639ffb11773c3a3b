import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import {
  newPlayer as anyPlayer,
  newVerifiedPlayer,
  type Player,
  password,
  registration,
} from '../helpers/people/players.ts';
import { findHandSeed, hold, jacks, openSeed, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi(() => ({ settings: { ROUND_MIN_INTERVAL_MS: '0' } }));

/** Counter for unique people, because excluded people are recognised by the same or a similar name and birth date. */
let people = 0;
function newPlayer(to: TestApi): Promise<Player> {
  people += 1;
  const birth_date = new Date(Date.UTC(1960, 0, 1 + people * 97)).toISOString().slice(0, 10);
  return anyPlayer(to, {
    first_name: 'Robin',
    last_name: `Wren${'abcdefghijklmnopqrstuvwxyz'.at(people)}`,
    birth_date,
  });
}

const exclude = (player: Player, term: '6_months' | '1_year' | 'permanent' = '1_year') =>
  player.client.play.selfExclude({ body: { term, password } });

async function signInAgain(player: Player): Promise<void> {
  await player.client.auth.login({ body: { email: player.email, password } });
}

interface Twin {
  readonly email: string;
  readonly phone: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
}

/** Moves the end of the term into the past, as the owner of the tables with triggers disabled. */
async function endTerm(player: Player, ago: string): Promise<void> {
  await api.owner.query('ALTER TABLE player DISABLE TRIGGER player_exclusion_only_longer');
  await api.owner.query('UPDATE player SET excluded_until = now() - $2::interval WHERE id = $1', [player.id, ago]);
  await api.owner.query('ALTER TABLE player ENABLE TRIGGER player_exclusion_only_longer');
}

describe('a cool-off', () => {
  test('blocks play in both currencies, purchases and the bonus until its end, but not redemption', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const status = await player.client.play.coolOff({ body: { days: 1 } });
    expect(status.restrictions).toEqual(['cooling_off']);
    await expectProblem(start(player), 'cooling_off');
    for (const currency of ['gold', 'sweeps'] as const) {
      const stake = currency === 'gold' ? '1000.00' : '0.20';
      const problem = await expectProblem(play(player, sessionId, { currency, stake }), 'cooling_off');
      expect(problem.params.until).toBe(status.cool_off_until);
    }
    await expectProblem(player.client.store.checkout({ body: { package_id: 1 } }), 'cooling_off');
    await expectProblem(player.client.wallet.claimLoginBonus(), 'cooling_off');
    const { rules } = await player.client.redemptions.eligibility({ query: {} });
    expect(rules.find(({ code }) => code === 'not_excluded')).toMatchObject({ passed: true });

    await api.owner.query('ALTER TABLE player DISABLE TRIGGER player_cool_off_only_longer');
    await api.owner.query('UPDATE player SET cool_off_until = now() WHERE id = $1', [player.id]);
    await api.owner.query('ALTER TABLE player ENABLE TRIGGER player_cool_off_only_longer');
    await play(player, sessionId);
  });

  test('can be extended but not shortened', async () => {
    const player = await newPlayer(api);
    const long = await player.client.play.coolOff({ body: { days: 42 } });
    expect(await player.client.play.coolOff({ body: { days: 1 } })).toMatchObject({
      cool_off_until: long.cool_off_until,
    });
    await expect(
      api.owner.query(`UPDATE player SET cool_off_until = now() + interval '1 hour' WHERE id = $1`, [player.id]),
    ).rejects.toMatchObject({ code: 'GW002' });
  });
});

describe('a self-exclusion', () => {
  test('requires the password, ends all sessions, and blocks everything except records', async () => {
    const player = await newPlayer(api);
    await expectProblem(
      player.client.play.selfExclude({ body: { term: '1_year', password: 'not my password' } }),
      'invalid_credentials',
    );
    await exclude(player);
    await expectProblem(player.client.wallet.get(), 'unauthenticated');
    await signInAgain(player);
    const { user } = await player.client.auth.me();
    expect(user.restrictions).toEqual(['self_excluded']);
    await expectProblem(start(player), 'self_excluded');
    await expectProblem(player.client.store.checkout({ body: { package_id: 1 } }), 'self_excluded');
    await expectProblem(player.client.wallet.claimLoginBonus(), 'self_excluded');
    expect((await player.client.wallet.activity({ query: {} })).results.length).toBeGreaterThan(0);
    expect(await readOutbox(api.owner, player.email)).toContainEqual(
      expect.objectContaining({ template: 'self_excluded' }),
    );
  });

  test('lets an open round finish and pay', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const clientSeed = findHandSeed(await openSeed(api.owner, sessionId), 'win');
    const round = await play(player, sessionId, { client_seed: clientSeed }, jacks);
    await exclude(player);
    await signInAgain(player);
    expect((await hold(player, sessionId, round.round_id, [0, 1, 2, 3, 4])).state).toBe('settled');
  });

  test('can be extended, but not shortened by the player, the API or the owner of the tables', async () => {
    const player = await newPlayer(api);
    await exclude(player, '1_year');
    await signInAgain(player);
    const first = (await player.client.play.status()).self_exclusion;
    await exclude(player, '6_months');
    await signInAgain(player);
    expect((await player.client.play.status()).self_exclusion).toEqual(first);
    for (const statement of [
      'excluded_at = NULL',
      'excluded_until = now()',
      'exclusion_ends_at = now()',
      `exclusion_ends_at = now() + interval '2 days'`,
    ]) {
      await expect(
        api.owner.query(`UPDATE player SET ${statement} WHERE id = $1`, [player.id]),
        statement,
      ).rejects.toMatchObject({ code: 'GW002' });
    }
    await expectProblem((await newPlayer(api)).client.play.returnToPlay(), 'not_found');
    await expectProblem(player.client.play.returnToPlay(), 'self_excluded');
    await exclude(player, 'permanent');
    await signInAgain(player);
    expect((await player.client.play.status()).self_exclusion).toMatchObject({ until: null });
    await expect(
      api.owner.query(`UPDATE player SET excluded_until = now() + interval '9 years' WHERE id = $1`, [player.id]),
    ).rejects.toMatchObject({ code: 'GW002' });
  });

  test('continues after its term until a day after the player requests to return', async () => {
    const player = await newPlayer(api);
    await exclude(player, '6_months');
    await signInAgain(player);
    await endTerm(player, '3 days');
    await expectProblem(start(player), 'self_excluded');
    const asked = await player.client.play.returnToPlay();
    const endsAt = Date.parse(String(asked.self_exclusion?.ends_at));
    expect(endsAt - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect((await player.client.play.returnToPlay()).self_exclusion).toEqual(asked.self_exclusion);
    await expectProblem(start(player), 'self_excluded');
    await api.owner.query('ALTER TABLE player DISABLE TRIGGER player_exclusion_only_longer');
    await api.owner.query('UPDATE player SET exclusion_ends_at = now() WHERE id = $1', [player.id]);
    await api.owner.query('ALTER TABLE player ENABLE TRIGGER player_exclusion_only_longer');
    await start(player);
  });

  test.each([
    ['email in another spelling', ({ email }: Twin) => ({ email: email.replace('@', '+new@') })],
    [
      'phone in another format and birth date',
      ({ phone, birth_date }: Twin) => ({ phone: phone.replace('+1 ', '').replaceAll('-', '.'), birth_date }),
    ],
    [
      'name and birth date',
      ({ first_name, last_name, birth_date }: Twin) => ({
        first_name: first_name.toUpperCase(),
        last_name: last_name.toLowerCase(),
        birth_date,
      }),
    ],
  ])('rejects another account with the same %s, without revealing it in the answer', async (_name, twinOf) => {
    people += 1;
    const form = {
      ...registration(),
      first_name: 'Sam',
      last_name: `Excluded${'abcdefghijklmnopqrstuvwxyz'.at(people)}`,
      birth_date: '1981-02-03',
      phone: `+1 212-555-01${10 + people}`,
    };
    const player = await newVerifiedPlayer(api, form);
    await player.client.play.selfExclude({ body: { term: 'permanent', password } });

    const other = registration({ first_name: 'Alex', last_name: 'Other', birth_date: '1970-01-01', ...twinOf(form) });
    const answer = await api.caller().client.auth.register({ body: other });
    expect(answer.user).toMatchObject({ email: other.email, restrictions: [] });
    await expectProblem(
      api.caller().client.auth.login({ body: { email: other.email, password } }),
      'invalid_credentials',
    );
    expect(await readOutbox(api.owner, other.email)).toMatchObject([{ template: 'registration_refused' }]);
  });

  test('is also checked under the wallet lock, so that a call that started earlier cannot stake', async () => {
    const player = await newPlayer(api);
    await setBalance(api.owner, player.id, 'gold', '100000.00');
    await exclude(player);
    const { rows } = await api.owner.query(
      `SELECT check_movement($1, 'gold', 1, 'stake') AS stake, check_movement($1, 'gold', 1, 'raise') AS raise,
              check_movement($1, 'gold', 1, 'purchase') AS purchase, check_movement($1, 'sweeps', 1, 'redemption') AS redemption`,
      [player.id],
    );
    expect(new Set(Object.values(rows[0]))).toEqual(new Set(['self_excluded']));
  });
});

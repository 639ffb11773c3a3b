import type { ChallengeHand } from '@goldwren/contracts/player';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi, setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { installDatabaseClock } from '../helpers/database/database-clock.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { act, firstDecision, playChallenge } from '../helpers/play/challenge.ts';

const base = setUpTestApi();
let api: TestApi;
let clock: { set(instant: string): Promise<void> };
beforeAll(async () => {
  clock = await installDatabaseClock(base.owner, ['grant_challenge_prize', 'record_challenge_decision']);
  api = await createTestApi({ databaseUrl: base.url });
});
afterAll(() => api.close());
beforeEach(() => base.owner.query('UPDATE game SET enabled = true'));

const poker = 'jacks-or-better-poker';
const blackjack = 'midnight-blackjack';
const turn = (slug: string, on: boolean) =>
  base.owner.query('UPDATE game SET enabled = $2 WHERE slug = $1', [slug, on]);

/** A player at noon of a day. Poker is played on even days. */
async function playerOn(day: string): Promise<Player> {
  const instant = `${day}T16:00:00Z`;
  await clock.set(instant);
  const player = await newPlayer(api);
  await base.owner.query('UPDATE http_session SET last_seen_at = $1, created_at = $1', [instant]);
  return player;
}

const read = (player: Player) => player.client.challenge.get({ query: {} });
async function decide(player: Player) {
  const { day, played } = await read(player);
  const hand = played.at(-1) as ChallengeHand;
  return act(player, day, hand, firstDecision(hand));
}

test('accepts no decision after the game is switched off, and continues when it is on again', async () => {
  const player = await playerOn('2026-06-10');
  const { day, played } = await read(player);
  const first = played[0] as ChallengeHand;
  const answer = await act(player, day, first, firstDecision(first));
  await turn(poker, false);
  expect(await read(player)).toMatchObject({ game: poker, is_game_off: true, entry: { finished_at: null } });
  await expectProblem(decide(player), 'game_off');
  // A stored decision still has its answer, and the challenge is as it was.
  expect(await act(player, day, first, firstDecision(first))).toEqual(answer);
  expect((await read(player)).played).toHaveLength(2);
  await turn(poker, true);
  await playChallenge(player);
  expect(await read(player)).toMatchObject({ is_game_off: false, entry: { prize: expect.any(String) } });
});

test('rejects the last decision and its prize, and leaves the results of others as they are', async () => {
  const finished = await playerOn('2026-06-12');
  await playChallenge(finished);
  const before = await read(finished);
  const last = await newPlayer(api);
  await playChallenge(last, undefined, (hand) => hand.number === 4);
  await turn(poker, false);
  await expectProblem(decide(last), 'game_off');
  expect((await read(last)).entry).toMatchObject({ finished_at: null, prize: null });
  expect((await last.client.wallet.get()).gold_balance).toBe('2000000.00');
  expect(await read(finished)).toEqual({ ...before, is_game_off: true });
  const entryId = before.entry?.id ?? '';
  expect(await finished.client.challenge.replay({ params: { entryId } })).toMatchObject({ hands: before.played });
});

test('stores no decision that comes after the switch, also when both come at the same time', async () => {
  const day = '2026-06-14';
  await playerOn(day);
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(api)));
  await Promise.all(players.map(read));
  const switching = await base.owner.connect();
  try {
    await switching.query('BEGIN');
    await switching.query('UPDATE game SET enabled = false WHERE slug = $1', [poker]);
    // These decisions find the game on in their snapshot, and wait for the transaction of the switch.
    const answers = players.map(decide).map((call) => expectProblem(call, 'game_off'));
    const waiting =
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    await expect.poll(async () => (await base.owner.query(waiting)).rows[0].n, { timeout: 20_000 }).toBeGreaterThan(0);
    await switching.query('COMMIT');
    await Promise.all(answers);
  } finally {
    switching.release();
  }
  const { rows } = await base.owner.query('SELECT count(*)::int AS n FROM challenge_entry WHERE day = $1', [day]);
  expect(rows[0].n).toBe(0);
});

test('checks the game again when the prize is credited, and credits it once', async () => {
  const player = await playerOn('2026-06-16');
  await playChallenge(player, undefined, (hand) => hand.number === 4);
  const finish = 'UPDATE challenge_entry SET finished_at = now() WHERE player_id = $1';
  await base.owner.query(finish, [player.id]);
  await turn(poker, false);
  const grant = () =>
    api.database.db.$client.query('SELECT * FROM grant_challenge_prize($1, $2)', [player.id, '2026-06-16']);
  await expect(grant()).rejects.toThrow('game_off');
  await turn(poker, true);
  await grant();
  await grant();
  expect((await player.client.wallet.get()).gold_balance).toBe('2000500.00');
});

test('deals the other game when the game of the day is off at its start, and stays with it', async () => {
  const player = await playerOn('2026-06-18');
  await turn(poker, false);
  expect(await read(player)).toMatchObject({ game: blackjack, is_game_off: false });
  await playChallenge(player);
  await turn(poker, true);
  expect(await read(player)).toMatchObject({ game: blackjack, entry: { prize: expect.any(String) } });
});

test('has no challenge while both games are off', async () => {
  const player = await playerOn('2026-06-20');
  await turn(poker, false);
  await turn(blackjack, false);
  await expectProblem(read(player), 'not_found');
  const action = { type: 'hold', positions: [] };
  const call = player.client.challenge.act({ body: { day: '2026-06-20', hand: 0, step: 0, action } });
  await expectProblem(call, 'conflict');
  await turn(blackjack, true);
  expect(await read(player)).toMatchObject({ game: blackjack });
});

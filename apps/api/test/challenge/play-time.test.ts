import type { ChallengeHand } from '@goldwren/contracts/player';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi, setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { installDatabaseClock } from '../helpers/database/database-clock.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';
import { act, firstDecision, playChallenge } from '../helpers/play/challenge.ts';
import { play, start as startSession } from '../helpers/play/play.ts';

/** Every SQL function that reads the clock while play time is computed. */
const timed = [
  ...['grant_challenge_prize', 'record_challenge_decision', 'record_play', 'limit_used', 'set_play_limit'],
  ...['play_round', 'answer_reality_check'],
];

const base = setUpTestApi();
let api: TestApi;
let other: TestApi;
let clock: { set(instant: string): Promise<void> };
beforeAll(async () => {
  clock = await installDatabaseClock(base.owner, timed);
  api = await createTestApi({ databaseUrl: base.url });
  other = await createTestApi({ databaseUrl: base.url });
});
afterAll(() => Promise.all([api.close(), other.close()]));

const start = Date.parse('2026-06-10T16:00:00Z');

/** Moves the clock to a second of the test. Sessions move with it, so that they do not expire. */
async function at(second: number): Promise<void> {
  const instant = new Date(start + second * 1_000).toISOString();
  await clock.set(instant);
  await base.owner.query('UPDATE http_session SET last_seen_at = $1, created_at = $1', [instant]);
}

async function newcomer(): Promise<Player> {
  await at(0);
  const player = await newPlayer(api);
  await at(0);
  return player;
}

/** Makes the first decision of the open hand. */
async function decide(player: Player): Promise<void> {
  const { day, played } = await player.client.challenge.get({ query: {} });
  const hand = played.at(-1) as ChallengeHand;
  await act(player, day, hand, firstDecision(hand));
}

const secondsOf = async (player: Player) => (await player.client.play.status()).today.seconds;
const setLimit = (player: Player) =>
  player.client.play.setLimits({ body: { limits: [{ kind: 'play_time', period: 'day', amount: '60' }] } });

/** Books play time that a day of play would have used. */
const use = (player: Player, seconds: number) =>
  tamper(base.owner, "UPDATE play_limit SET used = $2 WHERE player_id = $1 AND kind = 'play_time'", [
    player.id,
    seconds,
  ]);

test('counts the time between decisions as play time, for players with and without a limit', async () => {
  const [free, limited] = [await newcomer(), await newcomer()];
  await setLimit(limited);
  for (const second of [0, 100, 250]) {
    await at(second);
    for (const player of [free, limited]) await decide(player);
  }
  for (const player of [free, limited]) expect(await secondsOf(player)).toBe(250);
  const { limits } = await limited.client.play.limits();
  expect(limits.find(({ kind }) => kind === 'play_time')).toMatchObject({ used: '5' });
  // A limit that is set later counts the decisions before it.
  await setLimit(free);
  const { rows } = await base.owner.query("SELECT used::int FROM play_limit WHERE kind = 'play_time'");
  expect(rows).toEqual([{ used: 250 }, { used: 250 }]);
});

test('does not count a pause between two visits', async () => {
  const player = await newcomer();
  await decide(player);
  await at(301);
  await decide(player);
  expect(await secondsOf(player)).toBe(0);
});

test('rejects a decision once the time in the challenge has used up the limit, and every later one', async () => {
  const player = await newcomer();
  await setLimit(player);
  await use(player, 3_500);
  await decide(player);
  await at(60);
  await decide(player);
  for (const second of [100, 120, 350]) {
    await at(second);
    const problem = await expectProblem(decide(player), 'limit_reached');
    expect(problem.params).toMatchObject({ reason: 'play_limit', kind: 'play_time' });
  }
  const { entry, played } = await player.client.challenge.get({ query: {} });
  expect(entry?.finished_at).toBeNull();
  expect(played.flatMap(({ actions }) => actions)).toHaveLength(2);
});

test('rejects the last decision at the limit, and pays no prize', async () => {
  const player = await newcomer();
  await setLimit(player);
  await playChallenge(player, undefined, (hand) => hand.number === 4);
  await use(player, 3_600);
  await expectProblem(decide(player), 'limit_reached');
  expect((await player.client.wallet.get()).gold_balance).toBe('2000000.00');
});

test('books the time of two tabs once, and both stop at the limit', async () => {
  const player = await newcomer();
  const tab = alsoAt(other, player);
  await setLimit(player);
  await use(player, 3_400);
  const session = await startSession(tab);
  await decide(player);
  await at(100);
  // A round at a table and a decision at the same moment: whichever comes first books the 100 seconds.
  await Promise.all([play(tab, session.session_id), decide(player)]);
  expect(await secondsOf(player)).toBe(100);
  await at(201);
  const refused = await Promise.allSettled([play(tab, session.session_id, { nonce: 1 }), decide(player)]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await secondsOf(player)).toBe(100);
});

test('stops for the reality check after time in the challenge, and continues after the answer', async () => {
  const player = await newcomer();
  await player.client.play.setLimits({ body: { reality_check_minutes: 15 } });
  for (const second of [0, 290, 580, 870]) {
    await at(second);
    await decide(player);
  }
  await at(900);
  await expectProblem(decide(player), 'reality_check_due');
  await player.client.play.answerRealityCheck();
  await decide(player);
  expect((await player.client.challenge.get({ query: {} })).entry?.finished_at).not.toBeNull();
});

import type { ChallengeHand } from '@goldwren/contracts/player';
import { replayRound } from '@goldwren/game-engine';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { challengePrizes, challenge as rules } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi, setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { installDatabaseClock } from '../helpers/database/database-clock.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';
import {
  act,
  bestDecision,
  challengeKeyOf,
  firstDecision,
  fixChallengeSeed,
  openChallengeSeed,
  playChallenge,
} from '../helpers/play/challenge.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const base = setUpTestApi();
let api: TestApi;
let other: TestApi;
let clock: { set(instant: string): Promise<void> };
beforeAll(async () => {
  clock = await installDatabaseClock(base.owner, ['grant_challenge_prize']);
  api = await createTestApi({ databaseUrl: base.url });
  other = await createTestApi({ databaseUrl: base.url });
});
afterAll(async () => {
  expect(await findLedgerFaults(base.owner)).toEqual([]);
  await Promise.all([api.close(), other.close()]);
});

/** Moves the clock. Sessions move with it, so that they do not expire. */
async function travel(instant: string): Promise<void> {
  await clock.set(instant);
  await base.owner.query('UPDATE http_session SET last_seen_at = $1, created_at = $1', [instant]);
}

async function playersAt<N extends number>(instant: string, count: N): Promise<Player[]> {
  await clock.set(instant);
  const players = [];
  for (let n = 0; n < count; n++) players.push(await newPlayer(api));
  await travel(instant);
  return players;
}

async function playerAt(instant: string): Promise<Player> {
  return (await playersAt(instant, 1))[0] as Player;
}

const read = (player: Player, day?: string) => player.client.challenge.get({ query: day ? { day } : {} });
const dealt = (hands: readonly ChallengeHand[]) => hands.map(({ events }) => events[0]);

async function prizesOf(player: Player): Promise<string[]> {
  const { rows } = await base.owner.query(
    "SELECT amount::text, contra FROM journal WHERE player_id = $1 AND kind = 'challenge_prize' AND currency = 'gold'",
    [player.id],
  );
  for (const row of rows) expect(row.contra).toBe('issuance');
  return rows.map(({ amount }) => amount);
}

const pokerDay = '2026-06-10';
const blackjackDay = '2026-06-11';
const noonOf = (day: string) => `${day}T16:00:00Z`;

describe.each([
  [pokerDay, 'jacks-or-better-poker'],
  [blackjackDay, 'midnight-blackjack'],
])('the challenge of %s', (day, game) => {
  test('deals the same cards to every player and pays the flawless one most', async () => {
    const [best, first] = (await playersAt(noonOf(day), 2)) as [Player, Player];
    await read(best);
    // With random cards, the first decision of every hand is sometimes the best one.
    const seed = Buffer.alloc(32, `cards of ${day}`);
    await fixChallengeSeed(base.owner, day, seed);
    const before = await read(best);
    expect(before).toMatchObject({ day, game, hands: rules.hands, entry: null, seed: null, is_over: false });
    expect(before.played).toHaveLength(1);
    const answers = await playChallenge(best, (challenge, hand) => bestDecision(seed, challenge, hand));
    expect(answers.at(-1)?.finished).toEqual({ given_up_x100: 0, prize: '5000.00' });
    const poor = await playChallenge(first);
    const finished = poor.at(-1)?.finished;
    expect(finished?.given_up_x100).toBeGreaterThan(10);
    expect(finished?.prize).toBe('500.00');
    const [mine, theirs] = [await read(best), await read(first)];
    expect(dealt(mine.played)).toEqual(dealt(theirs.played));
    expect(mine.played).toHaveLength(rules.hands);
    expect(await prizesOf(best)).toEqual([String(challengePrizes[0].goldHundredths)]);
    expect(await prizesOf(first)).toEqual([String(challengePrizes[2].goldHundredths)]);
    expect(mine.entry).toMatchObject({ given_up_x100: 0, prize: '5000.00' });
    expect((await best.client.wallet.get()).gold_balance).toBe('2005000.00');
    expect(mine.leaderboard).toMatchObject({ players: 2, own: { rank: 1, is_own: true } });
    expect(theirs.leaderboard.own).toMatchObject({ rank: 2, given_up_x100: finished?.given_up_x100 });
    expect(theirs.leaderboard.lines.map(({ rank, is_own }) => [rank, is_own])).toEqual([
      [1, false],
      [2, true],
    ]);
    const { results } = await best.client.achievements.list();
    expect(results.find(({ id }) => id === 'flawless_challenge')).toMatchObject({ done: 1 });
    const others = (await first.client.achievements.list()).results;
    expect(others.find(({ id }) => id === 'flawless_challenge')).toMatchObject({ done: 0 });
  });

  test('reveals the seed only after the day, and the seed gives the published cards', async () => {
    const player = await playerAt(noonOf(day));
    await playChallenge(player);
    const during = await read(player);
    const seed = await openChallengeSeed(base.owner, day);
    expect(JSON.stringify(during)).not.toContain(seed.toString('hex'));
    await travel(`${day.slice(0, 8)}${Number(day.slice(8)) + 1}T04:00:00Z`);
    const after = await read(player, day);
    expect(after).toMatchObject({ is_over: true, seed: seed.toString('hex'), commitment: during.commitment });
    const commitment = sha256(Buffer.concat([Buffer.from('gw2-challenge-commit|'), seed]));
    expect(after.commitment).toBe(Buffer.from(commitment).toString('hex'));
    const engine = gameByMaths(after.game, after.maths_hash);
    if (!engine) throw new Error('no such game');
    for (const hand of after.played) {
      const replayed = replayRound(engine, challengeKeyOf(seed, after, hand.deal), {}, hand.actions);
      expect(replayed.steps.flatMap(({ events }) => events)).toEqual(hand.events);
    }
  });
});

test('shows no card that is not dealt yet', async () => {
  const player = await playerAt(noonOf('2026-06-14'));
  const challenge = await read(player);
  const [hand] = challenge.played as [ChallengeHand];
  expect(hand.result).toBeNull();
  const text = JSON.stringify(challenge);
  const cards = text.match(/"[2-9TJQKA][CDHS]"/g) ?? [];
  expect(new Set(cards).size).toBe(5);
});

test('repeats an answer for the same decision and rejects another one for the step', async () => {
  const player = await playerAt(noonOf('2026-06-16'));
  const { day, played } = await read(player);
  const [hand] = played as [ChallengeHand];
  const first = await act(player, day, hand, { type: 'hold', positions: [0] });
  await act(player, day, first.next as ChallengeHand, { type: 'hold', positions: [] });
  expect(await act(player, day, hand, { type: 'hold', positions: [0] })).toEqual(first);
  const problem = await expectProblem(act(player, day, hand, { type: 'hold', positions: [1] }), 'conflict');
  expect(problem.params).toEqual({ reason: 'challenge_step' });
  expect((await read(player)).played).toHaveLength(3);
});

test.each([
  ['a later hand', 1, 0],
  ['a later step', 0, 1],
])('rejects %s before it is open', async (_what, hand, step) => {
  const player = await playerAt(noonOf('2026-06-18'));
  const action = { type: 'hold', positions: [] };
  const call = player.client.challenge.act({ body: { day: '2026-06-18', hand, step, action } });
  expect((await expectProblem(call, 'conflict')).params).toEqual({ reason: 'challenge_step' });
  expect((await read(player)).entry).toBeNull();
});

test.each([[{ type: 'hold', positions: [9] }], [{ type: 'hit' }], [{ type: 'hold', positions: [0], more: true }]])(
  'rejects the illegal action %j and stores nothing',
  async (action) => {
    const player = await playerAt(noonOf('2026-06-20'));
    const { day, played } = await read(player);
    await expectProblem(act(player, day, played[0] as ChallengeHand, action), 'validation_failed');
    expect((await read(player)).entry).toBeNull();
  },
);

test('accepts one of two different decisions that two tabs send at the same time', async () => {
  const player = await playerAt(noonOf('2026-06-22'));
  const { day } = await read(player);
  const there = alsoAt(other, player);
  const send = (from: Player, position: number) =>
    from.send('POST', '/api/challenge/actions', {
      json: { day, hand: 0, step: 0, action: { type: 'hold', positions: [position] } },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n % 2 ? player : there, n % 2)));
  const stored = (await read(player)).played[0]?.actions[0]?.positions as number[];
  for (const [n, { status }] of answers.entries()) expect(status).toBe(stored[0] === n % 2 ? 200 : 409);
});

test('pays one prize for concurrent last decisions at two API instances', async () => {
  const player = await playerAt(noonOf('2026-06-24'));
  await playChallenge(player, undefined, (hand) => hand.number === rules.hands - 1);
  const challenge = await read(player);
  const last = challenge.played.at(-1) as ChallengeHand;
  const there = alsoAt(other, player);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => act(n % 2 ? player : there, challenge.day, last, firstDecision(last))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.finished).not.toBeNull();
  expect(await prizesOf(player)).toHaveLength(1);
  await act(player, challenge.day, last, firstDecision(last));
  expect(await prizesOf(player)).toHaveLength(1);
});

describe('rejects players who may not play', () => {
  test.each([
    ['excluded', 'excluded_at = now()', 'self_excluded'],
    ['on a break', "cool_off_until = now() + interval '1 day'", 'cooling_off'],
    ['suspended', 'suspended_at = now()', 'account_suspended'],
  ] as const)('%s', async (_what, change, code) => {
    const player = await playerAt(noonOf('2026-06-26'));
    const { day, played } = await read(player);
    const [hand] = played as [ChallengeHand];
    await base.owner.query(`UPDATE player SET ${change} WHERE id = $1`, [player.id]);
    await expectProblem(act(player, day, hand, firstDecision(hand)), code);
    expect((await read(player)).entry).toBeNull();
  });
});

test('shows the replay of a day that is over to every player', async () => {
  const player = await playerAt('2026-07-02T03:00:00Z');
  await playChallenge(player);
  const { day, entry } = await read(player);
  const stranger = await playerAt('2026-07-02T03:30:00Z');
  const open = () => stranger.client.challenge.replay({ params: { entryId: entry?.id ?? '' } });
  await expectProblem(open(), 'conflict');
  await travel('2026-07-02T04:00:00Z');
  expect(await open()).toMatchObject({ day, is_own: false });
});

test('leaves a hand unfinished when the day ends, and pays nothing later', async () => {
  const player = await playerAt('2026-06-28T03:59:00Z');
  await playChallenge(player, undefined, (hand) => hand.number === 4);
  const { day, played } = await read(player);
  expect(day).toBe('2026-06-27');
  const stored = played[0] as ChallengeHand;
  await travel('2026-06-28T04:00:00Z');
  const last = played.at(-1) as ChallengeHand;
  const problem = await expectProblem(act(player, day, last, firstDecision(last)), 'conflict');
  expect(problem.params).toEqual({ reason: 'challenge_over' });
  // A repeated decision still has its answer.
  const again = { ...stored, actions: stored.actions.slice(0, -1) };
  expect((await act(player, day, again, stored.actions.at(-1) ?? {})).hand).toEqual(stored);
  expect((await read(player, day)).entry).toMatchObject({ finished_at: null, prize: null });
  expect(await prizesOf(player)).toEqual([]);
  expect((await read(player)).day).toBe('2026-06-28');
});

test('has no challenge on a later day or on a day before the first one', async () => {
  const player = await playerAt(noonOf('2026-06-29'));
  await read(player);
  await expectProblem(read(player, '2026-06-30'), 'not_found');
  await expectProblem(read(player, '2020-01-01'), 'not_found');
  const action = { type: 'hold', positions: [] };
  await expectProblem(
    player.client.challenge.act({ body: { day: '2026-06-30', hand: 0, step: 0, action } }),
    'conflict',
  );
});

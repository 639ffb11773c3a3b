import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { playChallenge } from '../helpers/play/challenge.ts';

const api = setUpTestApi();
let finished: Player;
let starter: Player;
beforeAll(async () => {
  finished = await newPlayer(api);
  starter = await newPlayer(api);
  await playChallenge(finished);
  await playChallenge(starter, undefined, (hand) => hand.number === 1);
});

const read = (player: Player) => player.client.challenge.get({ query: {} });
const setAlias = async (player: Player, alias: string | null) =>
  player.client.challenge.setAlias({ body: { day: (await read(player)).day, alias } });
const replay = (player: Player, entryId: string) => player.client.challenge.replay({ params: { entryId } });

describe('a replay of the running day', () => {
  test('is hidden from a player who has not finished, and from one who has not started', async () => {
    const { entry } = await read(finished);
    for (const player of [starter, await newPlayer(api)]) {
      const problem = await expectProblem(replay(player, entry?.id ?? ''), 'conflict');
      expect(problem.params).toEqual({ reason: 'challenge_unfinished' });
    }
  });

  test('is shown to its player and to players who have finished', async () => {
    const { entry, played, day } = await read(finished);
    const id = entry?.id ?? '';
    expect(await replay(finished, id)).toMatchObject({ day, is_own: true, hands: played });
    const other = await newPlayer(api);
    await playChallenge(other);
    const seen = await replay(other, id);
    expect(seen).toMatchObject({ is_own: false, alias: null, hands: played });
    expect(JSON.stringify(seen)).not.toContain(finished.id);
  });

  test('does not exist for an unfinished entry', async () => {
    const { entry } = await read(starter);
    await expectProblem(replay(finished, entry?.id ?? ''), 'not_found');
    await expectProblem(replay(starter, entry?.id ?? ''), 'not_found');
  });
});

describe('an alias', () => {
  test('is shown to others, can be changed and removed, and never appears without being set', async () => {
    const other = await newPlayer(api);
    const lineOf = async () => {
      const { entry } = await read(finished);
      return (await read(other)).leaderboard.lines.find(({ entry_id }) => entry_id === entry?.id);
    };
    expect((await lineOf())?.alias).toBeNull();
    expect(await setAlias(finished, '  Blue   Wren ')).toEqual({ alias: 'Blue Wren' });
    expect((await lineOf())?.alias).toBe('Blue Wren');
    expect(await setAlias(finished, null)).toEqual({ alias: null });
    expect((await lineOf())?.alias).toBeNull();
  });

  test('is unique on a day without regard to case', async () => {
    await setAlias(finished, 'Red Wren');
    const problem = await expectProblem(setAlias(starter, 'RED wren'), 'conflict');
    expect(problem.params).toEqual({ reason: 'alias_taken' });
    expect(await setAlias(finished, 'red wren')).toEqual({ alias: 'red wren' });
  });

  test.each(['ab', 'x'.repeat(21), 'me@example.test', 'example.test', '<b>hi</b>'])('cannot be %s', async (alias) => {
    await expectProblem(setAlias(finished, alias), 'validation_failed');
  });

  test('needs an entry', async () => {
    await expectProblem(setAlias(await newPlayer(api), 'Nobody Yet'), 'not_found');
  });
});

test('gives equal scores one rank and skips the ranks that they share', async () => {
  const { leaderboard } = await read(finished);
  const scores = leaderboard.lines.map(({ given_up_x100: score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  expect(leaderboard.lines.length).toBeGreaterThan(1);
  for (const { rank, given_up_x100: score } of leaderboard.lines) {
    expect(rank).toBe(scores.filter((other) => other < score).length + 1);
  }
});

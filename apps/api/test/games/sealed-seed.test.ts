import { beforeAll, expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';
import { jacks, play, roundBody, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
beforeAll(async () => {
  // This API has no cached sessions, so it decrypts each seed itself.
});

/** Swaps the encrypted seeds of two sessions, which needs the owner's rights. */
async function swapSeeds(one: string, two: string): Promise<void> {
  const changed = await tamper(
    api.owner,
    `UPDATE game_session s SET sealed_server_seed = t.sealed_server_seed FROM game_session t
      WHERE (s.id = $1 AND t.id = $2) OR (s.id = $2 AND t.id = $1)`,
    [one, two],
  );
  expect(changed).toBe(2);
}

interface Seated {
  readonly player: Player;
  readonly sessionId: string;
  readonly gameId: number;
}

async function seat(player: Player, gameId: number): Promise<Seated> {
  return { player, gameId, sessionId: (await start(player, gameId)).session_id };
}

const pairs: [string, () => Promise<[Seated, Seated]>][] = [
  [
    'another session of the same player',
    async () => {
      const player = await newPlayer(api);
      return [await seat(player, starlight), await seat(player, jacks)];
    },
  ],
  [
    'a session of another player',
    async () => [await seat(await newPlayer(api), starlight), await seat(await newPlayer(api), starlight)],
  ],
];

test.each(pairs)('rejects rounds with the encrypted seed of %s', async (_whose, make) => {
  const seated = await make();
  await swapSeeds(seated[0].sessionId, seated[1].sessionId);
  for (const { player, sessionId, gameId } of seated) {
    const there = alsoAt(other, player);
    const before = await there.client.wallet.get();
    const path = `/api/games/${gameId}/session/${sessionId}/rounds`;
    expectProblemAnswer(await there.send('POST', path, { json: roundBody() }), 'internal_error');
    expect(await there.client.wallet.get()).toEqual(before);
  }
  const { rows } = await api.owner.query('SELECT 1 FROM round WHERE session_id = ANY ($1)', [
    seated.map(({ sessionId }) => sessionId),
  ]);
  expect(rows).toEqual([]);

  await swapSeeds(seated[0].sessionId, seated[1].sessionId);
  for (const { player, sessionId, gameId } of seated) {
    expect((await play(alsoAt(other, player), sessionId, {}, gameId)).nonce).toBe(0);
  }
});

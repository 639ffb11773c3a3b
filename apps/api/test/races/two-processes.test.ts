import { rateLimits } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callUntilAnswered } from '../helpers/api/call-until-answered.ts';
import type { Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { chooseSeed, openSeed, roundBody, starlight, start } from '../helpers/play/play.ts';
import { startTwoApis, type TwoApis } from '../helpers/processes/two-apis.ts';

/** What one browser may guess for its own account in the window. */
const guessesAllowed = rateLimits.signInDevice.limit;

let apis: TwoApis;
beforeAll(async () => {
  apis = await startTwoApis();
});
afterAll(() => apis.close());

function each<T>(
  count: number,
  players: readonly Player[],
  call: (player: Player, n: number) => Promise<T>,
): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => call(players[n % players.length] as Player, n)));
}

describe('two API processes', () => {
  test('give one effect and 200 equal answers for 200 identical rounds', async () => {
    const players = await apis.playerAtBoth();
    const { session_id: sessionId } = await start(players[0]);
    const json = roundBody({ client_seed: chooseSeed(await openSeed(apis.owner, sessionId), 0, 'win') });
    const answers = await each(200, players, (player) =>
      callUntilAnswered(() => player.send('POST', `/api/games/${starlight}/session/${sessionId}/rounds`, { json })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    const { rows } = await apis.owner.query('SELECT kind FROM journal WHERE player_id = $1 AND ref = $2 ORDER BY seq', [
      players[0].id,
      answers[0]?.body.round_id,
    ]);
    expect(rows).toEqual([{ kind: 'stake' }, { kind: 'win' }]);
    expect(await findLedgerFaults(apis.owner, [answers[0]?.body])).toEqual([]);
  });

  test.each([
    ['without', {}],
    ['with', { 'idempotency-key': 'the-same' }],
  ])('limit only the player who sends 200 identical concurrent rounds %s a key', async (_, headers) => {
    const [player, [other]] = await Promise.all([apis.playerAtBoth(), apis.playerAtBoth()]);
    const sessions = await Promise.all([start(player[0]), start(other)]);
    const paths = sessions.map(({ session_id: id }) => `/api/games/${starlight}/session/${id}/rounds`);
    const flood = each(200, [player[0]], (one) => one.send('POST', paths[0] as string, { json: roundBody(), headers }));
    const calm: number[] = [];
    for (let nonce = 0; nonce < 5; nonce += 1)
      calm.push((await other.send('POST', paths[1] as string, { json: roundBody({ nonce }) })).status);
    expect(calm).toEqual([200, 200, 200, 200, 200]);
    const answers = await flood;
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeLessThan(200);
    for (const { status, body, headers: sent } of refused)
      expect({ status, code: body.code, wait: sent.get('retry-after') }).toEqual({
        status: 429,
        code: 'rate_limited',
        wait: '1',
      });
  });

  test('open one session for 200 concurrent starts', async () => {
    const players = await apis.playerAtBoth();
    const answers = await each(200, players, (player) =>
      callUntilAnswered(() => player.send('POST', `/api/games/${starlight}/session/start`, { json: {} })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.outcome_seed)).size).toBe(1);
    const { rows } = await apis.owner.query('SELECT count(*)::int AS n FROM game_session WHERE player_id = $1', [
      players[0].id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('play one of 40 different rounds with the same nonce, and return a conflict for the others', async () => {
    const players = await apis.playerAtBoth();
    const { session_id: sessionId } = await start(players[0]);
    const answers = await each(40, players, (player, n) =>
      player.send('POST', `/api/games/${starlight}/session/${sessionId}/rounds`, {
        json: roundBody({ client_seed: `mine-${n}` }),
      }),
    );
    const played = answers.filter(({ status }) => status === 200);
    expect(played).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(others)).toEqual(new Set(['nonce_conflict']));
    expect(
      await findLedgerFaults(
        apis.owner,
        played.map(({ body }) => body),
      ),
    ).toEqual([]);
  });

  test('never return a server error when a session starts and ends at the same time', async () => {
    const players = await apis.playerAtBoth();
    for (let n = 0; n < 10; n += 1) {
      const { session_id: sessionId } = await start(players[0]);
      const report = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 60 } };
      const answers = await each(12, players, (player, turn) =>
        turn % 3 === 0
          ? player.send('POST', `/api/games/${starlight}/session/${sessionId}/end`, { json: report })
          : player.send('POST', `/api/games/${starlight}/session/start`, { json: {} }),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  });

  test('accept as many wrong passwords together as one process, however the calls are spread', async () => {
    const [here, there] = await apis.playerAtBoth();
    there.device = here.device;
    const guess = async (n: number) => {
      const { send } = n % 2 === 0 ? here : there;
      return (await send('POST', '/api/auth/login', { json: { email: here.email, password: 'wrong' } })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(guessesAllowed);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - guessesAllowed);
    // Both processes reject the next one, also the one that accepted more of them.
    expect([await guess(0), await guess(1)]).toEqual([429, 429]);
  });

  test('end a session at both with the next call when it ends at one', async () => {
    const [here, there] = await apis.playerAtBoth();
    expect((await there.send('GET', '/api/wallet')).status).toBe(200);
    await here.client.auth.logout();
    expect((await there.send('GET', '/api/wallet')).status).toBe(401);
  });
});

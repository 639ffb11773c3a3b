import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database.ts';
import { callUntilAnswered } from '../helpers/api/call-until-answered.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { lostConnection } from '../helpers/database/lost-connection.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { chooseSeed, hold, jacks, openSeed, play, roundBody, starlight, start } from '../helpers/play/play.ts';
import { startLoad } from '../helpers/processes/load.ts';

let api: TestApi;
afterEach(() => api.close());

/** Closes the connection after the commit of a call of this function and before its answer, this many times. */
function cutAfterCommit(statement: string, times: { left: number }) {
  return (database: Database): Database => {
    const real = database.db.$client.query.bind(database.db) as (...args: unknown[]) => Promise<unknown>;
    database.db.$client.query = (async (...args: unknown[]) => {
      const result = await real(...args);
      const { name } = args[0] as { name?: string };
      if (name !== `fn_${statement}` || times.left === 0) return result;
      times.left -= 1;
      throw lostConnection('ECONNRESET');
    }) as never;
    return database;
  };
}

async function postingsOf(roundId: string): Promise<string[]> {
  const { rows } = await api.owner.query('SELECT kind FROM journal WHERE ref = $1 ORDER BY seq', [roundId]);
  return rows.map(({ kind }) => kind);
}

describe('a connection lost between commit and answer', () => {
  test('of a round makes the API repeat the call with the same id, with one effect', async () => {
    const times = { left: 0 };
    api = await createTestApi({ wrapDatabase: cutAfterCommit('play_round', times) });
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    times.left = 1;
    const round = await play(player, sessionId, {
      client_seed: chooseSeed(await openSeed(api.owner, sessionId), 0, 'win'),
    });
    expect(times.left).toBe(0);
    expect(await postingsOf(round.round_id)).toEqual(['stake', 'win']);
    expect(round.wallet.gold).toBe((await player.client.wallet.get()).gold_balance);
    expect(await findLedgerFaults(api.owner, [round])).toEqual([]);
  });

  test('returns 503 when it happens repeatedly, and a retry by the client has no second effect', async () => {
    const times = { left: 0 };
    api = await createTestApi({ wrapDatabase: cutAfterCommit('play_round', times) });
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    times.left = 6;
    const path = `/api/games/${starlight}/session/${sessionId}/rounds`;
    const refused = await player.send('POST', path, { json: roundBody() });
    expectProblemAnswer(refused, 'unavailable');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(times.left).toBe(0);
    const round = await play(player, sessionId);
    expect((await api.owner.query('SELECT id FROM round')).rows).toEqual([{ id: round.round_id }]);
    expect(await findLedgerFaults(api.owner, [round])).toEqual([]);
  });

  test('of a decision applies and pays it once', async () => {
    const times = { left: 0 };
    api = await createTestApi({ wrapDatabase: cutAfterCommit('advance_round', times) });
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const dealt = await play(player, sessionId, {}, jacks);
    times.left = 1;
    const settled = await hold(player, sessionId, dealt.round_id, [0, 1, 2, 3, 4]);
    expect(times.left).toBe(0);
    expect(settled).toMatchObject({ state: 'settled', actions: [{ type: 'hold', positions: [0, 1, 2, 3, 4] }] });
    expect(await findLedgerFaults(api.owner, [settled])).toEqual([]);
  });
});

test('loses and repeats no round when many backends are terminated under load', async () => {
  api = await createTestApi();
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(api)));
  const load = await startLoad(players.map((player) => () => player));
  let cut = 0;
  for (let n = 0; n < 15; n += 1) {
    await load.more(12);
    const { rowCount } = await api.owner.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'goldwren-api'",
    );
    cut += rowCount ?? 0;
  }
  await load.stop();
  expect(cut).toBeGreaterThan(15);
  expect(await findLedgerFaults(api.owner, load.acknowledged)).toEqual([]);
  expect((await api.owner.query('SELECT count(*)::int AS n FROM round')).rows).toEqual([
    { n: load.acknowledged.length },
  ]);
  const after = await callUntilAnswered(() => (players[0] as (typeof players)[0]).send('GET', '/api/wallet'));
  expect(after.status).toBe(200);
});

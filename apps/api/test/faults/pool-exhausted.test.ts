import { expect, test } from 'vitest';
import { ordinaryConnectMs } from '../../src/platform/database.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, roundBody, starlight, start } from '../helpers/play/play.ts';

const poolSize = 3;

const api = setUpTestApi(() => ({
  settings: { DATABASE_POOL_SIZE: String(poolSize) },
  connectTimeoutMs: ordinaryConnectMs,
}));

test('returns 503 with Retry-After while every connection is taken, and succeeds afterwards', async () => {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  const taken = await Promise.all(Array.from({ length: poolSize }, () => api.databases.players.db.$client.connect()));
  const path = `/api/games/${starlight}/session/${sessionId}/rounds`;
  const refused = await Promise.all([
    player.send('POST', path, { json: roundBody() }),
    player.send('GET', '/api/wallet'),
    api.caller().send('GET', '/api/games'),
    api.caller().send('POST', '/api/auth/login', { json: { email: player.email, password: 'whatever it is' } }),
  ]);
  for (const answer of refused) {
    expectProblemAnswer(answer, 'unavailable');
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  expect((await api.caller().send('GET', '/healthz')).status).toBe(200);
  expect((await api.caller().send('GET', '/readyz')).status).toBe(503);

  for (const connection of taken) connection.release();
  const round = await play(player, sessionId);
  expect((await api.caller().send('GET', '/readyz')).status).toBe(200);
  expect((await api.owner.query('SELECT id FROM round')).rows).toEqual([{ id: round.round_id }]);
  expect(await findLedgerFaults(api.owner, [round])).toEqual([]);
});

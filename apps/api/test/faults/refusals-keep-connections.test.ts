import { expect, test } from 'vitest';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { roundBody, starlight, start } from '../helpers/play/play.ts';

const poolSize = 3;

const api = setUpTestApi(() => ({ settings: { DATABASE_POOL_SIZE: String(poolSize) } }));

/** Returns the backends of calls. The staff pool also reads every second whether the cell is at home. */
async function backends(): Promise<number[]> {
  const { rows } = await api.owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'goldwren-api' AND datname = current_database()
        AND query !~ 'cell_state'`,
  );
  return rows.map(({ pid }) => pid).sort((a, b) => a - b);
}

test('opens no connection for fifty rejected rounds and fifty rejected postings', async () => {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  const path = `/api/games/${starlight}/session/${sessionId}/rounds`;
  const refuse = () => player.send('POST', path, { json: roundBody({ nonce: 7 }) });
  const toNobody = () =>
    api.database.db.$client.query('SELECT * FROM grant_login_bonus(gen_random_uuid(), gen_random_uuid())');
  await Promise.allSettled(Array.from({ length: poolSize * 2 }, () => [refuse(), toNobody()]).flat());

  const before = await backends();
  for (const answer of await Promise.all(Array.from({ length: 50 }, refuse))) {
    expectProblemAnswer(answer, 'nonce_conflict');
  }
  for (const result of await Promise.allSettled(Array.from({ length: 50 }, toNobody))) {
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'not_found' } });
  }
  // The pool of the API and the pool of the test.
  expect(before).toHaveLength(poolSize * 2);
  expect(await backends()).toEqual(before);
});

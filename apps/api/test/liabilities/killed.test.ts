import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { productDay } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { publishLiabilities } from '../../src/modules/liabilities/public.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { verifyOwn } from '../helpers/money/liabilities.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { processEnvironment } from '../helpers/processes/process-environment.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();

test('stores nothing of a day when it is killed midway, and the next run publishes the whole day', async () => {
  const player = await newPlayer(api);
  const day = productDay(new Date());
  // A row that is not committed makes the process wait after it has stored the total and the players.
  const holder = await api.owner.connect();
  await holder.query('BEGIN');
  await holder.query("INSERT INTO liabilities_tile (day, level, index, nodes) VALUES ($1, 0, 0, '')", [day]);
  const script = fileURLToPath(new URL('./fixtures/publish-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...processEnvironment, ...testSettings(api.url) },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  try {
    await until(
      'the process waits for the tile',
      async () => {
        const { rows } = await api.owner.query(
          "SELECT 1 FROM pg_stat_activity WHERE application_name = 'goldwren-liabilities' AND wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      },
      45_000,
    );
  } finally {
    child.kill('SIGKILL');
    await exited;
    await holder.query('ROLLBACK');
    holder.release();
  }
  await until('the transaction of the killed process has ended', async () => {
    const { rows } = await api.owner.query(
      "SELECT 1 FROM pg_stat_activity WHERE application_name = 'goldwren-liabilities'",
    );
    return rows.length === 0;
  });
  for (const table of ['liabilities_day', 'liabilities_player', 'liabilities_tile']) {
    expect((await api.owner.query(`SELECT count(*)::int AS n FROM ${table}`)).rows).toEqual([{ n: 0 }]);
  }
  expect(await publishLiabilities(api.context)).toBe(day);
  const [total] = (await player.client.fairness.liabilities()).results;
  const own = await player.client.fairness.ownLiabilities({ params: { day } });
  expect(total && (await verifyOwn(player.id, total, own))).toBeNull();
});

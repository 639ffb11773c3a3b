import { expect, test } from 'vitest';
import { publishOn, verifyOwn } from '../support/liabilities.ts';
import { newPlayer } from '../support/players.ts';
import { createTestApi } from '../support/test-api.ts';

test('measure', { timeout: 400_000 }, async () => {
  const api = await createTestApi();
  const player = await newPlayer(api);
  const c = await api.owner.connect();
  await c.query('SET session_replication_role = replica');
  await c.query(`INSERT INTO wallet (player_id, currency, balance, version, unplayed) SELECT gen_random_uuid(), 'sweeps', (random()*100000)::bigint, 1, 0 FROM generate_series(1, 200000)`);
  c.release();
  const t = performance.now(); const cpu = process.cpuUsage();
  expect(await publishOn(api, '2026-11-20')).toBe('2026-11-20');
  const used = process.cpuUsage(cpu);
  console.log('publish ms', performance.now() - t, 'cpu ms', (used.user + used.system) / 1000, 'rss', process.memoryUsage().rss / 1e6);
  console.log((await api.owner.query(`SELECT relname, pg_total_relation_size(oid) AS size FROM pg_class WHERE relname LIKE 'liabilities_%' AND relkind='r'`)).rows);
  const t2 = performance.now();
  const own = await player.client.fairness.ownLiabilities({ params: { day: '2026-11-20' } });
  console.log('own ms', performance.now() - t2, JSON.stringify(own).length);
  const [total] = (await player.client.fairness.liabilities()).results;
  console.log(total, total && (await verifyOwn(player.id, total, own)));
  await api.close();
});

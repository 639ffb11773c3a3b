import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, openOwner, type TestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults, findLostRounds } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';

/** Makes the database answer before the commit is on disk. Nothing else flushes its WAL during this test. */
const answersTooEarly = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
  bgwriter_lru_maxpages: '0',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  wal_buffers: '32MB',
} as const;

let cluster: DurableCluster;
let api: TestApi;
beforeAll(async () => {
  cluster = await startDurableCluster(answersTooEarly);
  api = await createTestApi({ databaseUrl: cluster.url });
}, 90_000);
afterAll(async () => {
  await api.close();
  await cluster.stop();
});

/** A commit that waits for the disk also flushes all earlier commits. */
function flush(): Promise<unknown> {
  return api.owner.query('BEGIN; SET LOCAL synchronous_commit = on; CREATE TABLE flushed (); COMMIT');
}

/** Stops the WAL writer, so that its schedule does not decide how much is lost. */
async function stopLogWriter(): Promise<void> {
  const { rows } = await api.owner.query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'");
  process.kill(rows[0].pid, 'SIGSTOP');
}

test('negative control: detects lost rounds when the database acknowledges too early', {
  timeout: 120_000,
}, async () => {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  await flush();
  const acknowledged: AcknowledgedRound[] = [];
  await stopLogWriter();
  for (let nonce = 0; nonce < 60; nonce += 1) acknowledged.push(await play(player, sessionId, { nonce }));
  expect(await findLedgerFaults(api.owner, acknowledged)).toEqual([]);
  await cluster.crash();

  const after = openOwner(cluster.url);
  expect((await after.query('SELECT 1 FROM player WHERE id = $1', [player.id])).rowCount).toBe(1);
  const lost = await findLostRounds(after, acknowledged);
  await after.end();
  expect(lost.length).toBeGreaterThan(0);
  expect(lost[0]).toContain('was acknowledged and is lost');
  console.info(`negative control: ${acknowledged.length} rounds acknowledged, ${lost.length} lost and named`);
});

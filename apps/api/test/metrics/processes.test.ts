import { expect, test } from 'vitest';
import { freePort } from '../../src/launch/free-port.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { readSeries } from '../helpers/metrics.ts';
import { startCollector } from '../helpers/otlp-collector.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { startApiProcess } from '../helpers/processes/api-process.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';

test('each process has its own counters and sends its traces, and the API notices that the worker is dead', async () => {
  const database = await createTestDatabase();
  const ports = [await freePort(), await freePort()] as const;
  const collector = await startCollector();
  const settings = (port: number) => ({
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  // One after the other, because each start computes for seconds.
  const worker = await startWorkerProcess(database.url, settings(ports[1]));
  const one = await startApiProcess(database.url, settings(ports[0]));
  const player = await newPlayer(one);
  await play(player, (await start(player)).session_id);
  const played = 'goldwren_rounds_total{game="starlight-fortune",currency="gold"}';
  expect((await readSeries(ports[0]))[played]).toBe(1);
  expect((await readSeries(ports[1]))[played]).toBeUndefined();
  expect((await fetch(`${one.baseUrl}/metrics`)).status).toBe(404);

  await until('the worker has sent the mail', async () => {
    const { 'goldwren_jobs_total{task="send_mail",result="success"}': sent = 0 } = await readSeries(ports[1]);
    return sent > 0;
  });
  const ofWorker = await readSeries(ports[1]);
  expect(Object.keys(ofWorker).filter((name) => /^goldwren_(books|queue|worker|open)_/.test(name))).toEqual([]);
  expect(ofWorker['goldwren_collector_up{collector="database"}']).toBe(1);
  expect(ofWorker['goldwren_database_pool_size{pool="jobs"}']).toBe(10);
  expect(ofWorker.nodejs_eventloop_lag_p99_seconds).toBeGreaterThan(0);

  const heartbeat = async () => (await readSeries(ports[0])).goldwren_worker_heartbeat_timestamp_seconds ?? 0;
  await until('the API shows the heartbeat', async () => (await heartbeat()) > 0, 15_000);
  const ofApi = await readSeries(ports[0]);
  expect(Object.entries(ofApi).filter(([name, up]) => name.startsWith('goldwren_collector_up') && up !== 1)).toEqual(
    [],
  );
  expect(ofApi['goldwren_database_pool_size{pool="players"}']).toBe(10);
  const isReceived = (service: string, name: string) =>
    collector.spans.some((span) => span.service === service && span.name === name);
  await until('the trace of the mail is received', () => isReceived('goldwren-worker', 'job send_mail'), 15_000);
  await worker.kill();
  await expect(readSeries(ports[1])).rejects.toThrow();
  expect(await one.stop()).toBe(0);
  // The process that played the round has sent its last spans before it stopped.
  expect(isReceived('goldwren-api', 'store round')).toBe(true);
  collector.stop();
  await database.drop();
});

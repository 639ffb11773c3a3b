import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../src/launch/free-port.ts';
import { readSeries } from '../helpers/metrics.ts';
import { readExpressions } from '../helpers/monitoring.ts';
import { type ApiProcess, startApiProcess } from '../helpers/processes/api-process.ts';
import { type DurableCluster, startDurableCluster } from '../helpers/processes/durable-cluster.ts';
import { headerOf } from '../helpers/processes/smtp-server.ts';
import { startWorkerProcess, type WorkerProcess } from '../helpers/processes/worker-process.ts';
import { until } from '../helpers/until.ts';
import { type MonitoringStack, type Notification, startMonitoring } from './monitoring-stack.ts';

/** 15 minutes in the settings of the product. */
const escalateAfterSeconds = 60;

const figures: Record<string, string> = {};
let cluster: DurableCluster;
let api: ApiProcess;
let worker: WorkerProcess;
let workerPort: number;
let stack: MonitoringStack;

beforeAll(async () => {
  cluster = await startDurableCluster();
  workerPort = await freePort();
  const apiPort = await freePort();
  worker = await startWorker();
  api = await startApiProcess(cluster.url, { METRICS_PORT: String(apiPort) });
  await until(
    'the first jobs of each minute have run',
    async () => {
      const series = await readSeries(apiPort);
      return ['public_log_checkpoint', 'books_checked_until'].every(
        (name) => (series[`goldwren_${name}_timestamp_seconds`] ?? 0) > 0,
      );
    },
    150_000,
  );
  stack = await startMonitoring({ 'goldwren-api': apiPort, 'goldwren-worker': workerPort }, `${escalateAfterSeconds}s`);
}, 300_000);
afterAll(async () => {
  await stack?.stop();
  await worker?.kill();
  await api?.stop();
  await cluster?.stop();
  console.info(
    Object.entries(figures)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  );
});

function startWorker(): Promise<WorkerProcess> {
  return startWorkerProcess(cluster.url, { METRICS_PORT: String(workerPort) });
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(0)} s`;
}

function namesIn(notifications: readonly Notification[]): string[] {
  return notifications.flatMap(({ alerts }) => alerts.map(({ labels }) => labels.alertname as string));
}

test('calls no one while everything works, and sends the heartbeat', async () => {
  await until('a heartbeat', () => stack.heartbeat.length > 0, 60_000);
  await pause(30_000);
  expect(await stack.firing()).toEqual(['GoldwrenMonitoringAlive']);
  expect([stack.first, stack.second, stack.mails]).toEqual([[], [], []]);
});

test('every query of the dashboards is valid', async () => {
  const statuses = await Promise.all(
    readExpressions().map((expr) => stack.query(expr.replaceAll('$__rate_interval', '1m'))),
  );
  expect(new Set(statuses)).toEqual(new Set(['success']));
  expect(await stack.query('rate(up[')).toBe('error');
});

test('makes one call and sends one mail within two minutes when the worker is dead', async () => {
  const killedAt = Date.now();
  await worker.kill();
  await until('the call', () => stack.first.length > 0, 150_000);
  const [call] = stack.first as [Notification];
  figures['from the death of the worker to the call'] = seconds(call.at - killedAt);
  expect(call.at - killedAt).toBeLessThan(120_000);
  expect(call).toMatchObject({ status: 'firing', alerts: [{ labels: { alertname: 'GoldwrenWorkerDead' } }] });
  expect(call.alerts[0]?.annotations.runbook).toBe('docs/operations/background-jobs.md#when-a-worker-stops');
  await until('the mail', () => stack.mails.length > 0);
  expect(stack.mails[0]?.recipients).toEqual(['on-call@alerts.example']);
  expect(headerOf(stack.mails[0]?.raw ?? '', 'subject')).toContain('GoldwrenWorkerDead');
}, 200_000);

test('calls the second person when no one acknowledges', async () => {
  const [call] = stack.first as [Notification];
  await until('the escalation', () => stack.second.length > 0, (escalateAfterSeconds + 60) * 1_000);
  const [escalation] = stack.second as [Notification];
  figures[`escalation after the call (with ${escalateAfterSeconds} s instead of 15 minutes)`] = seconds(
    escalation.at - call.at,
  );
  expect(namesIn([escalation])).toEqual(['GoldwrenWorkerDead']);
});

test('informs both people when the worker runs again, and sends nothing else', async () => {
  const startedAt = Date.now();
  worker = await startWorker();
  await until('the end of the alert', () => stack.first.length > 1 && stack.second.length > 1, 150_000);
  figures['from the start of the worker to the message that it is over'] = seconds(
    (stack.first.at(-1) as Notification).at - startedAt,
  );
  for (const received of [stack.first, stack.second]) {
    expect(received.map(({ status }) => status)).toEqual(['firing', 'resolved']);
    expect(namesIn(received)).toEqual(['GoldwrenWorkerDead', 'GoldwrenWorkerDead']);
  }
  expect(stack.heartbeat.every(({ status }) => status === 'firing')).toBe(true);
}, 200_000);

test('calls no second person for an acknowledged alert, and no one for an alert that follows from another', async () => {
  const [calls, escalations] = [stack.first.length, stack.second.length];
  await stack.amtool('alert', 'add', 'alertname=GoldwrenDatabaseDown', 'severity=page');
  await stack.amtool('alert', 'add', 'alertname=GoldwrenRoundsFail', 'severity=page');
  await until('the call', () => stack.first.length > calls, 60_000);
  await stack.amtool(
    'silence',
    'add',
    '--duration=10m',
    '--author=drill',
    '--comment=drill',
    'alertname=GoldwrenDatabaseDown',
  );
  await pause((escalateAfterSeconds + 15) * 1_000);
  expect(namesIn(stack.first.slice(calls))).toEqual(['GoldwrenDatabaseDown']);
  expect(stack.second).toHaveLength(escalations);
}, 200_000);

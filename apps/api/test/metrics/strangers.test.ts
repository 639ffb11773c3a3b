import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MetricsServer, serveMetrics } from '../../src/http/metrics/metrics-server.ts';
import { startMetrics } from '../../src/start-metrics.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { readSeries, type Series, serveTestMetrics } from '../helpers/metrics.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { play, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
let metrics: MetricsServer;
beforeAll(async () => {
  metrics = await serveTestMetrics(api.databases.staff.db);
});
afterAll(() => metrics.close());

/** Sends a request that `fetch` would change or refuse. */
function send(method: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: metrics.port, method, path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(method === 'POST' ? 'x'.repeat(100_000) : undefined);
  });
}

describe('the public listener', () => {
  test.each(['/metrics', '/metrics/', '//metrics', '/%6detrics', '/api/metrics', '/api/staff/metrics', '/log/metrics'])(
    'has no metrics at %s for players, staff or anyone',
    async (path) => {
      for (const caller of [api.caller(), await newPlayer(api), await newStaff(api, ['admin'])]) {
        const { status, body } = await caller.send('GET', path);
        expect(status).toBe(404);
        expect(JSON.stringify(body)).not.toContain('goldwren_rounds_total');
      }
    },
  );
});

describe('the listener of metrics', () => {
  test('answers GET /metrics in the text format, and 404 to every other path and method', async () => {
    const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('# TYPE goldwren_rounds_total counter');
    for (const path of ['/', '/metrics/', '/metrics/x', '//metrics', '/readyz', '/api/auth/me', '/..%2fmetrics'])
      expect(await send('GET', path)).toEqual({ status: 404, text: '' });
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])
      expect(await send(method, '/metrics')).toEqual({ status: 404, text: '' });
  });

  test('is not opened on a port that is taken, and the message names its settings', async () => {
    const again = serveMetrics({ host: '127.0.0.1', port: metrics.port }, async () => undefined);
    await expect(again).rejects.toThrow(
      /^Metrics cannot be served at METRICS_HOST and METRICS_PORT: listen EADDRINUSE/,
    );
  });

  test('does not exist without METRICS_PORT', async () => {
    expect(api.config.metrics).toBeNull();
    const none = await startMetrics({
      config: api.config,
      user: 'staff',
      pools: {},
      collectorsOf: () => expect.fail('reads the database'),
      onError: () => undefined,
    });
    await none.close();
  });

  test('answers concurrent scrapes as it answers a single one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => readSeries(metrics.port)));
    for (const series of answers) expect(series['goldwren_collector_up{collector="database"}']).toBe(1);
  });
});

describe('10,000 odd requests', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'PURGE', 'TRACE'];
  const random = () => Math.random().toString(36).slice(2);
  const paths = [
    () => `/${random()}`,
    () => `/api/${random()}`,
    () => `/api/games/${random()}/session/${random()}/rounds`,
    () => `/api/store/webhooks/${random()}`,
    () => `/api/redemptions/${random()}/receipt?${random()}=${random()}`,
    () => `/assets/${random()}.js`,
    () => `/games/${random()}`,
    () => `/log/tile/${random()}`,
    () => `/${encodeURIComponent(`${random()}"}\n{é`)}`,
    () => `/staff/${random()}?route="${random()}`,
  ];
  const inject = (method: string, path: string) =>
    api.app.inject({
      method: method as 'GET',
      url: path,
      headers: { 'user-agent': random(), 'x-forwarded-for': random(), [`x-${random()}`]: random(), cookie: random() },
    });

  test('create no series beyond those of the routes, and no label with text of the client', async () => {
    // Each kind of request once, so that the series of real routes exist.
    for (const method of methods) for (const path of paths) await inject(method, path());
    const before = await readSeries(metrics.port);
    for (let n = 0; n < 10_000; n += 1) {
      const method = methods[n % methods.length] as string;
      const path = paths[Math.floor(n / methods.length) % paths.length] as () => string;
      await inject(method, path());
    }
    const after = await readSeries(metrics.port);
    const own = (name: string) => name.startsWith('goldwren_');
    expect(Object.keys(after).filter((name) => own(name) && !(name in before))).toEqual([]);
    const routes = Object.keys(after).flatMap((name) => /route="([^"]*)"/.exec(name)?.[1] ?? []);
    const known = /^(site|none|\/healthz|\/readyz|\/(api|log)\/[\w/:*.-]+)$/;
    expect([...new Set(routes)].filter((route) => !known.test(route))).toEqual([]);
    const usedMethods = Object.keys(after).flatMap((name) => /method="([^"]*)"/.exec(name)?.[1] ?? []);
    expect([...new Set(usedMethods)].toSorted()).toEqual(
      ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'other'].filter((one) => usedMethods.includes(one)),
    );
    expect(Object.keys(after).filter(own).length).toBeLessThan(5_000);
  });
});

describe('a database that fails', () => {
  test('does not delay the metrics or play while a table is locked, and its gauges return afterwards', async () => {
    const player = await newPlayer(api);
    const session = await start(player);
    expect((await readSeries(metrics.port)).goldwren_worker_heartbeat_timestamp_seconds).toBe(0);
    const lock = await api.owner.connect();
    await lock.query('BEGIN; LOCK TABLE worker_heartbeat IN ACCESS EXCLUSIVE MODE');
    const impatient = await serveTestMetrics(api.databases.staff.db, 1_000);
    const begun = performance.now();
    const series = await readSeries(impatient.port);
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect(series).toMatchObject({
      'goldwren_collector_up{collector="database"}': 1,
      'goldwren_collector_up{collector="worker"}': 0,
    });
    // Not 0, which means that no worker ever ran.
    expect(series.goldwren_worker_heartbeat_timestamp_seconds).toBeUndefined();
    expect((await play(player, session.session_id)).state).toBe('settled');
    await lock.query('ROLLBACK');
    lock.release();
    await impatient.close();
    expect(await readSeries(metrics.port)).toMatchObject({
      'goldwren_collector_up{collector="worker"}': 1,
      goldwren_worker_heartbeat_timestamp_seconds: 0,
    });
  });

  test('leaves the counters readable when it is not reachable at all', async () => {
    const gone = openTestDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', maxConnections: 1 });
    const server = await serveTestMetrics(gone.db);
    let series: Series = {};
    const up = () => Object.entries(series).filter(([name]) => name.startsWith('goldwren_collector_up'));
    // The reader of an earlier test may still finish, and sets the same gauges.
    await until('every collector has failed', async () => {
      series = await readSeries(server.port);
      return up().every(([, value]) => value === 0);
    });
    expect(up().length).toBeGreaterThan(5);
    expect(Object.keys(series).some((name) => name.startsWith('goldwren_http_requests_total'))).toBe(true);
    expect(Object.keys(series).filter((name) => /^goldwren_(queue|books|open|mails|game)_/.test(name))).toEqual([]);
    await server.close();
    await gone.close();
    // The collectors of this process share their gauges, so the next test must not see these.
    await readSeries(metrics.port);
  });
});

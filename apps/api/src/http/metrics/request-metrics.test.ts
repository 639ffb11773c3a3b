import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { httpDuration, httpRequests } from '../../platform/metrics/http.ts';
import { installRequestMetrics } from './request-metrics.ts';

async function countOf(labels: object): Promise<number | undefined> {
  const { values } = await httpRequests.get();
  const isAsked = (own: Readonly<Record<string, unknown>>) =>
    Object.entries(labels).every(([name, value]) => own[name] === value);
  return values.find((one) => isAsked(one.labels))?.value;
}

test('counts the server errors of each call from 0, and files and unknown paths together', async () => {
  const app = Fastify();
  installRequestMetrics(app);
  const contractRoute = { method: 'POST', path: '/api/things/:id', responses: {} } as never;
  app.post('/api/things/:id', { config: { contractRoute } }, async () => {
    throw new Error('broken');
  });
  app.get('/assets/app-1a2b3c.js', async () => 'file');
  await app.ready();
  const ofCall = { route: '/api/things/:id', method: 'POST', status: '5xx' };
  expect(await countOf(ofCall)).toBe(0);
  await app.inject({ method: 'POST', url: '/api/things/018f-secret?token=secret' });
  expect(await countOf(ofCall)).toBe(1);
  await app.inject('/assets/app-1a2b3c.js');
  expect(await countOf({ route: 'site', method: 'GET', status: '2xx' })).toBe(1);
  await app.inject('/nothing/here');
  expect(await countOf({ route: 'none', method: 'GET', status: '4xx' })).toBe(1);
  await app.inject({ method: 'PURGE' as 'GET', url: '/nothing/here' });
  expect(await countOf({ route: 'none', method: 'other', status: '4xx' })).toBe(1);
  const { values } = await httpDuration.get();
  const counted = values.filter(({ metricName }) => metricName === 'goldwren_http_request_duration_seconds_count');
  expect(counted.map(({ value }) => value)).toEqual([1, 1, 1, 1]);
  expect(JSON.stringify([values, (await httpRequests.get()).values])).not.toContain('secret');
  await app.close();
});

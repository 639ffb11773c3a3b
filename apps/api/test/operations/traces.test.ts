import { afterAll, beforeAll, expect, test } from 'vitest';
import { measuredTasks } from '../../src/jobs/measured-tasks.ts';
import { startTracing } from '../../src/start-tracing.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { startCollector } from '../helpers/otlp-collector.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
let api: TestApi;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

/** Runs `work` against an API with traces, and returns the spans that the collector received. */
async function traced(share: number, work: () => Promise<void>) {
  const before = collector.spans.length;
  const tracing = await startTracing({ tracing: { endpoint: collector.endpoint, share } }, 'goldwren-api');
  api = await createTestApi();
  await work();
  await api.close();
  // Sends everything.
  await tracing.close();
  return collector.spans.slice(before);
}

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a round is one trace with its steps, and no span contains personal data', async () => {
  const spans = await traced(1, async () => {
    const player = await newPlayer(api, { email: 'quillfeather@example.test', last_name: 'Quillfeather' });
    await play(player, (await start(player)).session_id);
    await api.caller().send('GET', '/api/wallet?email=quillfeather@example.test', { headers: { traceparent } });
  });
  expect([...collector.paths]).toEqual(['/v1/traces']);
  const root = spans.find(({ name }) => name === 'POST /api/games/:id/session/:sessionId/rounds');
  expect(root).toMatchObject({ service: 'goldwren-api', status: { code: 0 } });
  expect(root?.parentSpanId).toBeUndefined();
  const steps = spans.filter(({ traceId, spanId }) => traceId === root?.traceId && spanId !== root?.spanId);
  expect(steps.map(({ name }) => name)).toEqual(['check round', 'derive round', 'store round']);
  for (const step of steps) expect(step.parentSpanId).toBe(root?.spanId);
  // The registration writes in a transaction.
  expect(spans.map(({ name }) => name)).toContain('transaction');

  const text = JSON.stringify(spans);
  for (const secret of ['uillfeather', '198.18.', '0af7651916cd43dd', '?', '@']) expect(text).not.toContain(secret);
  expect(spans.flatMap(({ events }) => events ?? [])).toEqual([]);
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual(['http.request.method', 'http.response.status_code', 'http.route']);
});

test('a share of 0 traces nothing, and a client cannot change that', async () => {
  const spans = await traced(0, async () => {
    const player = await newPlayer(api);
    await play(player, (await start(player)).session_id);
    await api.caller().send('GET', '/api/wallet', { headers: { traceparent } });
  });
  expect(spans).toEqual([]);
});

test('a failed job is a trace of its own that has failed, without the message of the error', async () => {
  const tracing = await startTracing({ tracing: { endpoint: collector.endpoint, share: 1 } }, 'goldwren-worker');
  const { audit_rounds: task } = measuredTasks({
    audit_rounds: async () => Promise.reject(new Error('secret reason')),
  });
  await expect(task?.({}, {} as never)).rejects.toThrow('secret reason');
  await tracing.close();
  const span = collector.spans.find(({ name }) => name === 'job audit_rounds');
  expect(span).toMatchObject({ service: 'goldwren-worker', status: { code: 2 } });
  expect(JSON.stringify(collector.spans)).not.toContain('secret reason');
});

test('a collector that does not answer fails no request and no stop', async () => {
  const tracing = await startTracing({ tracing: { endpoint: 'http://127.0.0.1:9', share: 1 } }, 'goldwren-api');
  api = await createTestApi();
  const player = await newPlayer(api);
  expect((await player.send('GET', '/api/wallet')).status).toBe(200);
  await api.close();
  const stopping = performance.now();
  await tracing.close();
  // Its own limit is 2 s. An exporter without one retries for 10 s.
  expect(performance.now() - stopping).toBeLessThan(8_000);
});

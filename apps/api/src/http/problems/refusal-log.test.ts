import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { installErrorHandling } from './error-handler.ts';
import { createRefusalLog } from './refusal-log.ts';

test('logs one line without a stack for 200 rejected requests of one caller', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true });
  installErrorHandling(app);
  app.get('/', async () => {
    throw new Problem('rate_limited', { retryAfterSeconds: 1 });
  });
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  await app.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 30, code: 'rate_limited', refused: 200 });
  expect(lines[0]).not.toHaveProperty('err');
});

test('counts up to 1,000 callers separately, and the rest together', () => {
  const lines: object[] = [];
  const log = createRefusalLog({ info: ((fields: object) => lines.push(fields)) as never });
  for (let n = 0; n < 1_500; n += 1) log.count('rate_limited', `caller ${n}`);
  log.count('rate_limited', 'caller 0');
  log.flush();
  expect(lines).toHaveLength(1_001);
  expect(lines[0]).toEqual({ code: 'rate_limited', caller: 'caller 0', refused: 2 });
  expect(lines.at(-1)).toEqual({ code: 'rate_limited', caller: 'others', refused: 500 });
  log.flush();
  expect(lines).toHaveLength(1_001);
});

import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { installErrorHandling } from '../../src/http/problems/error-handler.ts';
import { installHttpsCheck } from '../../src/http/protection/https-check.ts';

/** Creates an application that answers every request, and records its log. */
function createSite(isProduction: boolean): { app: FastifyInstance; logged: string[] } {
  const logged: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'error', stream }, trustProxy: (_address, hop) => hop < 1 });
  installErrorHandling(app);
  installHttpsCheck(app, isProduction);
  app.all('/', async () => ({ answered: true }));
  return { app, logged };
}

describe('a request over plain HTTP', () => {
  test('is rejected for writes in production, with the cause only in the log', async () => {
    const { app, logged } = createSite(true);
    const answer = await app.inject({ method: 'POST', url: '/' });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error']);
    expect(answer.body).not.toMatch(/TRUSTED_PROXIES/);
    expect(logged).toEqual([
      expect.stringMatching(/X-Forwarded-Proto: https, and TRUSTED_PROXIES must count this proxy/),
    ]);
  });

  test.each([
    ['for a read', true, 'GET', {}],
    ['when the proxy reports HTTPS', true, 'POST', { 'x-forwarded-proto': 'https' }],
    ['in development', false, 'POST', {}],
  ] as const)('is accepted %s', async (_what, isProduction, method, headers) => {
    const { app, logged } = createSite(isProduction);
    expect((await app.inject({ method, url: '/', headers })).json()).toEqual({ answered: true });
    expect(logged).toEqual([]);
  });
});

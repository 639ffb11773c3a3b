import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { installErrorHandling } from '../../src/http/problems/error-handler.ts';
import { installHttpsCheck } from '../../src/http/protection/https-check.ts';

/** An application that answers everything, and what it logged. */
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

describe('over what the server takes for plain HTTP', () => {
  test('production changes nothing; the log says what is wrong, the answer does not', async () => {
    const { app, logged } = createSite(true);
    const answer = await app.inject({ method: 'POST', url: '/' });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error']);
    expect(answer.body).not.toMatch(/TRUSTED_PROXIES/);
    expect(logged).toEqual([expect.stringMatching(/X-Forwarded-Proto: https, and TRUSTED_PROXIES has to count it/)]);
  });

  test.each([
    ['a read', true, 'GET', {}],
    ['a call that the proxy vouches for', true, 'POST', { 'x-forwarded-proto': 'https' }],
    ['anything in development', false, 'POST', {}],
  ] as const)('%s is answered', async (_what, isProduction, method, headers) => {
    const { app, logged } = createSite(isProduction);
    expect((await app.inject({ method, url: '/', headers })).json()).toEqual({ answered: true });
    expect(logged).toEqual([]);
  });
});

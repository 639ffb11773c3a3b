import { endpoints, playerContract } from '@goldwren/contracts/player';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBinding } from '../../src/http/contract/bind-contract.ts';
import { installErrorHandling } from '../../src/http/problems/error-handler.ts';
import { Problem } from '../../src/platform/problem.ts';
import { lostConnection } from '../helpers/database/lost-connection.ts';

let app: FastifyInstance;
let recent: () => Promise<unknown>;

/** Handlers for every call of the contract. Only `redemptions.recent` does something. */
function handlers(): object {
  const areas = Object.entries(endpoints).map(([area, calls]) => [
    area,
    Object.fromEntries(Object.keys(calls).map((name) => [name, () => recent()])),
  ]);
  return Object.fromEntries(areas);
}

beforeEach(async () => {
  app = Fastify();
  installErrorHandling(app);
  const bindCalls = createBinding(playerContract, {
    principalOf: () => {
      throw new Problem('unauthenticated');
    },
    // No test here calls a game.
    installReceipts: () => undefined,
  });
  bindCalls(app, handlers());
  await app.ready();
});
afterEach(() => app.close());

async function answerTo(handler: () => Promise<unknown>) {
  recent = handler;
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/api/redemptions/recent' });
  return { statusCode, body: JSON.parse(body) };
}

const winner = { display_name: 'Robin W.', amount: '50.00', paid_at: '2026-01-01T00:00:00.000Z' };

describe('an answer', () => {
  test('is sent without fields that are not in the contract', async () => {
    const { statusCode, body } = await answerTo(async () => ({
      status: 200,
      body: { results: [{ ...winner, email: 'robin@example.test', password_hash: '$argon2id$' }], debug: true },
    }));
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: { results: [winner] } });
  });

  test.each([201, 204, 302, 404, 418])('becomes an internal error with the undeclared status %i', async (status) => {
    const { statusCode, body } = await answerTo(async () => ({ status, body: { results: [] } }));
    expect({ statusCode, code: body.code }).toEqual({ statusCode: 500, code: 'internal_error' });
  });

  test.each([
    { results: [{ ...winner, amount: 50 }] },
    { results: [{ ...winner, amount: '50.0' }] },
    { results: [{ ...winner, paid_at: 'yesterday' }] },
    { results: null },
    {},
    null,
  ])('becomes an internal error when its body does not match the contract: %o', async (wrong) => {
    const { statusCode, body } = await answerTo(async () => ({ status: 200, body: wrong }));
    expect({ statusCode, code: body.code }).toEqual({ statusCode: 500, code: 'internal_error' });
  });
});

describe('a failure', () => {
  test('becomes an internal error when the route does not declare it', async () => {
    const { statusCode, body } = await answerTo(async () => Promise.reject(new Problem('session_ended')));
    expect({ statusCode, code: body.code }).toEqual({ statusCode: 500, code: 'internal_error' });
  });

  test('of the server reveals no internal details', async () => {
    const { statusCode, body } = await answerTo(async () => {
      throw new Error('SELECT secret FROM table at /srv/app/file.ts:12');
    });
    expect(statusCode).toBe(500);
    expect(body).toEqual({
      error: 'Something went wrong. You have not lost any coins. Please try again.',
      code: 'internal_error',
      request_id: expect.any(String),
    });
  });

  test.each(['57P01', '40001', '53300', '57014', '55P03', '08006', 'ECONNREFUSED'])(
    'of the database that is temporary (%s) returns 503 with Retry-After',
    async (code) => {
      recent = async () => Promise.reject(lostConnection(code));
      const answer = await app.inject({ method: 'GET', url: '/api/redemptions/recent' });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.json().code).toBe('unavailable');
    },
  );
});

import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { lostConnection } from '../helpers/database/lost-connection.ts';
import { newRedeemer, reconcileLedger, redemptionBody, sweepsOf } from '../helpers/money/redeem.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

let api: TestApi;
afterEach(() => api.close());

interface Cuts {
  /** Counts only transactions that created a redemption. */
  left: number;
}

/** Closes the connection after the commit of a transaction that put coins into escrow, before the API gets the answer. */
function cutAfterCommit(cuts: Cuts) {
  return (database: Database): Database => {
    const pool = database.db.$client;
    const connect = pool.connect.bind(pool) as () => Promise<{ query: (...args: unknown[]) => Promise<unknown> }>;
    pool.connect = (async () => {
      const client = await connect();
      const real = client.query.bind(client);
      let escrowed = false;
      client.query = async (...args: unknown[]) => {
        const result = await real(...args);
        if ((args[0] as { name?: string }).name === 'fn_escrow_redemption') escrowed = true;
        if (args[0] !== 'COMMIT' || !escrowed || cuts.left === 0) return result;
        cuts.left -= 1;
        escrowed = false;
        throw lostConnection('ECONNRESET');
      };
      return client;
    }) as never;
    return database;
  };
}

async function setUp(cuts: Cuts) {
  api = await createTestApi({ wrapDatabase: cutAfterCommit(cuts) });
  const player = await newRedeemer(api);
  const send = (headers: Record<string, string> = {}) =>
    player.send('POST', '/api/redemptions', { json: redemptionBody(), headers });
  return { player, send };
}

describe('a connection lost between the commit of a redemption request and its answer', () => {
  test.each([
    ['without a key', {}],
    ['with a key', { 'idempotency-key': 'lost' }],
  ])('returns the created redemption, which the API finds by its id (%s)', async (_name, headers) => {
    const cuts = { left: 1 };
    const { player, send } = await setUp(cuts);
    const answer = await send(headers);
    expect(answer.status).toBe(201);
    expect(cuts.left).toBe(0);
    expect((await player.client.redemptions.list({ query: {} })).results).toEqual([answer.body.redemption]);
    expect(await sweepsOf(player)).toBe('950.00');
    expect(await reconcileLedger(api)).toEqual([]);
  });

  test('creates no second redemption when the client repeats the request with the same key', async () => {
    const cuts = { left: 0 };
    const { player, send } = await setUp(cuts);
    const first = await send({ 'idempotency-key': 'never-heard' });
    const again = await send({ 'idempotency-key': 'never-heard' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    // Without the key it is another request, which is rejected.
    expectProblemAnswer(await send(), 'redemption_pending');
    expect(await sweepsOf(player)).toBe('950.00');
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });
});

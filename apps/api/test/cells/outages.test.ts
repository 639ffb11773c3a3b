import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { createTestApi } from '../helpers/api/test-api.ts';
import {
  countOf,
  createPopulatedCells,
  newPlayerOf,
  readWallet,
  type TwoCells,
  tokenMailedBy,
} from '../helpers/cells/two-cells.ts';
import { skrillWire } from '../helpers/money/skrill-wire.ts';
import { placeOrders, referenceOf } from '../helpers/money/store.ts';
import { stripeWire } from '../helpers/money/stripe-wire.ts';
import { alsoAt, newPlayer, type Player, password, registration } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

// Each cell has its own database, so an answer about a player can only come from the player's cell.

let cells: TwoCells;
/** Players of both cells. */
let ofOne: Player;
let ofTwo: Player;
beforeAll(async () => {
  ({ cells, ofOne, ofTwo } = await createPopulatedCells());
});
afterAll(() => cells.close());

describe('a notification of a payment provider', () => {
  test.each([skrillWire, stripeWire])('of $name reaches the cell of the order, with its exact bytes', async (wire) => {
    const player = await newPlayerOf(cells, 'cell_two');
    await until('the registration is confirmed', async () => {
      const { rows } = await cells.directory.query(`SELECT FROM directory.player_directory WHERE state = 'pending'`);
      return rows.length === 0;
    });
    const [order = ''] = await placeOrders(cells.two.owner, [player.id], undefined, wire.provider);
    const post = (status: 'processed' | 'chargeback') => {
      const { body, headers } = wire.deliver(referenceOf(order), status);
      return cells.one.caller().send('POST', `/api/store/webhooks/${wire.provider}`, {
        payload: body,
        headers: headers as Record<string, string>,
      });
    };
    expect((await post('processed')).status).toBe(200);
    const statusOf = async () =>
      (await cells.two.owner.query('SELECT status FROM store_order WHERE id = $1', [order])).rows[0].status;
    expect(await statusOf()).toBe('paid');
    // A dispute at Stripe names the payment only.
    expect((await post('chargeback')).status).toBe(200);
    expect(await statusOf()).toBe('charged_back');
    expect(await countOf(cells.one, 'webhook_inbox')).toBe(0);
  });

  test('of a payment that is linked to no cell gets 503, so that the provider repeats it', async () => {
    const { body, headers } = stripeWire.deliver(`${'0'.repeat(8)}-unknown`, 'chargeback');
    const answer = await cells.one.caller().send('POST', `/api/store/webhooks/${stripeWire.provider}`, {
      payload: body,
      headers: headers as Record<string, string>,
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  });

  test('with an invalid signature is rejected by the cell that got it', async () => {
    const [forge] = Object.values(stripeWire.forgeries);
    const { body, headers } = forge?.(stripeWire.deliver('x', 'processed')) ?? { body: '', headers: {} };
    const answer = await cells.one.caller().send('POST', `/api/store/webhooks/${stripeWire.provider}`, {
      payload: body,
      headers: headers as Record<string, string>,
    });
    expect(answer.status).toBe(403);
  });
});

describe('forwarding', () => {
  test('is not changed by a header of the client', async () => {
    for (const header of ['cell_one', 'cell_one..AAAA', `cell_one..${'A'.repeat(43)}`, 'cell_one.claim.x', '']) {
      const caller = cells.one.caller();
      caller.cookie = ofTwo.cookie;
      const answer = await caller.send('GET', '/api/auth/me', { headers: { 'goldwren-cell': header } });
      expect(answer.body.user?.id).toBe(ofTwo.id);
    }
  });

  test('ends with 503 when the directory names the wrong address, and never goes round', async () => {
    const third = await createTestApi({
      databaseUrl: cells.two.url,
      settings: { ...cells.settings, CELL_NAME: 'cell_three' },
    });
    try {
      await cells.directory.query(
        `INSERT INTO directory.cell (name, api_url, is_open) SELECT 'cell_wrong', api_url, false FROM directory.cell WHERE name = 'cell_one'`,
      );
      const answer = await readWallet(third, ofTwo.cookie.replace('cell_two', 'cell_wrong'));
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    } finally {
      await cells.directory.query(`DELETE FROM directory.cell WHERE name = 'cell_wrong'`);
      await third.close();
    }
  });
});

describe('without the directory', () => {
  test('accepts sessions of this cell, and answers calls with an email with 503', async () => {
    const alone = await createTestApi({
      databaseUrl: cells.one.url,
      settings: { ...cells.settings, CELL_NAME: 'cell_one', CELL_DIRECTORY_URL: 'postgres://nobody@127.0.0.1:9/none' },
    });
    try {
      const player = alsoAt(alone, ofOne);
      const { session_id: id } = await start(player);
      expect((await play(player, id, { nonce: 0 })).state).toBe('settled');
      expect((await alone.caller().send('GET', '/api/games')).status).toBe(200);
      expect((await alone.app.inject('/readyz')).statusCode).toBe(200);
      const login = { email: ofOne.email, password };
      for (const [path, json] of Object.entries({
        '/api/auth/login': login,
        '/api/auth/register': registration(),
        '/api/auth/password/forgot': { email: ofOne.email },
      })) {
        const answer = await alone.caller().send('POST', path, { json });
        expect([answer.status, answer.body.code], path).toEqual([503, 'unavailable']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await alone.close();
    }
  });
});

describe('a site with one cell', () => {
  test('has no directory, no prefix and no other cost', async () => {
    const api = await createTestApi();
    try {
      expect(api.context.cells).toBeNull();
      const player = await newPlayer(api);
      expect(player.cookie).toMatch(/^[\w-]+=[\w-]{32}\.[^.]+$/);
      expect(await tokenMailedBy(api, player.email, 'welcome')).toMatch(/^[\w-]{43}$/);
      expect(await countOf(api, 'registration_claim')).toBe(0);
    } finally {
      await api.close();
    }
  });

  test.each([
    [{ CELL_NAME: 'cell_one' }, /CELL_DIRECTORY_URL: is not set/],
    [{ CELL_DIRECTORY_URL: 'postgres://a@b/c', CELL_DIRECTORY_KEY: '0'.repeat(64) }, /CELL_NAME: is not set/],
    [{ CELL_DIRECTORY_URL: 'http://b', CELL_NAME: 'one' }, /CELL_DIRECTORY_URL: must start with postgres/],
    [{ CELL_NAME: 'Cell.One' }, /CELL_NAME: must have lower-case letters/],
    [
      { ...{ CELL_DIRECTORY_KEY: '1'.repeat(64), CELL_DIRECTORY_URL: 'postgres://a@b/c' }, CELL_NAME: 'one' },
      /TRUSTED_PROXIES: must be at least 1/,
    ],
  ])('does not start with half of the settings: %j', (settings, message) => {
    expect(() => readConfig(testSettings('postgres://nowhere/db', settings))).toThrow(message);
  });
});

test('a cell that cannot be reached gives 503 to its players only', async () => {
  await cells.two.app.close();
  const answer = await readWallet(cells.one, ofTwo.cookie);
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
  const login = await cells.one.caller().send('POST', '/api/auth/login', { json: { email: ofTwo.email, password } });
  expect(login.status).toBe(503);
  expect((await readWallet(cells.one, ofOne.cookie)).status).toBe(200);
  expect((await cells.one.app.inject('/readyz')).statusCode).toBe(200);
  const round = await alsoAt(cells.one, ofTwo).send('POST', '/api/games/2/session/start', { json: {} });
  expect(round.status).toBe(503);
});

import type { RateLimitName } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { rateLimitKey } from '../../src/modules/rate-limits/consume-rate-limit.ts';
import type { Answer } from '../support/api/caller.ts';
import { testSettings } from '../support/api/settings.ts';
import { createTestApi, type TestApi } from '../support/api/test-api.ts';
import { createTwoCells, type TwoCells, tokenMailedBy } from '../support/cells/two-cells.ts';
import { skrillWire } from '../support/money/skrill-wire.ts';
import { placeOrders, referenceOf } from '../support/money/store.ts';
import { stripeWire } from '../support/money/stripe-wire.ts';
import { send } from '../support/people/identity.ts';
import { alsoAt, newPlayer, type Player, password, registration } from '../support/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../support/play/oracle.ts';
import { play, start } from '../support/play/play.ts';
import { until } from '../support/until.ts';

// Each cell has its own database, so an answer about a player can only come from the player's cell.

let cells: TwoCells;
/** Players of both cells. */
let ofOne: Player;
let ofTwo: Player;

async function newPlayerOf(cell: 'cell_one' | 'cell_two'): Promise<Player> {
  await cells.openOnly(cell);
  const player = await newPlayer(cells.one);
  await cells.openOnly(null);
  return player;
}

beforeAll(async () => {
  cells = await createTwoCells();
  ofOne = await newPlayerOf('cell_one');
  ofTwo = await newPlayerOf('cell_two');
});
afterAll(() => cells.close());

const countOf = async ({ owner }: TestApi, table: string): Promise<number> =>
  (await owner.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;

const withCookie = (api: TestApi, cookie: string) => {
  const caller = api.caller();
  caller.cookie = cookie;
  return caller.send('GET', '/api/wallet');
};

/** Returns how many attempts a cell has counted; null when it has counted none. */
async function askedIn({ owner }: TestApi, rateLimit: RateLimitName, subject: string): Promise<number | null> {
  const { rows } = await owner.query('SELECT asked FROM throttle WHERE key = $1', [
    rateLimitKey({ rateLimit, subject }),
  ]);
  return rows[0] ? Number(rows[0].asked) : null;
}

/** What must be the same in two answers. */
const essence = ({ status, body, headers }: Answer) => ({
  status,
  code: body?.code,
  error: body?.error,
  names: [...headers.keys()].filter((name) => !['date', 'content-length', 'transfer-encoding'].includes(name)).sort(),
});

describe('a session', () => {
  test('names its cell, and is answered by it at every entry', async () => {
    expect(ofOne.cookie).toMatch(/=cell_one\./);
    expect(ofTwo.cookie).toMatch(/=cell_two\./);
    for (const player of [ofOne, ofTwo]) {
      for (const entry of [cells.one, cells.two]) {
        const { user } = await alsoAt(entry, player).client.auth.me();
        expect(user.id).toBe(player.id);
      }
    }
    expect([await countOf(cells.one, 'player'), await countOf(cells.two, 'player')]).toEqual([1, 1]);
  });

  test('has the same answer and the same headers in its cell and through the other', async () => {
    const direct = await withCookie(cells.two, ofTwo.cookie);
    const forwarded = await withCookie(cells.one, ofTwo.cookie);
    expect(forwarded.body).toEqual(direct.body);
    expect(essence(forwarded)).toEqual(essence(direct));
  });

  test.each([
    ['another cell before a genuine id', (cookie: string) => cookie.replace('cell_two', 'cell_one')],
    ['no cell before a genuine id', (cookie: string) => cookie.replace('cell_two.', '')],
    ['an unknown cell', (cookie: string) => cookie.replace('cell_two', 'cell_nine')],
    ['an invented id', (cookie: string) => cookie.replace(/cell_two\.[^.]+/, `cell_two.${'a'.repeat(32)}`)],
    ['a changed signature', (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
    ['a path instead of a cell', (cookie: string) => cookie.replace('cell_two', '..%2Fcell_two')],
  ])('with %s reads nothing', async (_what, forge) => {
    for (const entry of [cells.one, cells.two]) {
      expect((await withCookie(entry, forge(ofTwo.cookie))).status).toBe(401);
    }
  });

  test('plays, streams an upload and signs out through the other cell', async () => {
    const player = await newPlayerOf('cell_two');
    const through = alsoAt(cells.one, player);
    const { session_id: id } = await start(through);
    const answer = await through.send('POST', `/api/games/2/session/${id}/rounds`, {
      json: { nonce: 0, currency: 'gold', stake: '1000.00', client_seed: 'seed', choice: {} },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('goldwren-receipt')).toMatch(/"/);
    expect((await send(through, 'government_id')).documents).toHaveLength(1);
    await through.client.auth.logout();
    expect(through.cookie).toBe('');
    expect((await withCookie(cells.two, player.cookie)).status).toBe(401);
  });

  test('keeps the address of the client', async () => {
    const caller = cells.one.caller('203.0.113.77');
    await caller.client.auth.login({ body: { email: ofTwo.email, password } });
    const { results } = await caller.client.security.sessions();
    expect(results.find(({ is_this: isThis }) => isThis)?.network).toBe('203.0.*.*');
    expect(await askedIn(cells.two, 'signInAddress', '127.0.0.1')).toBeNull();
    expect(await askedIn(cells.two, 'signInAddress', '203.0.113.77')).not.toBeNull();
  });
});

describe('rounds of players of both cells through one entry', () => {
  test('are all in the right books', async () => {
    const players = await Promise.all([ofOne, ofTwo].flatMap((player) => [alsoAt(cells.one, player)]));
    const acknowledged: AcknowledgedRound[][] = [];
    for (const player of players) {
      const { session_id: id } = await start(player);
      const rounds: AcknowledgedRound[] = [];
      for (let nonce = 0; nonce < 8; nonce += 1) rounds.push(await play(player, id, { nonce }));
      acknowledged.push(rounds);
    }
    expect(await findLedgerFaults(cells.one.owner, acknowledged[0])).toEqual([]);
    expect(await findLedgerFaults(cells.two.owner, acknowledged[1])).toEqual([]);
    expect(await findLedgerFaults(cells.one.owner, acknowledged[1])).not.toEqual([]);
  });
});

describe('a call with an email', () => {
  test('signs in at the cell of the account, also in a browser with a session of the other cell', async () => {
    const caller = cells.one.caller();
    caller.cookie = ofOne.cookie;
    const { user } = await caller.client.auth.login({ body: { email: ofTwo.email, password } });
    expect(user.id).toBe(ofTwo.id);
    expect(caller.cookie).toMatch(/=cell_two\./);
  });

  test('has the same answer for an unknown email, an unknown password, and at every entry', async () => {
    const answers = [];
    for (const entry of [cells.one, cells.two]) {
      for (const email of [ofOne.email, ofTwo.email, 'unknown-a@example.test', 'unknown-b@example.test']) {
        answers.push(
          essence(await entry.caller().send('POST', '/api/auth/login', { json: { email, password: 'wrong' } })),
        );
      }
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(401);
  });

  test('counts an unknown email in one cell only, whichever cell gets the call', async () => {
    const email = 'counted-once@example.test';
    for (const entry of [cells.one, cells.two, cells.one, cells.two]) {
      await entry.caller().send('POST', '/api/auth/login', { json: { email, password: 'wrong' } });
    }
    const counts = [];
    for (const api of [cells.one, cells.two]) {
      counts.push((await askedIn(api, 'signInAccount', email)) ?? 0);
    }
    expect(counts.sort()).toEqual([0, 4]);
  });

  test('writes a ticket in the cell of its account', async () => {
    const before = await countOf(cells.two, 'support_ticket');
    await cells.one.caller().client.support.write({
      body: {
        name: 'Robin Wren',
        email: ofTwo.email,
        subject: 'Question',
        category: 'general',
        message: 'How are you?',
      },
    });
    expect(await countOf(cells.two, 'support_ticket')).toBe(before + 1);
  });

  test('submits a free entry in the cell of its mailbox, once a day for all spellings', async () => {
    const form = {
      full_name: 'Robin Wren',
      address: '1 Main Street, Springfield',
      birth_date: '1990-05-17',
      country: 'US',
      us_state: 'NY',
    } as const;
    const submit = (entry: TestApi, email: string) =>
      entry.caller().send('POST', '/api/npn/submit', { json: { ...form, email } });
    expect((await submit(cells.one, 'free.entry@gmail.com')).status).toBe(201);
    expect((await submit(cells.two, 'freeentry+again@gmail.com')).body.code).toBe('limit_reached');
    // A later registration of this mailbox gets the same cell.
    await cells.openOnly('cell_two');
    await cells.one.caller().client.auth.register({ body: registration({ email: 'freeentry@gmail.com' }) });
    await cells.openOnly(null);
    expect((await cells.one.owner.query("SELECT FROM player WHERE email = 'freeentry@gmail.com'")).rowCount).toBe(1);
  });
});

describe('a mailed link', () => {
  test('verifies, resets and signs in through the other cell', async () => {
    const player = await newPlayerOf('cell_two');
    const entry = () => cells.one.caller();
    const { email } = player;
    const verify = await tokenMailedBy(cells.two, email, 'welcome');
    expect(verify).toMatch(/^cell_two\./);
    await entry().client.auth.verifyEmail({ body: { token: verify } });
    await entry().client.auth.forgotPassword({ body: { email } });
    const changed = 'another fine passphrase';
    const reset = await tokenMailedBy(cells.two, email, 'reset_password');
    await entry()
      .client.auth.resetPassword({
        body: { token: reset, password: changed, password_confirm: changed } as never,
      })
      .catch(() => entry().client.auth.resetPassword({ body: { token: reset, password: changed } }));
    await entry().client.auth.requestSignInLink({ body: { email } });
    const link = await tokenMailedBy(cells.two, email, 'sign_in_link');
    const { user } = await entry().client.auth.signInByLink({ body: { token: link } });
    expect(user.id).toBe(player.id);
    expect((await entry().client.auth.login({ body: { email, password: changed } })).user.id).toBe(player.id);
  });

  test.each(['cell_nine.abc', 'cell_one.abc', 'cell_two.', '.abc', 'cell_two.cell_one.abc', '%00'])(
    'with the token %s is invalid',
    async (token) => {
      const answer = await cells.one.caller().send('POST', '/api/auth/email/verify', { json: { token } });
      expect(answer.body.code).toBe('link_invalid');
    },
  );
});

describe('a notification of a payment provider', () => {
  test.each([skrillWire, stripeWire])('of $name reaches the cell of the order, with its exact bytes', async (wire) => {
    const player = await newPlayerOf('cell_two');
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

  test('of a payment that nothing has linked gets 503, so that the provider repeats it', async () => {
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
      const answer = await withCookie(third, ofTwo.cookie.replace('cell_two', 'cell_wrong'));
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    } finally {
      await cells.directory.query(`DELETE FROM directory.cell WHERE name = 'cell_wrong'`);
      await third.close();
    }
  });
});

describe('without the directory', () => {
  test('sessions of the own cell work, and calls with an email get 503', async () => {
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
  const answer = await withCookie(cells.one, ofTwo.cookie);
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
  const login = await cells.one.caller().send('POST', '/api/auth/login', { json: { email: ofTwo.email, password } });
  expect(login.status).toBe(503);
  expect((await withCookie(cells.one, ofOne.cookie)).status).toBe(200);
  expect((await cells.one.app.inject('/readyz')).statusCode).toBe(200);
  const round = await alsoAt(cells.one, ofTwo).send('POST', '/api/games/2/session/start', { json: {} });
  expect(round.status).toBe(503);
});

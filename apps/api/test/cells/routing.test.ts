import type { RateLimitName } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimitKey } from '../../src/modules/rate-limits/consume-rate-limit.ts';
import type { Answer } from '../helpers/api/caller.ts';
import type { TestApi } from '../helpers/api/test-api.ts';
import {
  countOf,
  createPopulatedCells,
  newPlayerOf,
  readWallet,
  type TwoCells,
  tokenMailedBy,
} from '../helpers/cells/two-cells.ts';
import { send } from '../helpers/people/identity.ts';
import { alsoAt, type Player, password, registration } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';

// Each cell has its own database, so an answer about a player can only come from the player's cell.

let cells: TwoCells;
/** Players of both cells. */
let ofOne: Player;
let ofTwo: Player;

beforeAll(async () => {
  ({ cells, ofOne, ofTwo } = await createPopulatedCells());
});
afterAll(() => cells.close());

/** Returns how many attempts a cell has counted; null when it has counted none. */
async function askedIn({ owner }: TestApi, rateLimit: RateLimitName, subject: string): Promise<number | null> {
  const { rows } = await owner.query('SELECT requests FROM rate_limit WHERE key = $1', [
    rateLimitKey({ rateLimit, subject }),
  ]);
  return rows[0] ? Number(rows[0].requests) : null;
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
    const direct = await readWallet(cells.two, ofTwo.cookie);
    const forwarded = await readWallet(cells.one, ofTwo.cookie);
    expect(forwarded.body).toEqual(direct.body);
    expect(essence(forwarded)).toEqual(essence(direct));
  });

  test.each(['..%2f..%2fwallet', '%ff', '%00', 'no-such-round'])(
    'has the same answer through the other cell for the round %s',
    async (round) => {
      const read = (entry: TestApi) => alsoAt(entry, ofTwo).send('GET', `/api/games/rounds/${round}`);
      expect(essence(await read(cells.one))).toEqual(essence(await read(cells.two)));
    },
  );

  test.each([
    ['another cell before a genuine id', (cookie: string) => cookie.replace('cell_two', 'cell_one')],
    ['no cell before a genuine id', (cookie: string) => cookie.replace('cell_two.', '')],
    ['an unknown cell', (cookie: string) => cookie.replace('cell_two', 'cell_nine')],
    ['an invented id', (cookie: string) => cookie.replace(/cell_two\.[^.]+/, `cell_two.${'a'.repeat(32)}`)],
    ['a changed signature', (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
    ['a path instead of a cell', (cookie: string) => cookie.replace('cell_two', '..%2Fcell_two')],
  ])('with %s reads nothing', async (_what, forge) => {
    for (const entry of [cells.one, cells.two]) {
      expect((await readWallet(entry, forge(ofTwo.cookie))).status).toBe(401);
    }
  });

  test('plays, streams an upload and signs out through the other cell', async () => {
    const player = await newPlayerOf(cells, 'cell_two');
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
    expect((await readWallet(cells.two, player.cookie)).status).toBe(401);
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

  test('signs a browser in again that has a session of the cell of the account', async () => {
    const player = await newPlayerOf(cells, 'cell_two');
    for (const entry of [cells.one, cells.two]) {
      const caller = alsoAt(entry, player);
      const answer = await caller.send('POST', '/api/auth/login', { json: { email: player.email, password } });
      expect(answer.headers.getSetCookie().filter((line) => line.startsWith('goldwren='))).toHaveLength(1);
      expect(caller.cookie).toMatch(/=cell_two\./);
      expect((await readWallet(entry, caller.cookie)).status).toBe(200);
      player.cookie = caller.cookie;
    }
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
    const player = await newPlayerOf(cells, 'cell_two');
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

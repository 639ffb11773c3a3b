import { staffContract } from '@goldwren/contracts/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { overCellsOf } from '../../src/http/cells/over-cells-of.ts';
import {
  type ReadTarget,
  type StaffRead,
  staffReadHeader,
  writeStaffRead,
} from '../../src/http/cells/staff-read-header.ts';
import { inStaffTransaction } from '../../src/modules/audit/public.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { anyPathOf, named, routesOf, type WalkedRoute } from '../helpers/api/contract-walk.ts';
import { directoryKey } from '../helpers/cells/directory.ts';
import { newStaffOfCells } from '../helpers/cells/staff-of-cells.ts';
import { countOf, createPopulatedCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import type { Player } from '../helpers/people/players.ts';
import { newStaff, type StaffAccount } from '../helpers/people/staff.ts';

// Reads that a cell makes for one of its staff, as an attacker would send them to the second cell.

const key = Buffer.from(directoryKey, 'hex');
const everyRole = ['support', 'compliance', 'finance', 'admin'] as const;
const list = '/api/staff/redemptions?limit=5';

let cells: TwoCells;
let ofTwo: Player;
let staff: Caller & StaffAccount;

beforeAll(async () => {
  ({ cells, ofTwo } = await createPopulatedCells());
  staff = await newStaffOfCells(cells, { one: everyRole, two: everyRole });
});
afterAll(() => cells.close());

interface Forged extends Partial<StaffRead> {
  readonly key?: Buffer;
  readonly now?: number;
  readonly signed?: Partial<ReadTarget & { readonly body: unknown }>;
}

/** Sends a read to the second cell. `signed` is what the header is for, when it differs from what is sent. */
function read(
  target: ReadTarget & { readonly body?: unknown },
  { key: forgedKey = key, now = Date.now(), signed = {}, ...about }: Forged = {},
  cookie = '',
) {
  const who = { to: 'cell_two', from: 'cell_one', email: staff.email, ...about };
  const header = writeStaffRead(forgedKey, who, { body: undefined, ...target, ...signed }, now);
  const caller = cells.two.caller();
  caller.cookie = cookie;
  return caller.send(target.method, target.url, {
    headers: { [staffReadHeader]: header },
    ...(target.body === undefined ? {} : { json: target.body }),
  });
}

const get = { method: 'GET', url: list };
const search = { method: 'POST', url: '/api/staff/players/search', body: { q: 'robin' } };

describe('a signed read', () => {
  test('is answered with the rows of the cell', async () => {
    expect((await read(get)).status).toBe(200);
    const { status, body } = await read({ ...search, body: { q: ofTwo.email } });
    expect([status, body.results.length]).toEqual([200, 1]);
  });

  test('is not sent on to further cells', async () => {
    const { status, body } = await read({ method: 'GET', url: '/api/staff/redemptions?cells=all' });
    expect([status, 'missing_cells' in body]).toEqual([200, false]);
  });

  test('opens no session, and shows no use of the account', async () => {
    const before = await countOf(cells.two, 'staff_session');
    const { headers } = await read(get);
    expect(headers.get('set-cookie')).toBeNull();
    expect(await countOf(cells.two, 'staff_session')).toBe(before);
    const { rows } = await cells.two.owner.query('SELECT last_seen_at FROM staff_member WHERE email = $1', [
      staff.email,
    ]);
    expect(rows).toEqual([{ last_seen_at: null }]);
  });
});

describe('a read is rejected', () => {
  test.each<[string, Forged]>([
    ['with another key', { key: Buffer.alloc(32, 9) }],
    ['for another cell', { to: 'cell_one' }],
    ['that has expired', { now: Date.now() - 11_000 }],
    ['from the future', { now: Date.now() + 60_000 }],
    ['for another path', { signed: { url: '/api/staff/orders?limit=5' } }],
    ['for another query', { signed: { url: '/api/staff/redemptions?limit=6' } }],
    ['without the query', { signed: { url: '/api/staff/redemptions' } }],
    ['for another method', { signed: { method: 'POST' } }],
    ['for a body', { signed: { body: {} } }],
  ])('%s', async (_what, forged) => {
    const { status, body } = await read(get, forged);
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  test.each<[string, unknown]>([
    ['another body', { q: 'wren' }],
    ['a further field', { q: 'robin', limit: 100 }],
    ['no body', undefined],
  ])('for %s', async (_what, body) => {
    const answer = await read(search, { signed: { body } });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });

  test.each(['', 'x', '.', 'e30.', `e30.${'A'.repeat(43)}`])('with the header "%s"', async (header) => {
    // A session of this cell's staff does not help: such a request is never answered in another way.
    const own = await newStaff(cells.two, everyRole);
    const answer = await own.send('GET', list, { headers: { [staffReadHeader]: header } });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });

  test('with a changed email', async () => {
    const header = writeStaffRead(
      key,
      { to: 'cell_two', from: 'cell_one', email: 'nobody@example.test' },
      { ...get, body: undefined },
      Date.now(),
    );
    const [fields = '', mac = ''] = header.split('.');
    const changed = Buffer.from(
      Buffer.from(fields, 'base64url').toString().replace('nobody@example.test', staff.email),
    );
    const answer = await cells.two
      .caller()
      .send('GET', list, { headers: { [staffReadHeader]: `${changed.toString('base64url')}.${mac}` } });
    expect(answer.status).toBe(401);
  });

  test('on a site with one cell, where the header means nothing', async () => {
    const answer = await cells.one.caller().send('GET', list, { headers: { [staffReadHeader]: 'x' } });
    expect(answer.status).toBe(401);
  });
});

describe('a call that is not made over cells', () => {
  const routes = routesOf(staffContract);
  const others = routes.filter((route) => overCellsOf(route) === null);

  test('includes every call that can change something', () => {
    const reads = routes.filter((route) => overCellsOf(route) !== null);
    expect(reads.length).toBeGreaterThan(0);
    for (const route of reads) {
      expect([named(route), route.method === 'GET' || (route as { reads?: true }).reads]).toEqual([named(route), true]);
      expect(route.metadata.fresh).toBeUndefined();
    }
    expect(others.length + reads.length).toBe(routes.length);
  });

  test.each(others.map((route): [string, WalkedRoute] => [named(route), route]))(
    'is rejected with a valid header: %s',
    async (_name, route) => {
      const before = await countOf(cells.two, 'staff_audit');
      const target = { method: route.method, url: anyPathOf(route), ...(route.method === 'GET' ? {} : { body: {} }) };
      const { status, body } = await read(target);
      expect([status, body.code]).toEqual([400, 'malformed_request']);
      expect(await countOf(cells.two, 'staff_audit')).toBe(before);
    },
  );

  test('could not change anything if it were accepted, because the database needs a session', async () => {
    const actor = {
      id: '',
      email: staff.email,
      name: '',
      proof: { sessionId: '', permission: 'own_account', fresh: false } as const,
    };
    await expect(inStaffTransaction(cells.two.database, actor, async () => 'done')).rejects.toThrow('unauthenticated');
  });
});

describe('a read in the other cell', () => {
  let reader: Caller & StaffAccount;
  beforeEach(async () => {
    reader = await newStaffOfCells(cells, { one: everyRole, two: everyRole });
  });
  const listAll = () => reader.staff.redemptions.list({ query: { cells: 'all' } });
  const refused = [{ cell: 'cell_two', reason: 'not_permitted' }];

  test('requires a role with the permission in the account there', async () => {
    expect((await listAll()).missing_cells).toEqual([]);
    await cells.two.owner.query(`UPDATE staff_member SET roles = '{support}' WHERE email = $1`, [reader.email]);
    const permit = (granted: boolean) =>
      cells.two.owner.query(
        `UPDATE staff_permission SET granted = $1 WHERE role = 'support' AND permission = 'redemptions.read'`,
        [granted],
      );
    await permit(true);
    expect((await listAll()).missing_cells).toEqual([]);
    await permit(false);
    expect((await listAll()).missing_cells).toEqual(refused);
  });

  test.each([
    ['is disabled', 'disabled_at = now()'],
    ['is locked', 'locked_at = now()'],
    ['is not set up', 'totp_secret = NULL'],
    ['has another email', "email = 'x' || email, email_key = 'x' || email_key"],
  ])('returns nothing when the account there %s', async (_what, change) => {
    await cells.two.owner.query(`UPDATE staff_member SET ${change} WHERE email = $1`, [reader.email]);
    const page = await listAll();
    expect(page.missing_cells).toEqual(refused);
    expect(page.results.every(({ cell }) => cell === 'cell_one')).toBe(true);
    expect((await reader.staff.search.find({ body: { q: ofTwo.email, cells: 'all' } })).results).toEqual([]);
  });

  test('returns nothing without an account there', async () => {
    const alone = await newStaffOfCells(cells, { one: everyRole });
    expect((await alone.staff.redemptions.list({ query: { cells: 'all' } })).missing_cells).toEqual(refused);
  });

  test('is rejected without the permission in the account here', async () => {
    const support = await newStaffOfCells(cells, { one: ['support'], two: everyRole });
    const answer = await support.send('GET', '/api/staff/orders?cells=all');
    expect(answer.status).toBe(403);
  });
});

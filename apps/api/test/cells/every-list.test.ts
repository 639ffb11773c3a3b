import { randomInt } from 'node:crypto';
import type { Endpoint } from '@goldwren/contracts/client';
import { staffContract } from '@goldwren/contracts/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInOrder } from '../../src/http/cells/merge-pages.ts';
import { overCellsOf } from '../../src/http/cells/over-cells-of.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { named, routesOf, type WalkedRoute } from '../helpers/api/contract-walk.ts';
import { newStaffOfCells } from '../helpers/cells/staff-of-cells.ts';
import { createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { addOneOfEverything, type Row } from '../helpers/database/one-of-everything.ts';
import { newBuyers } from '../helpers/money/store.ts';

// Every list that the contract offers over all cells, in the order of each of its states.

const perCell = 5;
const soon = new Date();
const waitingTicket = (): Row => ({ status: 'waiting', turn: crypto.randomUUID(), waiting_since: soon, due_at: soon });

/** Some are from the same millisecond, and are ordered by their ids. */
const waitingAdjustment = (): Row => ({ id: crypto.randomUUID(), requested_at: new Date(Date.now() - randomInt(3)) });

const paid = { gross_cents: 500, withheld_cents: 0, net_cents: 500 };

interface ListCase {
  readonly table: string;
  /** A row that the list with `query` shows. */
  readonly row: () => Row;
  readonly query: Readonly<Record<string, string>>;
}

/** By call, one for each order. */
const cases: Readonly<Record<string, readonly ListCase[]>> = {
  '/api/staff/redemptions': [
    {
      table: 'redemption',
      row: () => ({ status: 'in_review', sweeps_submitted: 5000 }),
      query: { status: 'in_review' },
    },
    { table: 'redemption', row: () => ({ status: 'in_review', sweeps_submitted: 7000 }), query: { sort: '-amount' } },
    { table: 'redemption', row: () => ({ status: 'rejected' }), query: { status: 'rejected' } },
  ],
  '/api/staff/payouts/due': [{ table: 'redemption', row: () => ({ status: 'approved' }), query: {} }],
  '/api/staff/payouts': [
    { table: 'payout', row: () => ({ ...paid, state: 'processing' }), query: { state: 'processing' } },
    { table: 'payout', row: () => ({ ...paid, state: 'processing' }), query: {} },
  ],
  '/api/staff/orders': [
    { table: 'store_order', row: () => ({ status: 'review' }), query: { status: 'review' } },
    { table: 'store_order', row: () => ({ status: 'created' }), query: { status: 'created' } },
    { table: 'store_order', row: () => ({ price_cents: 999 }), query: { sort: 'price' } },
  ],
  '/api/staff/risk/cases': [
    { table: 'risk_case', row: () => ({ state: 'open', score: 40 }), query: { state: 'open' } },
    { table: 'risk_case', row: () => ({ state: 'open', score: 60 }), query: { sort: '-score' } },
    { table: 'risk_case', row: () => ({ state: 'open' }), query: {} },
  ],
  '/api/staff/sanctions/matches': [
    { table: 'sanctions_match', row: () => ({ state: 'open' }), query: { state: 'open' } },
    { table: 'sanctions_match', row: () => ({ state: 'open' }), query: {} },
  ],
  '/api/staff/exclusions/matches': [
    { table: 'exclusion_match', row: () => ({ state: 'open' }), query: { state: 'open' } },
    { table: 'exclusion_match', row: () => ({ state: 'open' }), query: {} },
  ],
  '/api/staff/identity': [
    { table: 'identity_case', row: () => ({ status: 'waiting' }), query: {} },
    { table: 'identity_case', row: () => ({ status: 'rejected', decided_at: soon }), query: { status: 'rejected' } },
  ],
  '/api/staff/free-entries': [
    { table: 'free_entry', row: () => ({ status: 'pending' }), query: {} },
    { table: 'free_entry', row: () => ({ status: 'rejected' }), query: { status: 'rejected' } },
  ],
  '/api/staff/tickets': [
    { table: 'support_ticket', row: waitingTicket, query: {} },
    { table: 'support_ticket', row: () => ({ status: 'answered' }), query: { status: 'answered' } },
  ],
  '/api/staff/alerts': [
    { table: 'operator_alert', row: () => ({ settled_at: null }), query: {} },
    {
      table: 'operator_alert',
      row: () => ({ settled_at: soon, settled_by: crypto.randomUUID(), settled_by_name: 'Sam', note: 'done' }),
      query: { state: 'settled' },
    },
  ],
  '/api/staff/adjustments': [
    { table: 'adjustment', row: waitingAdjustment, query: { status: 'pending' } },
    { table: 'adjustment', row: waitingAdjustment, query: {} },
  ],
  '/api/staff/players/search': [{ table: 'player', row: () => ({}), query: {} }],
};

/** Reports are tested in summed-days.test.ts. */
const byDay = routesOf(staffContract).filter((route) => overCellsOf(route)?.merge === 'days');

let cells: TwoCells;
let staff: Caller;
beforeAll(async () => {
  cells = await createTwoCells();
  const roles = ['support', 'compliance', 'finance', 'admin'] as const;
  staff = await newStaffOfCells(cells, { one: roles, two: roles });
});
afterAll(() => cells.close());

const lists = routesOf(staffContract).filter((route) => overCellsOf(route)?.merge === 'pages');

test('has a test for every list over cells', () => {
  expect(lists.map(({ path }) => path).sort()).toEqual(Object.keys(cases).sort());
  expect(byDay.map(({ path }) => path)).toEqual(['/api/staff/liability/days', '/api/staff/reports/daily']);
});

const all = lists.flatMap((route) =>
  (cases[route.path] ?? []).map((one): [string, WalkedRoute, ListCase] => [
    `${named(route)} ${JSON.stringify(one.query)}`,
    route,
    one,
  ]),
);

test.each(all)('has the rows of both cells in the declared order: %s', async (_name, route, { table, row, query }) => {
  for (const api of [cells.one, cells.two]) {
    for (const playerId of await newBuyers(api.owner, perCell)) {
      if (table !== 'player') await addOneOfEverything(api.owner, playerId, [table], { [table]: row() });
    }
  }
  const overCells = overCellsOf(route);
  if (overCells?.merge !== 'pages') throw new Error('not a list');
  const order = overCells.orderOf(query);
  const isSearch = (route as unknown as Endpoint).reads === true;
  const read = (cursor: string | null) => {
    const input = { ...query, cells: 'all', ...(cursor === null ? {} : { cursor }) };
    if (isSearch) return staff.send('POST', route.path, { json: { ...input, limit: 4 } });
    return staff.send('GET', `${route.path}?${new URLSearchParams({ ...input, limit: '4' })}`);
  };
  const found: Record<string, unknown>[] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = await read(cursor);
    expect([status, body.missing_cells]).toEqual([200, []]);
    found.push(...body.results);
    cursor = body.next_cursor;
  } while (cursor !== null);
  expect(isInOrder(found, order)).toBe(true);
  for (const cell of ['cell_one', 'cell_two']) {
    expect(found.filter((one) => one.cell === cell).length).toBeGreaterThanOrEqual(perCell);
  }
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MissingCells } from '@goldwren/contracts/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { newStaffOfCells } from '../helpers/cells/staff-of-cells.ts';
import { createPopulatedCells, type TwoCells, withNewProcess } from '../helpers/cells/two-cells.ts';
import { newBuyers } from '../helpers/money/store.ts';
import type { Player } from '../helpers/people/players.ts';

// Lists that staff read over all cells. Each cell has its own database.

const rows = 17;
let cells: TwoCells;
let ofOne: Player;
let ofTwo: Player;
let staff: Caller;

/** Inserts rows without the rules about how they come to exist. `n` is the number of the player. */
function insert(api: TestApi, table: string, columns: string, values: string, players: string[]): Promise<unknown> {
  const list = players.map((id) => `'${id}'`).join(', ');
  return api.owner.query(`SET session_replication_role = 'replica';
    INSERT INTO ${table} (player_id, id, ${columns})
    SELECT p.player, uuidv7(), ${values} FROM unnest(ARRAY[${list}]::uuid[]) WITH ORDINALITY p(player, n);
    RESET session_replication_role`);
}

const redemptionColumns = 'sweeps_submitted, usd_cents, payout_method, details_sealed, details_masked, status';
const insertRedemptions = (api: TestApi, players: string[]) =>
  insert(
    api,
    'redemption',
    redemptionColumns,
    "5000 + (n % 3) * 1000, 5000, 'bank', '\\x00', '1234', 'in_review'",
    players,
  );

beforeAll(async () => {
  ({ cells, ofOne, ofTwo } = await createPopulatedCells());
  staff = await newStaffOfCells(cells, { one: ['compliance', 'finance'], two: ['compliance', 'finance'] });
  for (const api of [cells.one, cells.two, cells.one]) await insertRedemptions(api, await newBuyers(api.owner, rows));
});
afterAll(() => cells.close());

type Sort = 'amount' | '-amount' | 'requested' | '-requested';

/** Reads every page over all cells. Calls `between` after the first one. */
async function readAll(sort: Sort, limit: number, between: () => Promise<unknown> = async () => undefined) {
  const found = [];
  let cursor: string | null = null;
  do {
    const page = await staff.staff.redemptions.list({
      query: { cells: 'all', sort, limit, ...(cursor === null ? {} : { cursor }) },
    });
    expect(page.missing_cells).toEqual([]);
    if (cursor === null) await between();
    found.push(...page.results);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}

describe('a list over all cells', () => {
  test.each(['amount', '-amount', 'requested', '-requested'] as const)(
    'has every row of both cells once, in the order of %s',
    async (sort) => {
      const found = await readAll(sort, 4);
      const descending = sort.startsWith('-') ? -1 : 1;
      const by = (row: (typeof found)[number]) => (sort.endsWith('amount') ? Number(row.amount) : 0);
      const expected = [...found].sort((a, b) => descending * (by(a) - by(b) || (a.id < b.id ? -1 : 1)));
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(new Set(found.map(({ id }) => id)).size).toBe(3 * rows);
      expect(found.filter(({ cell }) => cell === 'cell_two')).toHaveLength(rows);
      expect(found.filter(({ cell }) => cell === 'cell_one')).toHaveLength(2 * rows);
    },
  );

  test('shows no row twice and leaves none out when rows are added between two pages', async () => {
    const before = (await readAll('-amount', 50)).map(({ id }) => id);
    const added: string[] = [];
    const found = await readAll('-amount', 5, async () => {
      for (const api of [cells.one, cells.two]) {
        const players = await newBuyers(api.owner, 4);
        added.push(...players);
        await insertRedemptions(api, players);
      }
    });
    const ids = found.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => before.includes(id))).toEqual(before);
    for (const api of [cells.one, cells.two]) {
      await api.owner.query(`SET session_replication_role = 'replica';
        DELETE FROM redemption WHERE player_id = ANY (ARRAY[${added.map((id) => `'${id}'`)}]::uuid[]);
        RESET session_replication_role`);
    }
  });

  test('adds up the totals of the first page in whole numbers', async () => {
    const { totals: all } = await staff.staff.redemptions.list({ query: { cells: 'all', limit: 1 } });
    const { rows: sums } = await cells.one.owner.query('SELECT sum(sweeps_submitted) AS s FROM redemption');
    const { rows: others } = await cells.two.owner.query('SELECT sum(sweeps_submitted) AS s FROM redemption');
    const hundredths = BigInt(sums[0].s) + BigInt(others[0].s);
    expect(all).toEqual({ count: 3 * rows, more: false, amount: `${hundredths / 100n}.00` });
  });

  test('without `cells` has only the rows of this cell', async () => {
    const { results, ...page } = await staff.staff.redemptions.list({ query: { limit: 100 } });
    expect(results).toHaveLength(2 * rows);
    expect(results.some((row) => 'cell' in row)).toBe(false);
    expect(page).not.toHaveProperty('missing_cells');
  });

  test('rejects an invalid cursor and an unknown value of `cells`', async () => {
    for (const query of ['cells=all&cursor=x', 'cells=none', 'cells=cell_two']) {
      expect((await staff.send('GET', `/api/staff/redemptions?${query}`)).status).toBe(422);
    }
  });

  test('finds a player of another cell by the email, in the list and in the search box', async () => {
    const { results } = await staff.staff.players.search({ body: { q: ofTwo.email, cells: 'all' } });
    expect(results.map(({ id, cell }) => [id, cell])).toEqual([[ofTwo.id, 'cell_two']]);
    for (const [player, cell] of [
      [ofOne, 'cell_one'],
      [ofTwo, 'cell_two'],
    ] as const) {
      const found = await staff.staff.search.find({ body: { q: player.email, cells: 'all' } });
      expect(found.missing_cells).toEqual([]);
      expect(found.results.map((row) => [row.kind, row.id, row.cell])).toEqual([['player', player.id, cell]]);
    }
  });

  test('is the same through another cell', async () => {
    const through = cells.two.caller();
    through.cookie = staff.cookie;
    const query = { cells: 'all', sort: '-amount', limit: 40 } as const;
    expect(await through.staff.redemptions.list({ query })).toEqual(await staff.staff.redemptions.list({ query }));
  });
});

describe('the list of cells', () => {
  test('has every cell with its back office and whether it answers', async () => {
    await cells.directory.query(
      `UPDATE directory.cell SET office_url = 'https://office-2.example.test' WHERE name = 'cell_two'`,
    );
    const { results } = await staff.staff.cells.list();
    expect(results).toEqual([
      {
        name: 'cell_one',
        own: true,
        office_url: null,
        accounts: 1,
        open: true,
        decides_settings: false,
        reachable: true,
      },
      expect.objectContaining({ name: 'cell_two', own: false, reachable: true }),
    ]);
  });

  test('contains the state of each cell: books, jobs, alerts and the sanctions list', async () => {
    await cells.two.owner.query(`INSERT INTO operator_alert (id, kind, level, key, day, facts, count, first_at, last_at)
      VALUES (uuidv7(), 'job_late', 'error', 'a', '2026-11-01', '{}', 1, now() - interval '90 days', now())`);
    await cells.two.owner.query(
      "INSERT INTO sanctions_list (version, format, sha256, files, names) VALUES (1000, 'plain', 'ab', '{}', 0)",
    );
    const reader = await newStaffOfCells(cells, { one: ['admin'], two: ['admin'] });
    const { results, missing_cells: missing } = await reader.staff.cells.state({ query: { cells: 'all' } });
    expect(missing).toEqual([]);
    expect(results.map(({ cell, alerts }) => [cell, alerts.open, alerts.breached])).toEqual([
      ['cell_one', 0, 0],
      ['cell_two', 1, 1],
    ]);
    expect(results.map(({ books }) => books.checked_at)).toEqual([null, null]);
    expect(results.map(({ sanctions_list: list }) => list?.sha256)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      'ab',
    ]);
    expect((await reader.staff.cells.state({ query: {} })).results).toHaveLength(1);
  });

  test('is empty on a site with one cell, where `cells=all` changes nothing', async () => {
    const api = await createTestApi({ databaseUrl: cells.one.url });
    try {
      expect(api.context.cells).toBeNull();
      const alone = api.caller();
      alone.cookie = staff.cookie;
      expect((await alone.staff.cells.list()).results).toEqual([]);
      const page = await alone.staff.redemptions.list({ query: { cells: 'all' } });
      expect(page).toEqual(await alone.staff.redemptions.list({ query: {} }));
      expect(page.results.length).toBeGreaterThan(0);
    } finally {
      await api.close();
    }
  });
});

describe('a cell that does not answer', () => {
  const longestMs = 3_500;

  /** Adds cells with these answers to the directory, and calls `work` with a new process of the first cell. */
  async function withCells(
    answers: Readonly<Record<string, RequestListener | null>>,
    work: (caller: Caller) => Promise<void>,
  ): Promise<void> {
    const servers = await Promise.all(
      Object.entries(answers).map(async ([name, listener]) => {
        const server = createServer(listener ?? undefined);
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        const { port } = server.address() as AddressInfo;
        await cells.directory.query('INSERT INTO directory.cell (name, api_url, is_open) VALUES ($1, $2, false)', [
          name,
          `http://127.0.0.1:${port}`,
        ]);
        // Without a listener, nothing listens at the port.
        if (listener === null) await new Promise((resolve) => server.close(resolve));
        return server;
      }),
    );
    try {
      await withNewProcess(cells, staff, work);
    } finally {
      await cells.directory.query('DELETE FROM directory.cell WHERE name = ANY ($1)', [Object.keys(answers)]);
      for (const server of servers) server.closeAllConnections();
      for (const server of servers) server.close();
    }
  }

  const json = (status: number, body: unknown): RequestListener => {
    return (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  };
  const hang: RequestListener = () => undefined;

  test.each<[string, RequestListener | null, MissingCells[number]['reason']]>([
    ['is down', null, 'no_answer'],
    ['hangs', hang, 'no_answer'],
    ['stops in the middle of its answer', (_request, response) => void response.writeHead(200).write('{'), 'no_answer'],
    ['has an outage', json(503, { code: 'unavailable' }), 'no_answer'],
    ['sends a page of a proxy', (_request, response) => void response.end('<html>'), 'not_understood'],
    ['does not know the call', json(404, { code: 'not_found' }), 'not_understood'],
    ['does not know the header', json(401, { code: 'unauthenticated' }), 'not_understood'],
    ['does not know a filter', json(422, { code: 'validation_failed' }), 'not_understood'],
    ['sends rows of another version', json(200, { results: [{ id: 1 }], next_cursor: null }), 'not_understood'],
    ['sends another site', (_request, response) => void response.writeHead(302, { location: '/' }).end(), 'no_answer'],
  ])('is named, and the others are shown: %s', async (_what, listener, reason) => {
    await withCells({ cell_bad: listener }, async (caller) => {
      const began = performance.now();
      const page = await caller.staff.redemptions.list({ query: { cells: 'all', limit: 100 } });
      expect(performance.now() - began).toBeLessThan(longestMs);
      expect(page.missing_cells).toEqual([{ cell: 'cell_bad', reason }]);
      expect(page.results).toHaveLength(3 * rows);
      // A sum without one cell is not a total.
      expect(page).not.toHaveProperty('totals');
    });
  });

  test('delays only the requests to it, and gets few reads at a time', async () => {
    let open = 0;
    let most = 0;
    const listener: RequestListener = (request) => {
      if (request.url === '/readyz') return;
      open += 1;
      most = Math.max(most, open);
      request.once('close', () => {
        open -= 1;
      });
    };
    await withCells({ cell_bad: listener }, async (caller) => {
      const began = performance.now();
      const list = () => caller.staff.redemptions.list({ query: { cells: 'all', limit: 1 } });
      const slow = Array.from({ length: 20 }, list);
      const own = performance.now();
      await caller.staff.redemptions.list({ query: { limit: 1 } });
      expect(performance.now() - own).toBeLessThan(1_500);
      const pages = await Promise.all(slow);
      expect(performance.now() - began).toBeLessThan(longestMs + 1_000);
      expect(pages.every(({ missing_cells: missing }) => missing?.[0]?.cell === 'cell_bad')).toBe(true);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(8);
      const { results } = await caller.staff.cells.list();
      expect(results.find(({ name }) => name === 'cell_bad')?.reachable).toBe(false);
    });
  });
});

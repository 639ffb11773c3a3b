import { beforeAll, describe, expect, test } from 'vitest';
import { caseOrder, selectCases } from '../../src/modules/risk/case.store.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newBuyers } from '../helpers/money/store.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const rows = 24;
let players: string[];
let staff: Caller['staff'];

/** Inserts rows without the rules about how they come to exist. `player` is the player of a row, `n` its number. */
function insert(table: string, columns: string, values: string, of = players): Promise<unknown> {
  const list = of.map((id) => `'${id}'`).join(', ');
  return api.owner.query(`SET session_replication_role = 'replica';
    INSERT INTO ${table} (player_id, id, ${columns})
    SELECT p.player, uuidv7(), ${values} FROM unnest(ARRAY[${list}]::uuid[]) WITH ORDINALITY p(player, n);
    RESET session_replication_role`);
}

beforeAll(async () => {
  ({ staff } = await newStaff(api, ['compliance', 'finance']));
  players = await newBuyers(api.owner, rows);
  await insert('risk_case', 'score, signals, topics, facts', "(n % 5)::int * 10, '{}', '{}', '{}'");
  await insert(
    'redemption',
    'sweeps_submitted, usd_cents, payout_method, details_sealed, details_masked, status',
    "5000 + (n % 4) * 1000, 5000, 'bank', '\\x00', '1234', 'in_review'",
  );
  await insert(
    'store_order',
    'package_id, package_name, price_cents, gold, sweeps, first_purchase, status, provider',
    "1, 'Bronze', 1000 * (1 + n % 3), 1, 0, false, 'review', 'skrill'",
  );
});

interface Page<Row> {
  results: Row[];
  next_cursor: string | null;
  totals?: unknown;
}

/** Reads every page, with five rows each. Calls `between` after the first one. */
async function readAll<Row>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<Row[]> {
  const found: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await read({ limit: 5, ...(cursor === null ? {} : { cursor }) });
    expect(page.totals === undefined).toBe(cursor !== null);
    if (cursor === null) await between();
    found.push(...page.results);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}

const cases = (sort?: 'score' | '-score' | 'opened' | '-opened') => (page: { limit: number; cursor?: string }) =>
  staff.risk.cases({ query: { state: 'open', ...(sort ? { sort } : {}), ...page } });

describe('a sorted list', () => {
  test.each(['score', '-score'] as const)('has every row once, in the order of %s and then of time', async (sort) => {
    const found = await readAll(cases(sort));
    const descending = sort.startsWith('-') ? -1 : 1;
    const expected = [...found].sort((a, b) => descending * (a.score - b.score || (a.id < b.id ? -1 : 1)));
    expect(found).toEqual(expected);
    expect(new Set(found.map(({ id }) => id)).size).toBe(rows);
  });

  test('shows no row twice and leaves none out when rows are added and changed between two pages', async () => {
    const before = (await readAll(cases('-score'))).map(({ id }) => id);
    const added = await newBuyers(api.owner, 6);
    const found = await readAll(cases('-score'), () =>
      insert('risk_case', 'score, signals, topics, facts', "(n * 9)::int, '{}', '{}', '{}'", added),
    );
    const ids = found.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => before.includes(id))).toEqual(before);
    await api.owner.query('DELETE FROM risk_case WHERE player_id = ANY ($1)', [added]);
  });

  test('sorts by time without a column, the open ones oldest first', async () => {
    const ids = (await readAll(cases())).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect((await readAll(cases('-opened'))).map(({ id }) => id)).toEqual([...ids].reverse());
  });

  test('rejects an unknown order, and a cursor that belongs to another order', async () => {
    await expectProblem(cases('name' as never)({ limit: 5 }), 'validation_failed');
    const { next_cursor: cursor } = await cases('score')({ limit: 5 });
    for (const other of [undefined, 'opened', '-opened'] as const) {
      await expectProblem(cases(other)({ limit: 5, cursor: cursor ?? '' }), 'validation_failed');
    }
    const { next_cursor: byTime } = await cases()({ limit: 5 });
    await expectProblem(cases('score')({ limit: 5, cursor: byTime ?? '' }), 'validation_failed');
    await expectProblem(cases('score')({ limit: 5, cursor: `99999999999999999_${players[0]}x` }), 'validation_failed');
  });

  test('is rejected for staff without the permission', async () => {
    const support = await newStaff(api, ['support']);
    await expectProblem(support.staff.risk.cases({ query: { sort: 'score' } }), 'forbidden');
  });

  test('reads a later page from the index, without sorting', async () => {
    await api.owner.query(`SET session_replication_role = 'replica';
      INSERT INTO risk_case (player_id, id, score, signals, topics, facts)
        SELECT gen_random_uuid(), gen_random_uuid(), n % 100, '{}', '{}', '{}' FROM generate_series(1, 20000) n;
      RESET session_replication_role; ANALYZE risk_case`);
    const sent: { text: string; values: unknown[] }[] = [];
    const spied = new Proxy(api.owner, {
      get: (pool, key) =>
        key === 'query'
          ? (query: { text: string }, values: unknown[]) => {
              sent.push({ text: query.text, values });
              return pool.query(query as never, values);
            }
          : Reflect.get(pool, key),
    });
    const order = caseOrder('-score');
    const cursor = { value: 50n, id: '0199a0a0-0000-7000-8000-000000000000' };
    await selectCases(drizzleOver(spied), {}, { order, cursor, limit: 21 });
    const [{ text, values } = { text: '', values: [] }] = sent;
    const { rows: plan } = await api.owner.query(`EXPLAIN ${text}`, values);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('Index Scan Backward using risk_case_score');
    expect(lines).not.toContain('Sort');
    await api.owner.query('DELETE FROM risk_case WHERE player_id <> ALL ($1)', [players]);
  });
});

describe('the totals of a list', () => {
  test('add up the redemptions that match the filters, on the first page', async () => {
    const list = (page: { limit: number; cursor?: string }) =>
      staff.redemptions.list({ query: { sort: '-amount', ...page } });
    const found = await readAll(list);
    const amounts = found.map(({ amount }) => Number(amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    const amount = amounts.reduce((sum, one) => sum + one, 0).toFixed(2);
    expect((await list({ limit: 5 })).totals).toEqual({ count: rows, more: false, amount });
    const none = await staff.redemptions.list({ query: { method: 'check' } });
    expect(none.totals).toEqual({ count: 0, more: false, amount: '0.00' });
  });

  test('add up the prices of orders', async () => {
    const list = (page: { limit: number; cursor?: string }) =>
      staff.orders.list({ query: { status: 'review', sort: 'price', ...page } });
    const prices = (await readAll(list)).map(({ price_usd }) => Number(price_usd));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const amount = prices.reduce((sum, one) => sum + one, 0).toFixed(2);
    expect((await list({ limit: 5 })).totals).toEqual({ count: rows, more: false, amount });
    expect((await staff.risk.cases({ query: { state: 'open' } })).totals).toEqual({
      count: rows,
      more: false,
      amount: null,
    });
  });

  test('stop counting, so that a list of any size costs the same', async () => {
    await api.owner.query(`SET session_replication_role = 'replica';
      INSERT INTO risk_case (player_id, id, score, signals, topics, facts)
        SELECT gen_random_uuid(), gen_random_uuid(), 1, '{}', '{}', '{}' FROM generate_series(1, 10001);
      RESET session_replication_role`);
    const { totals } = await staff.risk.cases({ query: { sort: '-score', limit: 1 } });
    expect(totals).toEqual({ count: 10_000, more: true, amount: null });
  });
});

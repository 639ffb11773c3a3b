import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import type { TestApi } from '../helpers/api/test-api.ts';
import { newStaffOfCells } from '../helpers/cells/staff-of-cells.ts';
import { createTwoCells, type TwoCells, withNewProcess } from '../helpers/cells/two-cells.ts';
import { addOneOfEverything } from '../helpers/database/one-of-everything.ts';

// Daily figures of two cells and their sums.

let cells: TwoCells;
let staff: Caller;

/** More than a float can hold exactly. */
const large = 900_719_925_474_099_3n;

async function addDays(api: TestApi, days: readonly string[], amount: bigint): Promise<void> {
  for (const day of days) {
    await addOneOfEverything(api.owner, '', ['daily_report', 'daily_liability'], {
      daily_report: { day, registrations: 3, paid_cents: String(amount) },
      daily_liability: { day, players: 2, balances: String(amount), in_escrow: '[]' },
    });
  }
}

beforeAll(async () => {
  cells = await createTwoCells();
  staff = await newStaffOfCells(cells, { one: ['admin'], two: ['admin'] });
  await addDays(cells.one, ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'], large);
  await addDays(cells.two, ['2026-03-02', '2026-03-03', '2026-03-04'], 10n);
});
afterAll(() => cells.close());

describe('daily figures over all cells', () => {
  test('have the rows of each cell, and the exact sums of the days that every cell has', async () => {
    const reports = await staff.staff.reports.list({ query: { cells: 'all' } });
    expect(reports.results.map(({ day, cell }) => `${day} ${cell}`)).toEqual([
      '2026-03-04 cell_one',
      '2026-03-04 cell_two',
      '2026-03-03 cell_one',
      '2026-03-03 cell_two',
      '2026-03-02 cell_one',
      '2026-03-02 cell_two',
      '2026-03-01 cell_one',
    ]);
    // The second cell has no report of the first day, so there is no total of it.
    expect(reports.sums?.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
    expect(reports.sums?.[0]).toMatchObject({ registrations: 6, purchases: { usd: '90071992547410.03' } });
    const liability = await staff.staff.liability.days({ query: { cells: 'all' } });
    expect(liability.sums?.[0]).toMatchObject({ day: '2026-03-04', players: 4, balances: '90071992547410.03' });
  });

  test.each([1, 2, 3])('keep a day on one page, with %i rows a page', async (limit) => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof staff.staff.reports.list>> = await staff.staff.reports.list({
        query: { cells: 'all', limit, ...(cursor === null ? {} : { cursor }) },
      });
      const days = new Set(page.results.map(({ day }) => day));
      for (const day of days) expect(found.some((row) => row.startsWith(day))).toBe(false);
      found.push(...page.results.map(({ day, cell }) => `${day} ${cell}`));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(found).toHaveLength(7);
    expect(new Set(found).size).toBe(7);
  });

  test('have no sums without `cells`, and none while a cell is missing', async () => {
    expect(await staff.staff.reports.list({ query: {} })).not.toHaveProperty('sums');
    await cells.directory.query(
      `INSERT INTO directory.cell (name, api_url, is_open) VALUES ('cell_gone', 'http://127.0.0.1:9', false)`,
    );
    try {
      await withNewProcess(cells, staff, async (caller) => {
        const page = await caller.staff.reports.list({ query: { cells: 'all' } });
        expect(page.missing_cells).toEqual([{ cell: 'cell_gone', reason: 'no_answer' }]);
        expect(page).not.toHaveProperty('sums');
        expect(page.results).toHaveLength(7);
      });
    } finally {
      await cells.directory.query(`DELETE FROM directory.cell WHERE name = 'cell_gone'`);
    }
  });
});

import type { CellState, FoundPlayer, MissingCells, SearchResult, StaffCell } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const id = '0199a0a0-0000-7000-8000-00000000000';
const player = (at: number, cell?: string): FoundPlayer & { cell?: string } => ({
  id: `${id}${at}`,
  display: `Robin ${at}`,
  email: 'r•••@example.test',
  country: 'US',
  us_state: 'NY',
  status: 'active',
  redemption_suspended: false,
  identity_status: 'none',
  created_at: '2026-11-02T15:00:00.000Z',
  ...(cell ? { cell } : {}),
});
const common = { office_url: null, accounts: 4, open: true, reachable: true, decides_settings: false };
const cells: StaffCell[] = [
  { ...common, name: 'cell_one', own: true },
  {
    ...{ ...common, name: 'cell_two', own: false, office_url: 'https://office-2.example.test' },
    ...{ accounts: 9, open: false, reachable: false },
  },
  { ...common, name: 'cell_three', own: false },
];

/** Opens a page of the back office. `bodies` returns what was sent with a call. */
function open(path: string, answers: FakeResponses, several = cells) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('compliance') } },
    work: { list: { results: [] } },
    cells: { list: { results: several } },
    ...answers,
  });
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  return { bodies, ...renderApp(path) };
}

const merged = (missing: MissingCells = []) => ({
  results: [player(1, 'cell_one'), player(2, 'cell_two'), player(3, 'cell_three')],
  next_cursor: null,
  missing_cells: missing,
});

describe('a list over all cells', () => {
  it('is chosen in the filter bar, keeps the filters, and names the cell of each row', async () => {
    const { bodies, router, press } = open('/players?us_state=NY&cursor=p2', {
      players: {
        search: ({ body }) =>
          (body as { cells?: string }).cells ? merged() : { results: [player(1)], next_cursor: null },
      },
    });
    await press.selectOptions(await screen.findByRole('combobox', { name: 'Cells' }), 'All cells');
    await waitFor(() => expect(bodies('players.search').at(-1)).toEqual({ us_state: 'NY', cells: 'all' }));
    expect(router.state.location.search).toBe('?us_state=NY&cells=all');
    await screen.findByText('cell_two');
    expect(screen.getByRole('columnheader', { name: 'Cell' })).toBeTruthy();
  });

  it('opens a row of this cell here, and one of another cell in its own back office', async () => {
    open('/players?cells=all', { players: { search: merged() } });
    const own = await screen.findByRole('link', { name: /Robin 1/ });
    expect(own.getAttribute('href')).toBe(`/players/${id}1`);
    const other = screen.getByRole('link', { name: /Robin 2.*opens the back office of cell_two/ });
    expect(other.getAttribute('href')).toBe(`https://office-2.example.test/staff/players/${id}2`);
    expect([other.getAttribute('target'), other.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
    // The address of its back office is unknown.
    expect(screen.queryByRole('link', { name: /Robin 3/ })).toBeNull();
    expect(screen.getByText('Robin 3')).toBeTruthy();
  });

  it('says which cells are missing and why, and does not export a part', async () => {
    const missing: MissingCells = [
      { cell: 'cell_two', reason: 'no_answer' },
      { cell: 'cell_three', reason: 'not_permitted' },
    ];
    const { press } = open('/players?cells=all', { players: { search: merged(missing) } });
    expect(await screen.findByText(/cell_two did not answer/)).toBeTruthy();
    expect(screen.getByText(/no active account in cell_three/)).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText(/These cells are missing: cell_two, cell_three/)).toBeTruthy();
  });

  it('is not offered on a site with one cell, and for a list of this cell only', async () => {
    const { bodies } = open(
      '/players?cells=all',
      { players: { search: { results: [player(1)], next_cursor: null } } },
      [],
    );
    await screen.findByText('Robin 1');
    expect(screen.queryByRole('combobox', { name: 'Cells' })).toBeNull();
    expect(bodies('players.search')).toHaveLength(1);
  });
});

describe('the search box of a site with several cells', () => {
  const found = (at: number, cell: string): SearchResult & { cell: string } => ({
    kind: 'player',
    id: `${id}${at}`,
    page_id: `${id}${at}`,
    name: `Robin ${at}`,
    note: null,
    at: null,
    cursor: null,
    cell,
  });
  const searchFor = async (answer: object) => {
    const opened = open('/', { search: { find: answer as never } });
    await opened.press.type(await screen.findByRole('textbox', { name: frame.search.label }), 'robin{Enter}');
    return opened;
  };

  it('searches all of them, and lists a single result of another cell with a link to its back office', async () => {
    const { bodies } = await searchFor({ results: [found(2, 'cell_two')], missing_cells: [] });
    const list = await screen.findByRole('list', { name: frame.search.label });
    expect(within(list).getByRole('link').getAttribute('href')).toBe(
      `https://office-2.example.test/staff/players/${id}2`,
    );
    expect(bodies('search.find')).toEqual([{ q: 'robin', cells: 'all' }]);
  });

  it('does not open a single result while a cell is missing, because there can be others', async () => {
    await searchFor({ results: [found(1, 'cell_one')], missing_cells: [{ cell: 'cell_two', reason: 'no_answer' }] });
    expect(await screen.findByText(/cell_two did not answer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Robin 1/ })).toBeTruthy();
  });

  it('says so when nothing is found and a cell is missing', async () => {
    await searchFor({ results: [], missing_cells: [{ cell: 'cell_two', reason: 'no_answer' }] });
    expect(await screen.findByText(/cell_two did not answer/)).toBeTruthy();
  });
});

const stateOfCell: CellState = {
  at: '2026-11-02T15:00:00.000Z',
  schema: '2026-11-01T00:00:00.000Z',
  books: { checked_at: '2026-11-02T14:59:00.000Z', whole_checked_at: null, findings: 2 },
  jobs: 12,
  late_jobs: ['send_mail'],
  sanctions_list: { sha256: 'a'.repeat(64), imported_at: '2026-11-01T09:00:00.000Z' },
  alerts: { open: 3, oldest_at: null, breached: 1 },
};

describe('the screen of all cells', () => {
  it('marks a cell that has no sanctions list, or not the one of this cell', async () => {
    const listOf = (sha256: string) => ({ ...stateOfCell.sanctions_list, sha256 }) as CellState['sanctions_list'];
    open('/cells', {
      cells: {
        list: { results: cells },
        state: {
          results: [
            { ...stateOfCell, cell: 'cell_one' },
            { ...stateOfCell, cell: 'cell_two', sanctions_list: listOf('b'.repeat(64)) },
            { ...stateOfCell, cell: 'cell_three', sanctions_list: null },
          ],
          missing_cells: [],
        },
      },
    });
    await screen.findByText('Not the list of this cell');
    const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(rowOf(/cell_one/).getByText('As in this cell')).toBeTruthy();
    expect(rowOf(/cell_two/).getByText('Not the list of this cell')).toBeTruthy();
    expect(rowOf(/cell_three/).getByText('None')).toBeTruthy();
  });

  it('shows the books, alerts and jobs of each cell, and says what is unknown', async () => {
    open('/cells', {
      cells: {
        list: { results: cells.slice(0, 2) },
        state: {
          results: [{ ...stateOfCell, cell: 'cell_one' }],
          missing_cells: [{ cell: 'cell_two', reason: 'no_answer' }],
        },
      },
    });
    await screen.findByText('Late: send_mail');
    expect(screen.getByText('2 findings')).toBeTruthy();
    expect(screen.getByText('3, 1 overdue')).toBeTruthy();
    expect(screen.getByText(/cell_two did not answer/)).toBeTruthy();
    const other = screen.getByRole('row', { name: /cell_two/ });
    expect(within(other).getAllByText('Unknown')).toHaveLength(5);
    expect(within(other).getByText('Not ready')).toBeTruthy();
  });
});

describe('settings that one cell decides', () => {
  const openPackages = (deciding: string) =>
    open(
      '/packages',
      { auth: { me: { staff: createStaffMember('admin') } }, packages: { list: { results: [] } } },
      cells.map((cell) => ({ ...cell, decides_settings: cell.name === deciding })),
    );

  it('are announced with a link to the back office of that cell, before a form is filled in', async () => {
    openPackages('cell_two');
    expect(await screen.findByText(/cell_two decides the coin packages of all cells/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Open this page in cell_two/ });
    expect(link.getAttribute('href')).toBe('https://office-2.example.test/staff/packages');
  });

  it('are announced on the page of sanctions lists, where nothing can be uploaded then', async () => {
    open(
      '/sanctions-lists',
      {
        auth: { me: { staff: createStaffMember('compliance') } },
        sanctions: { uploads: { results: [] }, lists: { results: [], next_cursor: null } },
      },
      cells.map((cell) => ({ ...cell, decides_settings: cell.name === 'cell_two' })),
    );
    expect(await screen.findByText(/cell_two decides the sanctions list of all cells/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Open this page in cell_two/ });
    expect(link.getAttribute('href')).toBe('https://office-2.example.test/staff/sanctions-lists');
  });

  it('are announced without a link while the address of that back office is unknown', async () => {
    openPackages('cell_three');
    expect(await screen.findByText(/cell_three decides the coin packages/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Open this page/ })).toBeNull();
  });

  it.each(['cell_one', 'none'])('are not announced when this cell may change them (deciding: %s)', async (deciding) => {
    openPackages(deciding);
    await screen.findByRole('table');
    expect(screen.queryByText(/decides the coin packages/)).toBeNull();
  });
});

describe('daily figures over all cells', () => {
  const day = (cell?: string) => ({
    ...{ day: '2026-11-02', players: 2, balances: '10.00', unplayed: '0.00', redeemable: '1.00' },
    ...{ players_redeemable: 1, escrow: '0.00', held_entries: { entries: 0, sweeps: '0.00' } },
    owed: { players: 0, gold: '0.00', sweeps: '0.00' },
    ...(cell ? { cell, at: '2026-11-03T05:00:00.000Z', in_escrow: [] } : {}),
  });
  const openDays = (more: object) =>
    open('/liability?cells=all', {
      liability: {
        // The chart reads the days of this cell only.
        days: ({ query }) => {
          const results = query.has('cells') ? [day('cell_one'), day('cell_two')] : [day()];
          return { results, next_cursor: null, ...more } as never;
        },
      },
    });

  it('show the sums of all cells above the rows of each', async () => {
    openDays({ sums: [{ ...day(), balances: '20.00' }], missing_cells: [] });
    const sums = await screen.findByRole('table', { name: 'Sums of all cells' });
    expect(within(sums).getByText('20 SC')).toBeTruthy();
    expect(await screen.findByText('cell_two')).toBeTruthy();
  });

  it('show no sum while a cell is missing', async () => {
    openDays({ missing_cells: [{ cell: 'cell_two', reason: 'no_answer' }] });
    expect(await screen.findByText('There are no sums, because a cell is missing.')).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Sums of all cells' })).toBeNull();
  });
});

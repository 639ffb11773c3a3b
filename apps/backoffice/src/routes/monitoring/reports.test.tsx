import type { DailyReport } from '@goldwren/contracts/staff';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const coins = { granted: '10.00', taken: '0.00', staked: '100.00', won: '130.00', net: '-30.00' };
const report: DailyReport = {
  day: '2026-11-19',
  computed_at: '2026-11-20T12:00:00.000Z',
  registrations: 3,
  active_players: 2,
  rounds: 40,
  purchases: { count: 1, usd: '19.99' },
  taken_back: { count: 0, usd: '0.00' },
  buyers: 1,
  gold: coins,
  sweeps: coins,
  redemptions: { asked: { count: 1, sweeps: '60.00' }, paid: { count: 0, sweeps: '0.00' }, median_hours: null },
  movements: [{ currency: 'sweeps', kind: 'login_bonus', direction: 'to_players', entries: 2, amount: '10.00' }],
};

function open(path: string, reports: NonNullable<FakeResponses['reports']>) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('compliance') } },
    work: { list: { results: [] } },
    reports,
  });
  return { sent, ...renderApp(path) };
}

const {
  day: _day,
  computed_at: _at,
  active_players: _active,
  buyers: _buyers,
  movements: _movements,
  ...sums
} = report;
const month = { ...sums, days: 19, month: '2026-11' };
const year = { year: 2026, months: [month], total: { ...month, days: 250, registrations: 1_234 } };

describe('daily reports', () => {
  it('show the months of a year with their total, and other years', async () => {
    const { press, sent } = open('/reports', {
      list: { results: [], next_cursor: null },
      year: [year, { ...year, months: [] }],
    });
    const table = await screen.findByRole('table', { name: /^Months of 20/ });
    const rows = [...table.querySelectorAll('tr')].map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([expect.stringMatching(/^2026-11193/), expect.stringMatching(/^Total2501,234/)]);
    const before = String(Number(table.textContent?.match(/of (\d+)/)?.[1]) - 1);
    await press.click(screen.getByRole('button', { name: before }));
    expect(await screen.findByText('This year has no reports.')).toBeTruthy();
    expect(sent.at(-1)?.url.pathname).toBe(`/api/staff/reports/years/${before}`);
  });

  it('use the same days for table and charts, and link to each day', async () => {
    const { sent } = open('/reports?from=2026-11-01&to=2026-11-19', {
      list: { results: [report], next_cursor: null },
      year,
    });
    const link = await screen.findByRole('link', { name: '2026-11-19' });
    expect(link.getAttribute('href')).toBe('/reports/2026-11-19');
    expect((await screen.findByText('2026-11-19')).closest('tr')?.textContent).toContain('-30 SC');
    expect(await screen.findAllByRole('img')).toHaveLength(5);
    const searches = sent.filter(({ call }) => call === 'reports.list').map(({ url }) => url.search);
    expect(searches).toHaveLength(2);
    for (const search of searches) expect(search).toMatch(/from=2026-11-01&to=2026-11-19/);
  });

  it.each([
    [false, 'The same figures as before.'],
    [true, 'The figures have changed. We have raised an alert.'],
  ])('can be recomputed; changed: %s', async (changed, text) => {
    const again = { ...report, registrations: 77 };
    const { press } = open('/reports/2026-11-19', { get: report, compute: { report: again, changed } });
    expect(await screen.findByText('Login bonus')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Compute again' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('77')).toBeTruthy();
  });

  it('show an error when the day of a new report is not over', async () => {
    const none = errorResponse(404, { code: 'not_found', error: 'Not found.' });
    const { press } = open('/reports/2030-01-01', { get: none, compute: none });
    await press.click(await screen.findByRole('button', { name: 'Compute again' }));
    expect(await screen.findByText(/The day is not over/)).toBeTruthy();
  });
});

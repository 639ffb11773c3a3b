import type { QueuedRedemption } from '@goldwren/contracts/staff';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PageOf } from '../lib/lists/use-paged-list.ts';
import { type FakeResponses, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffMember } from '../testing/staff.ts';

type List = NonNullable<NonNullable<FakeResponses['redemptions']>['list']>;

/** Opens the list of redemptions. `queries` returns the queries that were sent. */
function open(address: string, list: List) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('compliance') } },
    work: { list: { results: [] } },
    redemptions: { list },
  });
  const queries = () =>
    sent.filter(({ call }) => call === 'redemptions.list').map(({ url }) => Object.fromEntries(url.searchParams));
  return { queries, ...renderApp(address) };
}

const empty = { results: [], next_cursor: null };
const at = '2026-11-20T12:00:00.000Z';
const row: QueuedRedemption = {
  id: '0199a0a0-0000-7000-8000-000000000001',
  player: { id: '0199a0a0-0000-7000-8000-000000000002', display: 'Robin W.', email: 'r•••@example.test' },
  amount: '50.00',
  payout_method: 'bank',
  status: 'in_review',
  needs: [],
  created_at: at,
  since: at,
  due_at: at,
  breached: false,
  approvals: 0,
  approvals_needed: 1,
};
const filled = (more: Partial<PageOf<QueuedRedemption>>) => ({ results: [row], next_cursor: null, ...more });

describe('a table with an order', () => {
  it('is sorted descending, ascending and then as before, from the first page, with the same filters', async () => {
    const { queries, router, press } = open('/redemptions?method=bank&cursor=p2', filled({}));
    const header = () => screen.findByRole('columnheader', { name: /^Amount/ });
    const click = async () => press.click(await screen.findByRole('button', { name: /^Amount/ }));
    await click();
    await waitFor(() => expect(queries().at(-1)).toEqual({ method: 'bank', sort: '-amount' }));
    expect((await header()).getAttribute('aria-sort')).toBe('descending');
    await click();
    await waitFor(() => expect(queries().at(-1)).toEqual({ method: 'bank', sort: 'amount' }));
    expect((await header()).getAttribute('aria-sort')).toBe('ascending');
    await click();
    await waitFor(() => expect(router.state.location.search).toBe('?method=bank'));
    expect(screen.queryByRole('button', { name: 'Player' })).toBeNull();
  });

  it('keeps its order on the next page and when the filters change', async () => {
    const { queries, router, press } = open('/redemptions?sort=amount', filled({ next_cursor: '5000_p2' }));
    await press.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ sort: 'amount', cursor: '5000_p2' }));
    await press.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'skrill');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=amount&method=skrill'));
  });
});

describe('the totals of a table', () => {
  it('are the rows that match and their sum', async () => {
    open('/redemptions', filled({ totals: { count: 12, more: false, amount: '1250.00' } }));
    expect(await screen.findByText('12 in total, 1,250 SC')).toBeTruthy();
  });

  it('show no sum when there are more rows than were counted', async () => {
    open('/redemptions', filled({ totals: { count: 10_000, more: true, amount: null } }));
    expect(await screen.findByText('More than 10,000 in total')).toBeTruthy();
  });

  it('are not shown for a list without totals', async () => {
    open('/redemptions', empty);
    await screen.findByText('0 rows on this page');
    expect(screen.queryByText(/in total/)).toBeNull();
  });
});

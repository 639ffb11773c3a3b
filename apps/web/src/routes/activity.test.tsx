import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '../lib/auth-store.ts';
import { type Answers, fakeApi, refusal } from '../testing/fake-api.ts';
import { aUser } from '../testing/people-and-games.ts';
import { renderApp } from '../testing/render-app.tsx';

const none = { results: [], next_cursor: null };
const reference = '0199a0a0-0000-7000-8000-000000000002';

const kinds = {
  welcome_offer: 'Welcome offer',
  stake: 'Stake',
  raise: 'Stake raised',
  win: 'Win',
  purchase: 'Purchase',
  purchase_reversal: 'Purchase reversed',
  free_entry: 'Free entry',
  login_bonus: 'Daily login bonus',
  region_expiry: 'Ended: not available where you live',
  inactivity_expiry: 'Expired: away too long',
  adjustment: 'Correction',
} as const;

function entry(id: number, kind: keyof typeof kinds = 'stake', amount = `-${id}000.00`) {
  return {
    id: String(id),
    at: '2026-11-20T18:30:00.000Z',
    currency: 'gold' as const,
    kind,
    amount,
    balance_after: '250000.00',
    reference,
  };
}

function open(activity: NonNullable<NonNullable<Answers['wallet']>['activity']>, search = '') {
  useAuth.setState({ user: aUser() });
  const sent = fakeApi({ wallet: { activity } });
  const asked = () => sent.filter(({ call }) => call === 'wallet.activity').map(({ url }) => url.search);
  return { asked, ...renderApp(`/dashboard/activity${search}`) };
}

const calmAndNarrow = window.matchMedia;
afterEach(() => vi.stubGlobal('matchMedia', calmAndNarrow));

describe('the whole journal', () => {
  it('loads more of it on request, and says when that is all', async () => {
    const { asked, press } = open([
      { results: [1, 2].map((id) => entry(id)), next_cursor: 'next' },
      { ...none, results: [entry(3)] },
    ]);
    expect(await screen.findByText('−2,000 GC')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('−3,000 GC')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByText('That is all of it.')).toBeTruthy();
    expect(asked()).toEqual(['?limit=20', '?cursor=next&limit=20']);
    expect(document.title).toBe('Activity · Goldwren');
  });

  it('has a word for every kind, in the list and in the filter', async () => {
    const results = (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind, index) => entry(index + 1, kind));
    open({ ...none, results });
    const list = within(await screen.findByRole('region', { name: 'Activity' }));
    await list.findByText('Stake');
    const filter = within(screen.getByLabelText('Kind'));
    for (const words of Object.values(kinds)) {
      expect(list.getByText(words)).toBeTruthy();
      expect(filter.getByRole('option', { name: words })).toBeTruthy();
    }
  });

  it('is a table where there is room for one, and copies a reference', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ ...calmAndNarrow(media), matches: true }));
    const { press } = open({ ...none, results: [entry(1, 'win', '1000.00')] });
    const [heads, row] = await screen.findAllByRole('row');
    const columns = within(heads as HTMLElement).getAllByRole('columnheader');
    expect(columns.map((column) => column.textContent)).toEqual([
      'When',
      'What',
      'Amount',
      'Balance after',
      'Reference',
    ]);
    expect(row?.textContent).toMatch(/Nov 20, 1:30 PMWin Proof.*\+1,000 GC.*250,000 GC/);
    await press.click(screen.getByRole('button', { name: new RegExp(`reference ${reference}$`) }));
    expect(await navigator.clipboard.readText()).toBe(reference);
  });
});

describe('the filters', () => {
  it('live in the address', async () => {
    const { asked, press, router } = open(none);
    await screen.findByText(/^No activity yet\./);
    await press.selectOptions(screen.getByLabelText('Coin'), 'sweeps');
    await press.selectOptions(screen.getByLabelText('Kind'), 'free_entry');
    await waitFor(() => expect(router.state.location.search).toBe('?currency=sweeps&kind=free_entry'));
    expect(await screen.findByText(/^No activity of this kind\./)).toBeTruthy();
    await waitFor(() => expect(asked().at(-1)).toBe('?currency=sweeps&kind=free_entry&limit=20'));
    await press.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are read from the address, and nonsense there filters nothing', async () => {
    const { asked } = open(none, '?currency=gold&kind=jackpot');
    expect(await screen.findByLabelText('Coin')).toHaveProperty('value', 'gold');
    expect(screen.getByLabelText('Kind')).toHaveProperty('value', '');
    await waitFor(() => expect(asked()).toEqual(['?currency=gold&limit=20']));
  });
});

describe('a journal that does not come', () => {
  it('has words while it is on its way', async () => {
    open('pending');
    expect(await screen.findByText('Loading activity')).toBeTruthy();
  });

  it('has words, a request id and Retry when it failed', async () => {
    const { press } = open([refusal(500), refusal(500), { ...none, results: [entry(1)] }]);
    expect(await screen.findByText('Could not load your activity.')).toBeTruthy();
    expect(screen.getByText('req-test-1')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('−1,000 GC')).toBeTruthy();
  });

  it('keeps what is there when more of it failed', async () => {
    const { press } = open([{ results: [entry(1)], next_cursor: 'next' }, refusal(403, { code: 'forbidden' })]);
    await press.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Could not load more of your activity.')).toBeTruthy();
    expect(screen.getByText('−1,000 GC')).toBeTruthy();
  });

  it('asks a visitor to log in, and comes back to the same filters', async () => {
    fakeApi({});
    const { router } = renderApp('/dashboard/activity?kind=win');
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
    expect(router.state.location.state).toMatchObject({ from: '/dashboard/activity?kind=win' });
  });
});

import type { JournalKind, TimelineEntry } from '@goldwren/contracts/player';
import { groupOfKind } from '@goldwren/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { untilTitle } from '../../testing/until-title.ts';

const none = { results: [], next_cursor: null };
const reference = '0199a0a0-0000-7000-8000-000000000002';

const kinds = {
  welcome_offer: 'Welcome offer',
  purchase: 'Purchase',
  purchase_reversal: 'Purchase reversed',
  free_entry: 'Free entry',
  login_bonus: 'Daily login bonus',
  region_expiry: 'Expired: not available where you live',
  inactivity_expiry: 'Expired: account inactive',
  adjustment: 'Correction',
} as const;

function entry(id: number, kind: JournalKind = 'adjustment', net = `-${id}000.00`): TimelineEntry {
  return {
    id: String(id),
    at: '2026-11-20T18:30:00.000Z',
    group: groupOfKind[kind],
    kind,
    currency: 'gold',
    net,
    balance_after: '250000.00',
    reference,
    round: null,
  };
}

function aRound(change: Partial<NonNullable<TimelineEntry['round']>> = {}): TimelineEntry {
  const game = { id: 2, slug: 'starlight-fortune', title: 'Starlight Fortune' };
  return {
    ...entry(1, 'stake', '-600.00'),
    kind: null,
    round: { game, state: 'settled', stake: '1000.00', payout: '400.00', ...change },
  };
}

function open(timeline: NonNullable<NonNullable<FakeResponses['wallet']>['timeline']>, search = '') {
  useAuth.setState({ user: aUser() });
  const sent = fakeApi({ wallet: { timeline } });
  const queries = () => sent.filter(({ call }) => call === 'wallet.timeline').map(({ url }) => url.search);
  return { queries, ...renderApp(`/dashboard/activity${search}`) };
}

describe('the full activity', () => {
  it('loads more on request, and says at the end that there is no more', async () => {
    const { queries, press } = open([
      { results: [1, 2].map((id) => entry(id)), next_cursor: 'next' },
      { ...none, results: [entry(3)] },
    ]);
    expect(await screen.findByText('−2,000 GC')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('−3,000 GC')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByText('That’s everything.')).toBeTruthy();
    expect(queries()).toEqual(['?limit=20', '?cursor=next&limit=20']);
    await untilTitle('Activity');
  });

  it('has a label for every kind of movement, and for every group in the filter', async () => {
    const results = (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind, index) => entry(index + 1, kind));
    open({ ...none, results });
    const list = within(await screen.findByRole('region', { name: 'Activity' }));
    await list.findByText('Welcome offer');
    for (const text of Object.values(kinds)) expect(list.getByText(text)).toBeTruthy();
    const options = within(screen.getByLabelText('Show')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Everything',
      'Rounds',
      'Purchases',
      'Bonuses and free entries',
      'Redemptions',
      'Expired',
      'Corrections',
      'All except rounds',
    ]);
  });

  it('shows a round as one row with game and net result, expandable to its entries and its proof', async () => {
    const { press } = open({ ...none, results: [aRound()] });
    const summary = (await screen.findByText('Starlight Fortune')).closest('summary') as HTMLElement;
    expect(summary.textContent).toBe('GStarlight Fortune−600 GCNov 20, 1:30 PMStake 1,000 GC');
    await press.click(summary);
    const row = within(summary.closest('li') as HTMLElement);
    for (const fact of ['1,000 GC', '400 GC', '250,000 GC']) expect(row.getByText(fact)).toBeTruthy();
    expect(row.getByRole('button', { name: /Proof.*Starlight Fortune/ })).toBeTruthy();
    await press.click(row.getByRole('button', { name: new RegExp(`reference ${reference}$`) }));
    expect(await navigator.clipboard.readText()).toBe(reference);
  });

  it('links from an unfinished round to its game, and shows no proof of it yet', async () => {
    const { press } = open({ ...none, results: [aRound({ state: 'open', payout: '0.00' })] });
    await press.click(await screen.findByText('Not finished'));
    const link = screen.getByRole('link', { name: 'Continue your round of Starlight Fortune' });
    expect(link).toHaveProperty('pathname', '/games/starlight-fortune');
    expect(screen.queryByRole('button', { name: /Proof/ })).toBeNull();
  });
});

describe('the filters', () => {
  it('are part of the address', async () => {
    const { queries, press, router } = open(none);
    await screen.findByText(/^No activity yet\./);
    await press.selectOptions(screen.getByLabelText('Coin'), 'sweeps');
    await press.selectOptions(screen.getByLabelText('Show'), 'bonuses');
    await waitFor(() => expect(router.state.location.search).toBe('?currency=sweeps&show=bonuses'));
    expect(await screen.findByText(/^No activity of this kind\./)).toBeTruthy();
    await waitFor(() => expect(queries().at(-1)).toBe('?currency=sweeps&group=bonuses&limit=20'));
    await press.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are read from the address, and invalid values are ignored', async () => {
    const { queries } = open(none, '?currency=gold&show=jackpot');
    expect(await screen.findByLabelText('Coin')).toHaveProperty('value', 'gold');
    expect(screen.getByLabelText('Show')).toHaveProperty('value', '');
    await waitFor(() => expect(queries()).toEqual(['?currency=gold&limit=20']));
  });
});

describe('an activity that does not load', () => {
  it('shows a text while loading', async () => {
    open('pending');
    expect(await screen.findByText('Loading activity')).toBeTruthy();
  });

  it('shows an error, a request id and Retry after a failure', async () => {
    const { press } = open([errorResponse(500), errorResponse(500), { ...none, results: [entry(1)] }]);
    expect(await screen.findByText('Could not load your activity.')).toBeTruthy();
    expect(screen.getByText('req-test-1')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('−1,000 GC')).toBeTruthy();
  });

  it('preserves the loaded part when loading more fails', async () => {
    const { press } = open([{ results: [entry(1)], next_cursor: 'next' }, errorResponse(403, { code: 'forbidden' })]);
    await press.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Could not load more of your activity.')).toBeTruthy();
    expect(screen.getByText('−1,000 GC')).toBeTruthy();
  });

  it('asks a visitor to log in, and returns to the same filters', async () => {
    fakeApi({});
    const { router } = renderApp('/dashboard/activity?show=rounds');
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
    expect(router.state.location.state).toMatchObject({ from: '/dashboard/activity?show=rounds' });
  });
});

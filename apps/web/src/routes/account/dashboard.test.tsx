import type { BalanceSeries, TimelineEntry } from '@goldwren/contracts/player';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const none = { results: [], next_cursor: null };
const wallet = { gold_balance: '250000.00', sweeps_balance: '62.40', sweeps_unplayed: '12.40', sweeps_expire_at: null };
const emptySeries: BalanceSeries = {
  currency: 'gold',
  from: '2026-10-21T00:00:00.000Z',
  to: '2026-11-20T00:00:00.000Z',
  opening: null,
  closing: '0.00',
  low: '0.00',
  high: '0.00',
  sampled: false,
  points: [],
};
const quiet = {
  wallet: { get: wallet, timeline: none, balances: emptySeries },
  store: { orders: none },
  redemptions: { recent: { results: [] } },
} satisfies FakeResponses;

function bonus(id: number): TimelineEntry {
  return {
    id: String(id),
    at: '2026-11-20T18:30:00.000Z',
    group: 'bonuses',
    kind: 'login_bonus',
    currency: 'gold',
    net: `${id}000.00`,
    balance_after: '250000.00',
    reference: '0199a0a0-0000-7000-8000-000000000002',
    round: null,
  };
}

function open(answers: FakeResponses, user = aUser()) {
  useAuth.setState({ user });
  const sent = fakeApi({ ...quiet, ...answers });
  return { sent, ...renderApp('/dashboard') };
}

const vipThreshold = /^The bar shows your Gold Coins: \d+% of/;

describe('dashboard', () => {
  it('shows both balances, the unplayed part, and the VIP bar as a percentage of 1,000,000', async () => {
    open({});
    expect(await screen.findByText('250,000')).toBeTruthy();
    expect(screen.getByText('62.40')).toBeTruthy();
    expect(screen.getByText('12.40')).toBeTruthy();
    expect(screen.getByText(/VIP · Bronze/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'VIP progress' })).toHaveProperty('value', 25);
    expect(screen.getByText(vipThreshold).textContent).toContain('25% of 1,000,000.');
  });

  it('shows no VIP bar while the balance is loading', async () => {
    open({ wallet: {} });
    expect(await screen.findByText(/VIP · Bronze/)).toBeTruthy();
    expect(screen.queryByRole('progressbar', { name: 'VIP progress' })).toBeNull();
    expect(screen.queryByText(vipThreshold)).toBeNull();
  });

  it('shows no Sweeps Coins in regions without them', async () => {
    open({}, aUser({ us_state: 'MI', restrictions: ['sweeps_unavailable'] }));
    expect(await screen.findByText('250,000')).toBeTruthy();
    expect(screen.queryByText('62.40')).toBeNull();
    expect(screen.queryByText('Unplayed SC')).toBeNull();
  });

  it('links to games, packages and redemption', async () => {
    open({});
    const links = within(await screen.findByRole('navigation', { name: 'Wallet' })).getAllByRole('link');
    expect(links.map((link) => (link as HTMLAnchorElement).pathname)).toEqual(['/games', '/buy-coins', '/redeem']);
  });

  it("links to the player's pages that are in no menu", async () => {
    open({});
    const links = within(await screen.findByRole('navigation', { name: 'Your pages' })).getAllByRole('link');
    expect(links.map((link) => (link as HTMLAnchorElement).pathname)).toEqual([
      '/dashboard/activity',
      '/dashboard/achievements',
      '/dashboard/best-rounds',
      '/dashboard/limits',
      '/dashboard/account',
      '/dashboard/support',
    ]);
  });

  it('lists the latest rounds and the other movements, each with a link to all', async () => {
    const game = { id: 2, slug: 'starlight-fortune', title: 'Starlight Fortune' };
    const round: TimelineEntry = {
      ...bonus(9),
      group: 'rounds',
      kind: null,
      currency: 'sweeps',
      net: '1.20',
      round: { game, state: 'settled', stake: '0.20', payout: '1.40' },
    };
    const { sent } = open({
      wallet: {
        ...quiet.wallet,
        timeline: ({ query }) => ({
          results: query.get('group') === 'rounds' ? [round] : [1, 2].map(bonus),
          next_cursor: null,
        }),
      },
    });
    expect(await screen.findByText('+2,000 GC')).toBeTruthy();
    expect(await screen.findByText('+1.20 SC')).toBeTruthy();
    expect(screen.getByText('Stake 0.20 SC')).toBeTruthy();
    const queries = sent.filter(({ call }) => call === 'wallet.timeline').map(({ url }) => url.search);
    expect(queries.sort()).toEqual(['?group=beside_play&limit=5', '?group=rounds&limit=5']);
    expect(screen.getByRole('link', { name: 'All activity' })).toHaveProperty('search', '?show=beside_play');
    expect(screen.getByRole('link', { name: 'All rounds' })).toHaveProperty('search', '?show=rounds');
  });

  it.each([
    [1, 'day'],
    [30, 'week'],
    [24 * 40, 'month'],
  ])('shows the whole life of an account that is %d hours old, up to a month', async (hours, range) => {
    const user = aUser({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() });
    const { sent } = open({}, user);
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'wallet.balances')?.url.search).toBe(`?currency=gold&range=${range}`),
    );
  });

  it('shows the balance over the selected range as a chart and as a table', async () => {
    const points = [{ at: '2026-11-19T00:00:00.000Z', balance: '1880000.00', low: '1870000.00', high: '2000000.00' }];
    const { sent, press } = open({
      wallet: { ...quiet.wallet, balances: { ...emptySeries, opening: '2000000.00', points, closing: '1880000.00' } },
    });
    expect(await screen.findByText(/^From 2,000,000 GC to 1,880,000 GC now/)).toBeTruthy();
    expect(screen.getByRole('row', { name: /1,880,000 GC 1,870,000 GC 2,000,000 GC/ })).toBeTruthy();
    await press.click(screen.getByRole('radio', { name: '12 months' }));
    await press.click(screen.getByRole('radio', { name: 'Sweeps Coins' }));
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === 'wallet.balances').at(-1)?.url.search).toBe(
        '?currency=sweeps&range=year',
      ),
    );
  });

  it('does not draw the first balance of a new account before its first coin', async () => {
    const points = [{ at: '2026-11-19T00:00:00.000Z', balance: '1880000.00', low: '1643000.00', high: '2000000.00' }];
    open({
      wallet: {
        ...quiet.wallet,
        balances: { ...emptySeries, points, closing: '1880000.00', low: '1643000.00', high: '2000000.00' },
      },
    });
    expect(await screen.findByText('1,880,000 GC now; lowest 1,643,000 GC, highest 2,000,000 GC.')).toBeTruthy();
  });

  it('shows a text for every empty list', async () => {
    open({});
    expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
    expect(await screen.findByText(/^No rounds yet\./)).toBeTruthy();
    expect(await screen.findByText(/^No orders yet\./)).toBeTruthy();
    expect(await screen.findByText(/^No balance history yet\./)).toBeTruthy();
    expect(await screen.findByText('No recent winners yet.')).toBeTruthy();
  });

  it('shows a text for every list while loading', async () => {
    open({ wallet: {}, store: {}, redemptions: {} });
    const lists = ['balances', 'login bonus', 'balance history', 'activity', 'orders', 'rounds', 'recent winners'];
    for (const list of lists) {
      expect(await screen.findByText(`Loading ${list}`)).toBeTruthy();
    }
  });

  it('shows an error, a request id and Retry for every list that failed', async () => {
    open({
      wallet: {
        get: [errorResponse(500), errorResponse(500), wallet],
        timeline: errorResponse(500),
        loginBonus: errorResponse(500),
        balances: errorResponse(500),
      },
      store: { orders: errorResponse(500) },
      redemptions: { recent: errorResponse(500) },
    });
    const texts = [
      'your balances',
      'your login bonus',
      'your balance history',
      'your activity',
      'your orders',
      'your rounds',
      'recent winners',
    ];
    for (const text of texts) expect(await screen.findByText(`Could not load ${text}.`)).toBeTruthy();
    expect(screen.getAllByText('req-test-1')).toHaveLength(texts.length);
    screen.getAllByRole('button', { name: 'Retry' })[0]?.click();
    expect(await screen.findByText('250,000')).toBeTruthy();
  });

  it('signs out and asks the player to log in when the session has expired', async () => {
    const { router } = open({ wallet: { get: errorResponse(401, { code: 'unauthenticated' }), timeline: none } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(useAuth.getState().user).toBeNull();
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
  });
});

describe('account restrictions', () => {
  it('requests the state that Sweeps Coins require, saves it, and does not request it again', async () => {
    const { sent, press } = open(
      { account: { update: { user: aUser() } } },
      aUser({ us_state: null, restrictions: ['state_required'] }),
    );
    await press.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose your state.')).toBeTruthy();
    await press.selectOptions(screen.getByLabelText('State'), 'NY');
    await press.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('State')).toBeNull());
    expect(sent.find(({ call }) => call === 'account.update')?.body).toEqual({ us_state: 'NY' });
    expect(useAuth.getState().user?.us_state).toBe('NY');
  });

  it('says why a state was not saved', async () => {
    const refused = errorResponse(409, { code: 'conflict', error: 'Your state was changed less than a year ago.' });
    const { press } = open({ account: { update: refused } }, aUser({ restrictions: ['state_required'] }));
    await press.selectOptions(await screen.findByLabelText('State'), 'TX');
    await press.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your state was changed less than a year ago.')).toBeTruthy();
  });

  it.each([
    ['account_suspended', /^Your account is suspended\./],
    ['region_blocked', /is not available where you live\. You can see/],
    ['sweeps_unavailable', /^Sweeps Coins are not available where you live\./],
  ] as const)('explains %s', async (code, text) => {
    open({}, aUser({ restrictions: [code] }));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

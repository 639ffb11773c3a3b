import { formatHundredths, loginBonusHundredths, type OrderStatus } from '@goldwren/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anOrder } from '../../testing/store.ts';

const wallet = { gold_balance: '250000.00', sweeps_balance: '62.40', sweeps_unplayed: '12.40', sweeps_expire_at: null };

function open(answers: FakeResponses) {
  useAuth.setState({ user: aUser() });
  const sent = fakeApi(answers);
  return { sent, ...renderApp('/dashboard') };
}

async function panel(name: string) {
  return within(await screen.findByRole('region', { name }));
}

/** The seven days, of which `claimed` are claimed. */
function bonus(claimed: number, claimable: boolean) {
  const amounts = loginBonusHundredths.map(formatHundredths);
  const stateOf = (day: number) => {
    if (day <= claimed) return 'claimed' as const;
    return claimable && day === claimed + 1 ? ('today' as const) : ('ahead' as const);
  };
  return {
    day: claimed + 1,
    amount: amounts[claimed] ?? '',
    claimable,
    next_claim_at: claimable ? null : '2026-11-22T05:00:00.000Z',
    days: amounts.map((amount, index) => ({ day: index + 1, amount, state: stateOf(index + 1) })),
  };
}

describe('the Sweeps Coins', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it('show the day on which they expire within 30 days of it', async () => {
    const at = inDays(29);
    open({ wallet: { get: { ...wallet, sweeps_expire_at: at } } });
    const day = new Date(at).toLocaleDateString('en-US', {
      timeZone: 'America/New_York',
      ...{ month: 'long', day: 'numeric', year: 'numeric' },
    });
    expect(await screen.findByText(new RegExp(`^They expire on ${day} unless you play or log in`))).toBeTruthy();
  });

  it('do not mention expiry before', async () => {
    open({ wallet: { get: { ...wallet, sweeps_expire_at: inDays(31) } } });
    expect(await screen.findByText('Promotional entries.')).toBeTruthy();
    expect(screen.queryByText(/They expire on/)).toBeNull();
  });
});

describe('recent orders', () => {
  it('are a table with package, amount in dollars, status and date, and link to each order', async () => {
    const statuses: OrderStatus[] = ['paid', 'review', 'failed', 'charged_back', 'created'];
    const results = statuses.map((status, index) => anOrder({ id: `${anOrder().id.slice(0, -1)}${index}`, status }));
    const { sent } = open({ store: { orders: { results, next_cursor: 'more' } } });
    const rows = (await (await panel('Recent orders')).findAllByRole('row')).slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual(
      ['Paid', 'In review', 'Failed', 'Charged back', 'Created'].map((word) => ['$10', word, 'Nov 20, 2026']),
    );
    for (const row of rows) expect(row.querySelector('svg')).toBeTruthy();
    const link = within(rows[0] as HTMLElement).getByRole('link', { name: 'First Purchase Special' });
    expect(link).toHaveProperty('search', `?order=${results[0]?.id}`);
    expect(sent.find(({ call }) => call === 'store.orders')?.url.search).toBe('?limit=5');
  });
});

describe('the daily login bonus', () => {
  it("shows seven days with amounts and states, and claims today's", async () => {
    const { press, sent } = open({
      wallet: {
        get: [wallet, { ...wallet, gold_balance: '250500.00' }],
        loginBonus: [bonus(3, true), bonus(4, false)],
        claimLoginBonus: { ...bonus(4, false), claimed: '500.00', gold_balance: '250500.00' },
      },
    });
    const card = await panel('Daily login bonus');
    const days = () => card.getAllByRole('listitem').map((day) => day.textContent);
    await card.findByRole('button', { name: 'Claim 500 GC' });
    expect(days()).toEqual([
      'Day 1100Claimed',
      'Day 2200Claimed',
      'Day 3300Claimed',
      'Day 4G500Today',
      'Day 5G750Upcoming',
      'Day 6G1,000Upcoming',
      'Day 7G2,500Upcoming',
    ]);
    await press.dblClick(card.getByRole('button', { name: 'Claim 500 GC' }));
    expect(await screen.findByText('500 GC added.')).toBeTruthy();
    expect(await card.findByText('Day 5 gives 750 GC, from Nov 22, 12:00 AM Eastern Time.')).toBeTruthy();
    expect(days()[3]).toBe('Day 4500Claimed');
    expect(await screen.findByText('250,500')).toBeTruthy();
    const claims = sent.filter(({ call }) => call === 'wallet.claimLoginBonus');
    expect(claims).toHaveLength(1);
    expect(claims[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(claims[0]?.body).toBeUndefined();
  });

  it('shows a bonus that was claimed elsewhere as claimed, with a message', async () => {
    const error = 'Today’s bonus was claimed. Come back tomorrow.';
    const { press } = open({
      wallet: {
        get: wallet,
        loginBonus: [bonus(3, true), bonus(4, false)],
        claimLoginBonus: errorResponse(409, { code: 'conflict', error }),
      },
    });
    const card = await panel('Daily login bonus');
    await press.click(await card.findByRole('button', { name: 'Claim 500 GC' }));
    expect(await card.findByText(error)).toBeTruthy();
    expect(await card.findByText('Claimed today.')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('can be retried with the same key when no answer arrived', async () => {
    const { press, sent } = open({
      wallet: { get: wallet, loginBonus: bonus(0, true), claimLoginBonus: 'offline' },
    });
    const card = await panel('Daily login bonus');
    const button = await card.findByRole('button', { name: 'Claim 100 GC' });
    await press.click(button);
    expect(await card.findByText(/^We could not reach the server\./)).toBeTruthy();
    await press.click(button);
    await waitFor(() => expect(sent.filter(({ call }) => call === 'wallet.claimLoginBonus')).toHaveLength(2));
    const keys = sent
      .filter(({ call }) => call === 'wallet.claimLoginBonus')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  });
});

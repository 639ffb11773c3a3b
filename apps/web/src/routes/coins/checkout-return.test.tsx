import { type OrderStatus, orderStatuses } from '@goldwren/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { delayAfter } from '../../features/store/use-order.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anOrder } from '../../testing/store.ts';

const wallet = {
  gold_balance: '12000000.00',
  sweeps_balance: '32.00',
  sweeps_unplayed: '32.00',
  sweeps_expire_at: null,
};
type OrderAnswer = NonNullable<NonNullable<FakeResponses['store']>['order']>;

function open(order: OrderAnswer, query = `order=${anOrder().id}`) {
  useAuth.setState({ user: aUser() });
  const sent = fakeApi({ store: { order }, wallet: { get: wallet } });
  const looks = () => sent.filter(({ call }) => call === 'store.order').length;
  return { sent, looks, ...renderApp(`/buy-coins/return?${query}`) };
}

const titles: Record<OrderStatus, string> = {
  created: 'Waiting for your payment',
  pending: 'Your payment is being processed',
  paid: 'Paid',
  failed: 'The payment failed',
  cancelled: 'Order canceled',
  expired: 'Order expired',
  review: 'We are checking this payment',
  refunded: 'Refunded',
  charged_back: 'Charged back',
};

describe('an order after checkout', () => {
  it.each(orderStatuses)('has a text for %s, and mentions coins in the balance only when paid', async (status) => {
    open(anOrder({ status, history: [{ status, at: '2026-11-20T18:30:00.000Z' }] }));
    expect(await screen.findByRole('heading', { level: 2, name: titles[status] })).toBeTruthy();
    const main = screen.getByRole('main').textContent ?? '';
    const paid = status === 'paid';
    expect(main.includes('The coins are in your balance')).toBe(paid);
    expect(main.includes('Gold Coins added')).toBe(paid);
    expect(screen.queryByText('Gold Coins now') !== null).toBe(paid);
  });

  it('shows the granted coins and the new balances, with links to the games and the dashboard', async () => {
    open(anOrder({ status: 'paid' }));
    expect(await screen.findByText('12,000,000')).toBeTruthy();
    for (const text of ['32', '10,000,000 GC', '30 SC', '$10', 'First Purchase Special']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Play' })).toHaveProperty('pathname', '/games');
    expect(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1)).toHaveProperty('pathname', '/dashboard');
  });

  it('shows the note about a decision', async () => {
    open(
      anOrder({
        status: 'paid',
        notes: [{ code: 'special_twice', params: { package: 'Bronze', price_usd: '10.00' } }],
      }),
    );
    expect(await screen.findByText(/received the Bronze package, which also costs \$10\./)).toBeTruthy();
  });

  it('explains a return with Cancel, and trusts the server rather than the address', async () => {
    open(anOrder(), `order=${anOrder().id}&cancelled=1`);
    expect(await screen.findByRole('heading', { name: 'You left the payment page' })).toBeTruthy();
  });

  it('shows a payment that completed despite Cancel', async () => {
    open(anOrder({ status: 'paid' }), `order=${anOrder().id}&cancelled=1`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Paid' })).toBeTruthy();
    expect(screen.queryByText('You left the payment page')).toBeNull();
  });

  it("reads the order from the payment provider's return address", async () => {
    const { sent } = open(anOrder({ status: 'paid' }), `order_id=${anOrder().id}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Paid' })).toBeTruthy();
    expect(sent.find(({ call }) => call === 'store.order')?.url.pathname).toContain(anOrder().id);
  });

  it.each([
    ['unknown', errorResponse(404, { code: 'not_found' })],
    ['no id at all', errorResponse(422, { code: 'validation_failed' })],
  ])('says that an order is not found: %s', async (_, answer) => {
    open(answer);
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
  });

  it('says so when the address names no order', async () => {
    const { looks } = open('pending', '');
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
    expect(looks()).toBe(0);
  });

  it('shows a text while loading and after a failure', async () => {
    open([errorResponse(500), errorResponse(500), 'pending']);
    expect(await screen.findByText('Loading your order')).toBeTruthy();
    expect(await screen.findByText('Could not load your order.')).toBeTruthy();
  });

  it('asks a visitor to log in, and returns to the same order', async () => {
    fakeApi({});
    const { router } = renderApp(`/buy-coins/return?order=${anOrder().id}&cancelled=1`);
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
    expect(router.state.location.state).toMatchObject({
      from: `/buy-coins/return?order=${anOrder().id}&cancelled=1`,
    });
  });
});

describe('polling', () => {
  it('waits 2 seconds at first, then longer, up to half a minute', () => {
    expect([1, 2, 3].map(delayAfter)).toEqual([2_000, 3_000, 4_500]);
    expect(delayAfter(50)).toBe(30_000);
  });

  it('continues until the order is final, then stops', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { looks } = open([anOrder(), anOrder({ status: 'pending' }), anOrder({ status: 'paid' })]);
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByRole('heading', { name: 'Your payment is being processed' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(await screen.findByRole('heading', { level: 2, name: 'Paid' })).toBeTruthy();
    const before = looks();
    expect(before).toBe(3);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(looks()).toBe(before);
  });

  it('does not repeat for a missing order', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { looks } = open(errorResponse(404, { code: 'not_found' }));
    await screen.findByRole('heading', { name: 'Order not found' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(looks()).toBe(1);
  });

  it('can be triggered by the buyer, and shows an error after a failure', async () => {
    const { press } = open([anOrder(), errorResponse(403, { code: 'forbidden' })]);
    await press.click(await screen.findByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(screen.getByText(/^We could not update this page\./)).toBeTruthy());
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
  });
});

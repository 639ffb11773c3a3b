import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../lib/browser/browser.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi, malformedResponse } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { regularPackages, specialPackage } from '../../testing/store.ts';
import { untilTitle } from '../../testing/until-title.ts';

type Store = NonNullable<FakeResponses['store']>;
const offered = { results: [specialPackage, ...regularPackages], no_sweeps_in: null };
const prepared = {
  order_id: '0199a0a0-0000-7000-8000-00000000000a',
  checkout_url: 'http://pay.example/hosted',
  checkout_data: { sid: 'abc def', lang: 'EN' },
};

const leaveFor = vi.fn<typeof browser.leaveFor>();
beforeEach(() => {
  vi.spyOn(browser, 'leaveFor').mockImplementation(leaveFor.mockReset());
});

function open(store: Store, signedIn = true) {
  useAuth.setState({ user: signedIn ? aUser() : null });
  const sent = fakeApi({ store });
  const checkouts = () => sent.filter(({ call }) => call === 'store.checkout');
  return { sent, checkouts, ...renderApp('/buy-coins') };
}

async function cards() {
  const list = await screen.findByRole('list', { name: 'Packages' });
  return within(list).getAllByRole('article');
}

describe('the packages', () => {
  it('are a grid with name, price without decimals, coins and bonus', async () => {
    open({ packages: offered });
    const [first, ...rest] = await cards();
    expect(rest).toHaveLength(6);
    expect(within(first as HTMLElement).getByRole('heading', { name: 'Starter' })).toBeTruthy();
    for (const text of ['$5', '2,000,000 GC', '+ 5 SC']) {
      expect(within(first as HTMLElement).getByText(text)).toBeTruthy();
    }
    await untilTitle('Buy Coins');
  });

  it('have badges by their position among the regular packages, without the special', async () => {
    open({ packages: offered });
    const badges = (await cards()).map(
      (card) => /BEST VALUE|Perfect for beginners|VIP Package/.exec(card.textContent ?? '')?.[0] ?? '',
    );
    expect(badges).toEqual(['Perfect for beginners', '', '', 'BEST VALUE', '', '', 'VIP Package']);
  });

  it('show the coins per dollar, for comparison', async () => {
    open({ packages: offered });
    const dollars = (await cards()).map((card) => /([\d,]+) GC per dollar/.exec(card.textContent ?? '')?.[1]);
    expect(dollars).toEqual(['400,000', '500,000', '550,000', '600,000', '650,000', '720,000', '800,000']);
    const banner = screen.getByRole('region', { name: 'First Purchase Special' });
    expect(banner.textContent).toContain('1,000,000 GC per dollar');
  });

  it('explain the label, and mark the package with the most coins per dollar', async () => {
    open({ packages: offered });
    const marked = (await cards()).map((card) => card.textContent?.includes('the most of these packages'));
    expect(marked).toEqual([false, false, false, false, false, false, true]);
    expect(screen.getByText(/BEST VALUE is a fixed label of the package in the middle/)).toBeTruthy();
  });

  it('mark none of them when all give the same', async () => {
    const same = regularPackages.map((offer) => ({ ...offer, price_usd: '10.00', gold_amount: '5000000.00' }));
    open({ packages: { ...offered, results: same } });
    for (const card of await cards()) expect(card.textContent).not.toContain('the most of these packages');
  });

  it('show no Sweeps Coins to players who get none, and say why', async () => {
    const none = [specialPackage, ...regularPackages].map((offer) => ({ ...offer, sweeps_bonus: '0.00' }));
    open({ packages: { results: none, no_sweeps_in: { country: 'US', region: 'MI' } } }, false);
    await cards();
    const main = screen.getByRole('main');
    expect(main.textContent).toContain(
      'Sweeps Coins are not available in Michigan, so packages include Gold Coins only.',
    );
    expect(main.textContent).not.toMatch(/\d SC\b|free bonus|free Sweeps Coins with it|are a free bonus/);
    expect(within(main).queryByRole('link', { name: 'Get Free SC' })).toBeNull();
  });

  it('show the special above the grid when it is available', async () => {
    open({ packages: offered });
    const banner = await screen.findByRole('region', { name: 'First Purchase Special' });
    for (const text of ['10,000,000 GC', '$10']) expect(within(banner).getByText(text)).toBeTruthy();
    expect(banner.textContent).toContain('30 SC');
  });

  it('show no special once it is gone', async () => {
    open({ packages: { results: regularPackages, no_sweeps_in: null } });
    await cards();
    expect(screen.queryByText('First Purchase Special')).toBeNull();
  });

  it('show a text while loading', async () => {
    open({ packages: 'pending' }, false);
    expect(await screen.findByText('Loading packages...')).toBeTruthy();
  });

  it('explain the label while loading, because it is the longest text of the page', async () => {
    open({ packages: 'pending' }, false);
    expect(await screen.findByText(/BEST VALUE is a fixed label/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Packages' })).toBeNull();
  });

  it('show a text when there are none', async () => {
    open({ packages: { results: [], no_sweeps_in: null } }, false);
    expect(await screen.findByText('No packages are available right now. Please check back later.')).toBeTruthy();
    expect(screen.queryByText(/BEST VALUE is a fixed label/)).toBeNull();
  });

  it('show an error after a failure, and load on Retry', async () => {
    const { press } = open({ packages: [errorResponse(500), errorResponse(500), offered] });
    expect(await screen.findByText('Failed to load packages.')).toBeTruthy();
    expect(screen.getByText('Unable to load packages')).toBeTruthy();
    expect(screen.getByText('req-test-1')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(7);
  });

  it('say that no purchase is necessary, list the payment methods, and label the example', async () => {
    open({ packages: offered }, false);
    await cards();
    const main = screen.getByRole('main');
    expect(within(main).getByText('No purchase necessary. A purchase does not increase your chances.')).toBeTruthy();
    expect(within(main).getByRole('link', { name: 'Get Free SC' })).toHaveProperty('pathname', '/free-entry');
    expect(main.textContent).toContain('Skrill, PayPal, or credit and debit cards');
    expect(main.textContent).toMatch(/Example.*100,000 GC gives 50 SC\. This is an example/);
  });
});

describe('choosing a package', () => {
  it('asks a visitor to log in first, and returns here', async () => {
    const { press, router, checkouts } = open({ packages: offered }, false);
    await press.click(await screen.findByRole('button', { name: 'Buy for $20 Silver' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ from: '/buy-coins', message: 'Please login to continue' });
    expect(checkouts()).toEqual([]);
  });

  it('prepares the order and opens the payment page with the data in the query string', async () => {
    const { press, checkouts } = open({ packages: offered, checkout: prepared });
    await press.click(await screen.findByRole('button', { name: 'Buy for $10 First Purchase Special' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(leaveFor).toHaveBeenCalledWith('http://pay.example/hosted?sid=abc+def&lang=EN');
    expect(checkouts()[0]?.body).toEqual({ package_id: 100 });
    expect(checkouts()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is possible only once: all buttons are disabled, and the pressed one shows progress', async () => {
    const { press, checkouts } = open({ packages: offered, checkout: 'pending' });
    await press.dblClick(await screen.findByRole('button', { name: 'Buy for $20 Silver' }));
    const busy = await screen.findByRole('button', { name: 'Opening checkout… Silver' });
    await press.click(busy);
    await press.click(screen.getByRole('button', { name: 'Buy for $5 Starter' }));
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(checkouts()).toHaveLength(1);
  });

  it('stays busy until the payment page opens', async () => {
    const { press, checkouts } = open({ packages: offered, checkout: prepared });
    await press.click(await screen.findByRole('button', { name: 'Buy for $20 Silver' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    await press.click(screen.getByRole('button', { name: 'Opening checkout… Silver' }));
    expect(checkouts()).toHaveLength(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByRole('button', { name: 'Buy for $20 Silver' })).toBeTruthy();
  });

  it.each([
    ['region_blocked', 403, 'Coins cannot be bought where you live.'],
    ['conflict', 409, 'The special is for a first purchase.'],
    ['account_suspended', 403, 'Your account is suspended.'],
  ] as const)('shows an error when it is rejected: %s', async (code, status, error) => {
    const { press } = open({ packages: offered, checkout: errorResponse(status, { code, error }) });
    await press.click(await screen.findByRole('button', { name: 'Buy for $20 Silver' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Checkout failed. Please try again.' });
    expect(within(alert).getByText(error)).toBeTruthy();
    await press.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['offline', 'offline' as const],
    ['unavailable', errorResponse(503, { code: 'unavailable' })],
    ['no message', malformedResponse(502)],
  ])('repeats the same order after a failure without an answer: %s', async (_, failure) => {
    const { press, checkouts } = open({ packages: offered, checkout: [failure, prepared] });
    await press.click(await screen.findByRole('button', { name: 'Buy for $20 Silver' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Checkout failed. Please try again.' });
    await press.click(within(alert).getByRole('button', { name: 'OK' }));
    await press.click(screen.getByRole('button', { name: 'Buy for $20 Silver' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    const keys = checkouts().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('asks the player to log in when the session has expired', async () => {
    const { press, router } = open({ packages: offered, checkout: errorResponse(401, { code: 'unauthenticated' }) });
    await press.click(await screen.findByRole('button', { name: 'Buy for $20 Silver' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

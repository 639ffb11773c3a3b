import { endpoints } from '@goldwren/contracts/player/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useAuth } from '../lib/session/auth-store.ts';
import { routes } from '../routes.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { aUser } from '../testing/people-and-games.ts';
import { renderApp } from '../testing/render-app.tsx';
import { untilTitle } from '../testing/until-title.ts';

const empty = { games: { list: { results: [] } }, redemptions: { recent: { results: [] } } };

function linksOf(container: HTMLElement): Record<string, string> {
  return Object.fromEntries([...container.querySelectorAll('a')].map((link) => [link.textContent, link.pathname]));
}

describe('the layout of every page', () => {
  it('links in header and footer to every page listed there, and says no purchase necessary', async () => {
    fakeApi(empty);
    renderApp('/games');
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    expect(linksOf(screen.getByRole('banner'))).toMatchObject({
      Goldwren: '/',
      'Buy Coins': '/buy-coins',
      'Free SC': '/free-entry',
      Games: '/games',
      Login: '/login',
      'Sign Up Free': '/register',
    });
    const footer = await screen.findByRole('contentinfo');
    expect(linksOf(footer)).toMatchObject({
      Home: '/',
      'Buy Coins': '/buy-coins',
      'Free SC': '/free-entry',
      Games: '/games',
      'API documentation': '/api/docs',
      Redemptions: '/redemptions',
    });
    expect(footer.textContent).toContain('No purchase necessary. A purchase does not increase your chances.');
    expect(footer.textContent).toContain('500+ players');
    expect(footer.textContent).toContain('4.8/5');
    const claims = within(footer).getByText('500+', { exact: false }).closest('div') as HTMLElement;
    expect(within(claims).getByText('Player count and rating: our own figures.')).toBeTruthy();
    expect(footer.textContent).toContain('WA, MT, NV, ID');
    const bottom = screen.getByRole('navigation', { name: 'Shortcuts' });
    expect(linksOf(bottom)).toEqual({ Home: '/', Games: '/games', Wallet: '/dashboard', Redeem: '/redeem' });
  });

  it('links in the footer to a page with the name of its link', async () => {
    fakeApi(empty);
    const { press } = renderApp('/games');
    await press.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Redemptions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Redemptions' })).toBeTruthy();
  });

  it('lists only pages that exist', async () => {
    fakeApi(empty);
    renderApp('/');
    await screen.findByText('No recent winners yet.');
    const addresses = [...document.querySelectorAll('a')]
      .map((link) => link.pathname)
      // The API renders its own page: apps/api/test/http/documents.test.ts.
      .filter((path) => path !== endpoints.docs.reference.path);
    expect(addresses.length).toBeGreaterThan(15);
    const unknown = addresses.filter((path) => matchRoutes(routes, path)?.at(-1)?.route.path === '*');
    expect(unknown).toEqual([]);
  });

  it('tells search engines not to index pages of one player', async () => {
    const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
    useAuth.setState({ user: aUser() });
    fakeApi(empty);
    const { router } = renderApp('/games');
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    expect(robots()).toBeUndefined();
    await untilTitle('Games');
    await router.navigate('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await untilTitle('Dashboard');
    expect(robots()).toBe('noindex');
  });

  it('offers Dashboard and Logout to a signed-in player, and Logout leads to the home page', async () => {
    useAuth.setState({ user: aUser() });
    const sent = fakeApi({ ...empty, auth: { logout: undefined } });
    const { press, router } = renderApp('/games');
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    await press.click(within(screen.getByRole('banner')).getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    expect(await screen.findByText('You are logged out.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect(useAuth.getState().user).toBeNull();
    expect(sent.map(({ call }) => call)).toContain('auth.logout');
  });

  it("shows one message when a player logs out of a player's page", async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ ...empty, auth: { logout: undefined } });
    const { press, router } = renderApp('/dashboard/account');
    await press.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement);
    expect(await screen.findByText('You are logged out.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByText('Please login to continue')).toBeNull();
    // The player logged out once. Returning to the page requires a login.
    await router.navigate('/dashboard/account');
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
  });

  it('makes a sign-in wait for a logout in progress', async () => {
    useAuth.setState({ user: aUser() });
    let answer: () => void = () => undefined;
    const sent = fakeApi({ ...empty, auth: { login: { user: aUser({ first_name: 'Next' }) } } });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.endsWith('/auth/logout')) return fetch(url, init);
      return new Promise((resolve) => {
        answer = () => resolve(new Response(null, { status: 204 }));
      });
    });
    const { press, router } = renderApp('/games');
    await press.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement);
    // The session has expired in the meantime, and the player logs in again.
    act(() => useAuth.getState().logout());
    await act(() => router.navigate('/login'));
    await press.type(await screen.findByLabelText('Email'), 'next@example.test');
    await press.type(screen.getByLabelText('Password'), 'correct horse');
    await press.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
    expect(sent.filter(({ call }) => call === 'auth.login')).toEqual([]);
    await act(async () => answer());
    await waitFor(() => expect(useAuth.getState().user?.first_name).toBe('Next'));
  });

  it('keeps the player signed in, with a message, when the server could not be reached for a logout', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ ...empty, auth: { logout: 'offline' } });
    const { press } = renderApp('/games');
    await press.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement);
    expect(await screen.findByText(/^You are still logged in\./)).toBeTruthy();
    expect(useAuth.getState().user).not.toBeNull();
  });

  it('has a page for unknown addresses', async () => {
    fakeApi(empty);
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveProperty('pathname', '/');
  });

  it('moves the focus to the heading of the new page', async () => {
    fakeApi(empty);
    const { press } = renderApp('/');
    await screen.findByText('No recent winners yet.');
    await press.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Games' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Games' });
    await waitFor(() => expect(heading).toBe(document.activeElement));
  });
});

describe('the mobile menu', () => {
  async function openMenu() {
    const { press, router } = renderApp('/games');
    const toggle = await screen.findByRole('button', { name: 'Open menu' });
    await press.click(toggle);
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    return { press, router, toggle, menu };
  }

  it('opens with every link and closes after one', async () => {
    fakeApi(empty);
    const { press, router, toggle, menu } = await openMenu();
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(Object.keys(linksOf(menu))).toEqual([
      ...['Buy Coins', 'Free SC', 'Games', 'Login', 'Sign Up Free'],
      ...['Fairness', 'Help Center', 'Contact Us', 'Responsible Play'],
    ]);
    await press.click(within(menu).getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(menu.hidden).toBe(true);
  });

  it('leads a player to activity, limits, fairness, help and the other language', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi(empty);
    const { menu } = await openMenu();
    const names = Object.keys(linksOf(menu));
    expect(names).toEqual(expect.arrayContaining(['Activity', 'Limits and breaks', 'Fairness', 'Help Center']));
    expect(await within(menu).findByRole('button', { name: 'Français' })).toBeTruthy();
  });

  it('closes after a link to the current page', async () => {
    fakeApi(empty);
    const { press, menu } = await openMenu();
    await press.click(within(menu).getByRole('link', { name: 'Games' }));
    expect(menu.hidden).toBe(true);
  });

  it('closes after logout', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ ...empty, auth: { logout: undefined } });
    const { press, menu } = await openMenu();
    await press.click(within(menu).getByRole('button', { name: 'Logout' }));
    expect(menu.hidden).toBe(true);
    await waitFor(() => expect(useAuth.getState().user).toBeNull());
  });

  it('closes on Escape and returns the focus to its toggle', async () => {
    fakeApi(empty);
    const { press, toggle, menu } = await openMenu();
    await press.tab();
    expect(menu.contains(document.activeElement)).toBe(true);
    await press.keyboard('{Escape}');
    expect(menu.hidden).toBe(true);
    expect(toggle).toBe(document.activeElement);
  });

  it('closes when the focus or a press leaves it', async () => {
    fakeApi(empty);
    const { press, toggle, menu } = await openMenu();
    await press.click(screen.getByRole('main'));
    expect(menu.hidden).toBe(true);
    await press.click(toggle);
    expect(menu.hidden).toBe(false);
    await press.tab({ shift: true });
    expect(menu.hidden).toBe(true);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const inMichigan: FakeResponses = {
  store: { packages: { results: [], no_sweeps_in: { country: 'US', region: 'MI' } } },
};
const elsewhere: FakeResponses = { store: { packages: { results: [], no_sweeps_in: null } } };
const livesInMichigan = aUser({
  us_state: 'MI',
  restrictions: ['sweeps_unavailable'],
  welcome_sweeps: 'not_in_region',
});
const offer = /\d SC\b|\d Sweeps Coins/;

const banner = () => screen.queryByRole('complementary', { name: 'Welcome offer' });

describe('an offer of Sweeps Coins', () => {
  it.each(['/', '/about', '/faqs', '/register'])('is not shown on %s to a visitor from Michigan', async (path) => {
    fakeApi(inMichigan);
    renderApp(path);
    await screen.findByText('New players: 2M GC free. No purchase necessary.');
    const main = screen.getByRole('main');
    if (path !== '/faqs') expect(main.textContent).not.toMatch(offer);
    else expect(within(main).getByText(/^2,000,000 GC, added to your new account/)).toBeTruthy();
  });

  it('is shown to other visitors, with the excluded states', async () => {
    fakeApi(elsewhere);
    renderApp('/');
    await screen.findByText('New players: 2M GC + 2 SC free. No purchase necessary.');
    expect(
      screen.getByText(/^You get 2,000,000 Gold Coins and 2 Sweeps Coins immediately.*not available in Michigan/),
    ).toBeTruthy();
  });

  it('is not shown to a player who lives in Michigan', async () => {
    fakeApi(elsewhere);
    useAuth.setState({ user: livesInMichigan });
    renderApp('/about');
    await screen.findByRole('heading', { level: 1, name: 'The casino you can check.' });
    expect(screen.getByText('2,000,000 Gold Coins to start.')).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toMatch(offer);
    expect(banner()?.textContent).not.toMatch(/SC/);
  });
});

describe('the promotion banner', () => {
  it('is shown to a player until they close it', async () => {
    fakeApi({});
    useAuth.setState({ user: aUser() });
    const { press } = renderApp('/about');
    await screen.findByText('New players: 2M GC + 2 SC free. No purchase necessary.');
    await press.click(screen.getByRole('button', { name: 'Close the welcome offer' }));
    expect(banner()).toBeNull();
  });

  it('is not shown again to a player who closed it', async () => {
    localStorage.setItem('goldwren-promo', 'closed');
    fakeApi({});
    useAuth.setState({ user: aUser() });
    renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(banner()).toBeNull();
  });

  it('is shown to visitors on a device where a player closed it', async () => {
    localStorage.setItem('goldwren-promo', 'closed');
    fakeApi({});
    renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(banner()).toBeTruthy();
  });
});

describe('/about', () => {
  it("shows players the content of the visitors' home page", async () => {
    fakeApi({});
    useAuth.setState({ user: aUser() });
    renderApp('/about');
    for (const name of ['How it works', 'Important information']) await screen.findByRole('heading', { name });
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Sign Up Free' })).toBeNull();
    expect(main.getByRole('link', { name: 'See the games' })).toHaveProperty('pathname', '/games');
  });
});

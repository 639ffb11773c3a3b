import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { checkStoredUser } from '../../lib/session/auth-session.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const unauthenticated = errorResponse(401, { code: 'unauthenticated' });

describe('the guard', () => {
  it('redirects a signed-out visitor to login, replaces the history entry, and passes path and message', async () => {
    fakeApi({});
    const { router } = renderApp('/games', '/dashboard?tab=all');
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/dashboard?tab=all', message: 'Please login to continue' },
    });
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/games'));
  });

  it('lets a signed-in player through', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({});
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  });

  it.each(['/login', '/register'])('redirects a signed-in player from %s', async (page) => {
    useAuth.setState({ user: aUser() });
    fakeApi({});
    const { router } = renderApp(page);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});

describe('auth-storage', () => {
  const stored = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null').state;

  it('contains the user, or null when signed out, and nothing else', () => {
    useAuth.getState().setUser(aUser());
    expect(stored()).toEqual({ user: aUser() });
    useAuth.getState().logout();
    expect(stored()).toEqual({ user: null });
  });

  it("is updated at start with the server's answer", async () => {
    useAuth.setState({ user: aUser({ first_name: 'Old' }) });
    fakeApi({ auth: { me: { user: aUser({ first_name: 'New' }) } } });
    await checkStoredUser();
    expect(useAuth.getState().user?.first_name).toBe('New');
  });

  it('is cleared at start when the session has expired', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ auth: { me: unauthenticated } });
    await checkStoredUser();
    expect(stored()).toEqual({ user: null });
  });

  it('stays at start without a server', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ auth: { me: 'offline' } });
    await checkStoredUser();
    expect(useAuth.getState().user).toEqual(aUser());
  });

  it('sends no request at start when no user is stored', async () => {
    const sent = fakeApi({});
    await checkStoredUser();
    expect(sent).toEqual([]);
  });
});

describe('a 401', () => {
  it('on any call signs out locally', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ wallet: { get: unauthenticated } });
    await expect(api.wallet.get()).rejects.toThrow();
    expect(useAuth.getState().user).toBeNull();
  });

  it('to a call of an earlier session does not affect the new one', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ wallet: { get: unauthenticated } });
    const late = api.wallet.get();
    useAuth.setState({ user: aUser({ id: '0199a0a0-0000-7000-8000-000000000009' }) });
    await expect(late).rejects.toThrow();
    expect(useAuth.getState().user).not.toBeNull();
  });

  it("removes the player's cached answers from memory", async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({});
    const { queryClient } = renderApp('/games');
    queryClient.setQueryData(['wallet', 'get'], { gold_balance: '1.00' });
    queryClient.setQueryData(['redemptions', 'recent'], { results: [] });
    useAuth.getState().logout();
    expect(queryClient.getQueryData(['wallet', 'get'])).toBeUndefined();
    expect(queryClient.getQueryData(['redemptions', 'recent'])).toEqual({ results: [] });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../lib/session-store.ts';
import { errorResponse, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffMember } from '../testing/staff.ts';

const unauthenticated = errorResponse(401, { code: 'unauthenticated', error: 'Please login to continue' });
const work = { list: { results: [] } };

describe('a signed-out visitor', () => {
  it('is redirected to the sign-in page, and then to the requested page', async () => {
    const sent = fakeApi({ auth: { me: unauthenticated, signIn: { staff: createStaffMember('support') } }, work });
    const { router, press } = renderApp('/nowhere-special?status=open');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    await router.navigate('/?a=b');
    await screen.findByRole('heading', { name: 'Sign in to the back office' });
    expect(document.title).toBe('Sign in · Goldwren back office');
    await press.type(screen.getByLabelText('Email'), 'support@example.test');
    await press.type(screen.getByLabelText('Password'), 'secret');
    await press.type(screen.getByLabelText('Code'), '123456');
    await press.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Work' })).toBeTruthy();
    expect(sent.find(({ call }) => call === 'auth.signIn')?.body).toEqual({
      email: 'support@example.test',
      password: 'secret',
      totp_code: '123456',
    });
    expect(router.state.location.search).toBe('?a=b');
  });

  it('sees a general error after a failed sign-in, with the focus on the code field', async () => {
    const wrong = errorResponse(401, { code: 'invalid_credentials', error: 'Login failed.' });
    fakeApi({ auth: { me: unauthenticated, signIn: wrong } });
    const { press } = renderApp('/sign-in');
    await press.type(await screen.findByLabelText('Email'), 'a@example.test');
    await press.type(screen.getByLabelText('Password'), 'x');
    await press.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Incorrect email, password or code/);
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'is never redirected outside the back office: %s',
    async (next) => {
      fakeApi({ auth: { me: { staff: createStaffMember('admin') } }, work });
      const { router } = renderApp(`/sign-in?next=${encodeURIComponent(next)}`);
      await screen.findByRole('heading', { level: 1, name: 'Work' });
      expect(router.state.location.pathname).toBe('/');
    },
  );
});

describe('the layout', () => {
  it('shows the name and roles of the user, and the pages that they may open', async () => {
    fakeApi({ auth: { me: { staff: createStaffMember('compliance', 'admin') } }, work });
    renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Work' });
    expect(screen.getByRole('banner').textContent).toContain('Grace Hopper · Compliance, Admin');
    const navigation = screen.getByRole('navigation', { name: 'Back office' });
    expect(within(navigation).getByRole('link', { name: 'Work' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
  });

  it('shows a missing permission without a call to the server', async () => {
    const sent = fakeApi({ auth: { me: { staff: { ...createStaffMember('support'), permissions: [] } } }, work });
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['auth.me']);
  });

  it('signs out on the server first, and shows an error if that fails', async () => {
    fakeApi({ auth: { me: { staff: createStaffMember('finance') }, signOut: ['offline', undefined] }, work });
    const { press } = renderApp('/');
    await press.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You are still signed in.');
    expect(useSession.getState().staff).not.toBeNull();
    await press.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to the back office' })).toBeTruthy();
  });

  it('lists the shortcuts on `?` until single keys are switched off', async () => {
    fakeApi({ auth: { me: { staff: createStaffMember('support') } }, work });
    const { press } = renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Work' });
    await press.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await press.click(within(dialog).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await press.click(within(dialog).getByRole('button', { name: 'Close' }));
    await press.keyboard('?');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(localStorage.getItem('goldwren-staff-keys')).toContain('"singleKeys":false');
  });
});

describe('an ended session', () => {
  it('continues in a dialog without leaving the page', async () => {
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('admin') }, signIn: { staff: createStaffMember('admin') } },
      players: { search: [unauthenticated, { results: [], next_cursor: null }] },
    });
    const { press, router } = renderApp('/players');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await press.type(within(dialog).getByLabelText('Password'), 'secret');
    await press.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'auth.signIn')?.body).toEqual({
      email: createStaffMember('admin').email,
      password: 'secret',
      totp_code: '123456',
    });
    expect(router.state.location.pathname).toBe('/players');
    expect(sent.filter(({ call }) => call === 'players.search')).toHaveLength(2);
  });

  it('opens the sign-in page and clears the cache when the dialog is closed', async () => {
    fakeApi({ auth: { me: { staff: createStaffMember('support') } }, work: { list: unauthenticated } });
    const { press, queryClient } = renderApp('/');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await press.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to the back office' })).toBeTruthy();
    expect(screen.getByText(/^Your session has ended/)).toBeTruthy();
    // The query of the sign-in page holds nothing about the person.
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    expect(keys).toEqual([['provider']]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('staff accounts', () => {
  it('lists accounts and unlocks a locked one', async () => {
    const grace = {
      id: '0199a0a0-0000-7000-8000-0000000000f1',
      name: 'Grace',
      email: 'g@example.test',
      roles: ['admin' as const],
      active: true,
      invited: false,
      second_factor: true,
      locked_at: null,
      last_seen_at: null,
    };
    const lin = { ...grace, id: '0199a0a0-0000-7000-8000-0000000000f2', name: 'Lin', email: 'l@example.test' };
    const locked = { ...lin, locked_at: '2026-11-20T10:00:00.000Z' };
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('admin') } },
      staffAccounts: {
        list: { results: [grace, locked] },
        unlock: lin,
      },
      staffChanges: { list: { results: [] } },
    });
    const { press } = renderApp('/staff-accounts');
    const table = await screen.findByRole('table', { name: 'Staff accounts' });
    expect(within(table).getAllByRole('button')).toHaveLength(1);
    await press.click(within(table).getByRole('button', { name: 'Unlock' }));
    await press.click(await screen.findByRole('button', { name: 'Unlock account' }));
    expect(await screen.findByText('The account of Lin is unlocked.')).toBeTruthy();
    expect(sent.some(({ call }) => call === 'staffAccounts.unlock')).toBe(true);
  });
});

describe('a call that requires password and code again', () => {
  const stale = errorResponse(403, { code: 'reauthentication_required', error: 'Confirm your password.' });

  it('opens one dialog for all waiting calls, and is sent again', async () => {
    const again = { reAuthenticate: [errorResponse(401, { code: 'invalid_credentials' }), undefined] };
    const sent = fakeApi({
      auth: { me: { staff: createStaffMember('finance') }, ...again },
      work: { list: [stale, work.list] },
    });
    const { press } = renderApp('/');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await press.type(within(dialog).getByLabelText('Password'), 'secret');
    await press.type(within(dialog).getByLabelText('Code'), '111111{Enter}');
    expect(await within(dialog).findByText(/^Incorrect password or code/)).toBeTruthy();
    await press.clear(within(dialog).getByLabelText('Code'));
    await press.type(within(dialog).getByLabelText('Code'), '222222{Enter}');
    expect(await screen.findByText(/^Your role has no queue/)).toBeTruthy();
    expect(sent.filter(({ call }) => call === 'work.list')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'auth.reAuthenticate')?.body).toEqual({
      password: 'secret',
      totp_code: '111111',
    });
  });

  it('fails when the dialog is closed', async () => {
    const sent = fakeApi({ auth: { me: { staff: createStaffMember('finance') } }, work: { list: stale } });
    const { press } = renderApp('/');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await press.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load the queues.');
    expect(sent.filter(({ call }) => call === 'work.list')).toHaveLength(1);
  });
});

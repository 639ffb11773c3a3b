import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, fakeApi, malformedResponse } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

type App = ReturnType<typeof renderApp>;

async function logIn({ press }: App) {
  await press.type(await screen.findByLabelText('Email'), 'ada@example.test');
  await press.type(screen.getByLabelText('Password'), 'correct horse');
  await press.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('login', () => {
  it('sends email and password, stores the user and opens the dashboard, replacing the login page', async () => {
    const sent = fakeApi({ auth: { login: { user: aUser() } } });
    const app = renderApp('/', '/login');
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
    expect(sent.find(({ call }) => call === 'auth.login')?.body).toEqual({
      email: 'ada@example.test',
      password: 'correct horse',
    });
    expect(app.router.state.historyAction).toBe('REPLACE');
    expect(useAuth.getState().user?.email).toBe('ada@example.test');
  });

  it('opens the page that required it', async () => {
    fakeApi({ auth: { login: { user: aUser() } }, games: { list: { results: [] } } });
    const app = renderApp({
      pathname: '/login',
      state: { from: '/games?tab=hot', message: 'Please login to continue' },
    });
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/games'));
    expect(app.router.state.location.search).toBe('?tab=hot');
  });

  it('follows next when it is a path of this site, and says why login is required', async () => {
    fakeApi({ auth: { login: { user: aUser() } } });
    const app = renderApp('/login?next=/games');
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/games'));
  });

  it.each(['//evil.example', '/%5Cevil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'does not follow next=%s',
    async (next) => {
      fakeApi({ auth: { login: { user: aUser() } } });
      const app = renderApp(`/login?next=${encodeURIComponent(next)}`);
      await logIn(app);
      await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
    },
  );

  it('does not follow a from that leaves the site', async () => {
    fakeApi({ auth: { login: { user: aUser() } } });
    const app = renderApp({ pathname: '/login', state: { from: '//evil.example' } });
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
  });

  it("shows the server's error field", async () => {
    const refused = errorResponse(401, { code: 'invalid_credentials', error: 'Email or password is wrong.' });
    fakeApi({ auth: { login: refused } });
    await logIn(renderApp('/login'));
    expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.');
    expect(screen.getByLabelText('Password')).toBe(document.activeElement);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.test');
  });

  it('says when the server cannot be reached', async () => {
    fakeApi({ auth: { login: 'offline' } });
    await logIn(renderApp('/login'));
    expect(await screen.findByText('Cannot connect to server. Please make sure the backend is running.')).toBeTruthy();
  });

  it('shows a text for an answer without a message', async () => {
    fakeApi({ auth: { login: malformedResponse(502) } });
    await logIn(renderApp('/login'));
    expect(await screen.findByText('Login failed. Please check your credentials.')).toBeTruthy();
  });

  it('requests missing values at the field, and sends nothing', async () => {
    const sent = fakeApi({});
    const { press } = renderApp('/login');
    await press.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBe(document.activeElement);
    expect(sent.filter(({ call }) => call === 'auth.login')).toEqual([]);
  });

  it('shows the message of registration in green', async () => {
    fakeApi({});
    renderApp({ pathname: '/login', state: { message: 'Registration successful! Please log in.', tone: 'ok' } });
    const message = await screen.findByText('Registration successful! Please log in.');
    expect(message.closest('[role=status]')?.className).toContain('text-ok');
  });

  it('links to registration and to free entry, and can show the password', async () => {
    fakeApi({});
    const { press } = renderApp('/login');
    const main = await screen.findByRole('main');
    await screen.findByLabelText('Email');
    const targets = [...main.querySelectorAll('a')].map((link) => link.pathname);
    expect(targets).toEqual(expect.arrayContaining(['/register', '/free-entry']));
    await press.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
  });
});

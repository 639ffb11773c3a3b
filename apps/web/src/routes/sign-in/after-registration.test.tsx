import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { newCredentials } from '../../lib/session/new-credentials.ts';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signUp } from './testing/sign-up.ts';

const login = () => screen.getByRole('button', { name: 'Log in' });

async function register(answers: Parameters<typeof fakeApi>[0] = {}) {
  const sent = fakeApi({
    ...answers,
    auth: { register: { user: aUser() }, login: { user: aUser() }, ...answers.auth },
  });
  const app = renderApp({ pathname: '/register', state: { from: '/games' } });
  await signUp(app.press);
  await screen.findByText('Registration successful! Please log in.');
  return { sent, ...app };
}

it('logs in with one press of the button that has the focus, and opens the page from before', async () => {
  const { sent, press, router } = await register();
  await waitFor(() => expect(login()).toBe(document.activeElement));
  expect(screen.queryByText(/Welcome back/)).toBeNull();
  const described = login().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Registration successful! Please log in.');
  await press.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/games'));
  expect(sent.find(({ call }) => call === 'auth.login')?.body).toEqual({
    email: 'ada@example.test',
    password: 'analytical',
  });
});

it('stores email and password nowhere', async () => {
  const { router } = await register();
  const stored = JSON.stringify([router.state.location, { ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(stored).not.toMatch(/ada@example|analytical/);
  expect(useAuth.getState().user).toBeNull();
  expect(newCredentials()).toBeNull();
});

it('shows the message and an empty form after a reload', async () => {
  const { router } = await register();
  const { state } = router.state.location;
  document.body.replaceChildren();
  renderApp({ pathname: '/login', state });
  expect(await screen.findByText('Registration successful! Please log in.')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  expect(screen.queryByText(/Welcome back|filled in/)).toBeNull();
});

it('is empty when the person leaves the login page and comes back', async () => {
  const { router } = await register();
  await router.navigate('/faqs');
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  await router.navigate(-1);
  expect(await screen.findByLabelText('Password')).toHaveProperty('value', '');
});

it('goes back to an empty registration form', async () => {
  const { router } = await register();
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 2, name: /^Step 1 of 2/ })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
});

it('shows the same page for an address that has an account, until the password is wrong', async () => {
  const { press } = await register({
    auth: { login: errorResponse(401, { code: 'invalid_credentials', error: 'Wrong email or password.' }) },
  });
  await waitFor(() => expect(login()).toBe(document.activeElement));
  await press.keyboard('{Enter}');
  expect(await screen.findByText('Wrong email or password.')).toBeTruthy();
  expect(screen.getByLabelText('Password')).toBe(document.activeElement);
});

import { laterBansPack } from '@goldwren/rules';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { publishedPack } from '../../testing/published-pack.ts';
import { renderApp } from '../../testing/render-app.tsx';

const expired = errorResponse(400, { code: 'link_invalid', error: 'This link has been used or has expired.' });

describe('/verify-email', () => {
  it('uses the link on a click and not before', async () => {
    const sent = fakeApi({ auth: { verifyEmail: 'pending' } });
    const { press } = renderApp('/verify-email?token=t-1');
    const button = await screen.findByRole('button', { name: 'Verify my email' });
    expect(sent.filter(({ call }) => call === 'auth.verifyEmail')).toEqual([]);
    await press.click(button);
    expect(sent.find(({ call }) => call === 'auth.verifyEmail')?.body).toEqual({ token: 't-1' });
  });

  it('says when the link is no longer valid', async () => {
    fakeApi({ auth: { verifyEmail: expired } });
    const { press } = renderApp('/verify-email?token=old');
    await press.click(await screen.findByRole('button', { name: 'Verify my email' }));
    expect(await screen.findByText('This link has been used or has expired.')).toBeTruthy();
  });
});

describe('/forgot-password', () => {
  it('is reached from login, and rejects an invalid address before sending', async () => {
    const sent = fakeApi({});
    const { press, router } = renderApp('/login');
    await press.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    const send = await screen.findByRole('button', { name: 'Send me a link' });
    expect(router.state.location.pathname).toBe('/forgot-password');
    await press.type(screen.getByLabelText('Email'), 'no address');
    await press.click(send);
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
    expect(sent.filter(({ call }) => call === 'auth.forgotPassword')).toEqual([]);
  });
});

describe('/reset-password', () => {
  it('sends the token of the link with the new password, and says when it is no longer valid', async () => {
    const sent = fakeApi({ auth: { resetPassword: expired } });
    const { press } = renderApp('/reset-password?token=t-2');
    await press.type(await screen.findByLabelText('New password'), 'another fine passphrase');
    await press.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('This link has been used or has expired.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'auth.resetPassword')?.body).toEqual({
      token: 't-2',
      password: 'another fine passphrase',
    });
  });
});

describe('/sign-in-link', () => {
  it('is offered at login while the password is locked, and gives the same answer for every address', async () => {
    const sent = fakeApi({
      auth: {
        login: errorResponse(429, { code: 'rate_limited', error: 'Too many attempts.', params: { seconds: 60 } }),
        requestSignInLink: undefined,
      },
    });
    const { press } = renderApp('/login');
    expect(screen.queryByRole('link', { name: 'Email me a login link' })).toBeNull();
    await press.type(await screen.findByLabelText('Email'), 'ada@example.test');
    await press.type(screen.getByLabelText('Password'), 'correct horse');
    await press.click(screen.getByRole('button', { name: 'Log in' }));
    await press.click(await screen.findByRole('link', { name: 'Email me a login link' }));
    const send = await screen.findByRole('button', { name: 'Send me a link' });
    await press.type(screen.getByLabelText('Email'), 'ada@example.test');
    await press.click(send);
    expect(await screen.findByText(/If this address has an account/)).toBeTruthy();
    expect(sent.find(({ call }) => call === 'auth.requestSignInLink')?.body).toEqual({ email: 'ada@example.test' });
  });

  it('signs in on a click, with the code of the second factor if required', async () => {
    const sent = fakeApi({
      auth: { signInByLink: errorResponse(401, { code: 'totp_required', error: 'Enter a code.' }) },
    });
    const { press } = renderApp('/sign-in-link?token=t-3');
    const button = await screen.findByRole('button', { name: 'Log in' });
    expect(sent.filter(({ call }) => call === 'auth.signInByLink')).toEqual([]);
    await press.click(button);
    await press.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
    fakeApi({ auth: { signInByLink: { user: aUser() } } });
    await press.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(useAuth.getState().user?.email).toBe(aUser().email));
  });

  it('offers a new link when this one is no longer valid', async () => {
    fakeApi({ auth: { signInByLink: expired } });
    const { press } = renderApp('/sign-in-link?token=old');
    await press.click(await screen.findByRole('button', { name: 'Log in' }));
    await press.click(await screen.findByRole('link', { name: 'Request a new link' }));
    expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeTruthy();
  });
});

describe('the dashboard', () => {
  it('asks only unverified players to verify', async () => {
    const unverified = aUser({ email_verified: false, welcome_sweeps: 'had_before' });
    useAuth.setState({ user: unverified });
    const sent = fakeApi({ auth: { me: { user: unverified } } });
    const { press } = renderApp('/dashboard');
    await press.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(sent.some(({ call }) => call === 'auth.resendVerification')).toBe(true);
    expect(screen.getByText(/are given once per mailbox/)).toBeTruthy();
  });

  it('promises no free entries or redemptions to a player from Michigan', async () => {
    const user = aUser({ email_verified: false, us_state: 'MI', restrictions: ['sweeps_unavailable'] });
    useAuth.setState({ user });
    fakeApi({ auth: { me: { user } } });
    renderApp('/dashboard');
    const note = await screen.findByRole('region', { name: 'Verify your email' });
    expect(note.textContent).not.toMatch(/free entries|redemption|Sweeps/i);
  });

  it('asks a verified player for nothing', async () => {
    const user = aUser({ email_verified: true });
    useAuth.setState({ user });
    fakeApi({ auth: { me: { user } } });
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });
});

it('offers the regions of the policy that the server has in force', async () => {
  fakeApi({ policy: { get: publishedPack(laterBansPack) } });
  renderApp('/register');
  expect(await screen.findByText(/^Not available in: WA, MT, NV, ID, CT, NJ, CA, NY/)).toBeTruthy();
});

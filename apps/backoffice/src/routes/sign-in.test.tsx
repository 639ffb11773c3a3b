import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../lib/browser.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffMember } from '../testing/staff.ts';

type AuthAnswers = FakeResponses['auth'];

const me = errorResponse(401, { code: 'unauthenticated', error: 'Please login to continue' });
const staff = createStaffMember('support');
const provider = { name: 'Example Login' };

beforeEach(() => sessionStorage.clear());

function open(path: string, auth: AuthAnswers = {}) {
  const sent = fakeApi({ auth: { me, provider, ...auth }, work: { list: { results: [] } } });
  return { sent, ...renderApp(path) };
}

function storeAttempt(state: string, next: string | null = null): void {
  sessionStorage.setItem(`goldwren-provider-${state}`, JSON.stringify({ attempt: 'sealed', next }));
}

describe('the button of the identity provider', () => {
  it('is not shown without a provider', async () => {
    const { sent } = open('/sign-in', { provider: { name: null } });
    await screen.findByLabelText('Email');
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('auth.provider'));
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  });

  it('opens the provider and stores the attempt of this tab with the requested page', async () => {
    const leaveFor = vi.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
    const startProvider = { url: 'https://login.example/authorize', attempt: 'sealed', state: 'S1' };
    const { press } = open('/sign-in?next=%2Fplayers', { startProvider });
    await press.click(await screen.findByRole('button', { name: 'Sign in with Example Login' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://login.example/authorize'));
    expect(sessionStorage.getItem('goldwren-provider-S1')).toBe('{"attempt":"sealed","next":"/players"}');
    leaveFor.mockRestore();
  });

  it('says when the provider does not answer', async () => {
    const down = errorResponse(503, { code: 'unavailable', error: 'The server is busy.' });
    const { press } = open('/sign-in', { startProvider: down });
    await press.click(await screen.findByRole('button', { name: 'Sign in with Example Login' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not answer/);
  });
});

describe('the way back from the provider', () => {
  it('requires the code, then opens the requested page and removes the answer from the address', async () => {
    storeAttempt('S1', '/?a=b');
    const { sent, press, router } = open('/sign-in?code=C1&state=S1&iss=https%3A%2F%2Flogin.example', {
      finishProvider: { ticket: 'T1', name: 'Grace Hopper' },
      signInByProvider: { staff },
    });
    expect(await screen.findByText(/You are Grace Hopper/)).toBeTruthy();
    expect(router.state.location.search).not.toContain('C1');
    await press.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Work' })).toBeTruthy();
    expect(router.state.location.search).toBe('?a=b');
    const bodyOf = (call: string) => sent.find((one) => one.call === call)?.body;
    expect(bodyOf('auth.finishProvider')).toEqual({
      ...{ attempt: 'sealed', state: 'S1', code: 'C1', iss: 'https://login.example' },
    });
    expect(bodyOf('auth.signInByProvider')).toEqual({ ticket: 'T1', totp_code: '123456' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends nothing for an attempt that this tab has not started', async () => {
    const { sent } = open('/sign-in?code=C1&state=of-another-person');
    expect((await screen.findByRole('alert')).textContent).toMatch(/was started in another tab/);
    expect(sent.map(({ call }) => call)).not.toContain('auth.finishProvider');
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('says when the provider refused', async () => {
    storeAttempt('S1');
    const { sent } = open('/sign-in?error=access_denied&error_description=Pay+here&state=S1');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/canceled or refused/);
    expect(document.body.textContent).not.toContain('Pay here');
    expect(sent.map(({ call }) => call)).not.toContain('auth.finishProvider');
  });

  it.each([
    [400, 'link_invalid', /has expired, was used/],
    [403, 'email_unverified', /not verified/],
    [403, 'forbidden', /no active staff account/],
    [503, 'unavailable', /does not answer/],
  ] as const)('explains status %i %s', async (status, code, text) => {
    storeAttempt('S1');
    open('/sign-in?code=C1&state=S1', { finishProvider: errorResponse(status, { code, error: 'No.' }) });
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('stays on the code after a wrong one', async () => {
    storeAttempt('S1');
    const wrong = errorResponse(401, { code: 'invalid_credentials', error: 'No.' });
    const { press } = open('/sign-in?code=C1&state=S1', {
      finishProvider: { ticket: 'T1', name: 'Grace Hopper' },
      signInByProvider: [wrong, { staff }],
    });
    await press.type(await screen.findByLabelText('Code'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Incorrect code/);
    await press.clear(screen.getByLabelText('Code'));
    await press.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Work' })).toBeTruthy();
  });
});

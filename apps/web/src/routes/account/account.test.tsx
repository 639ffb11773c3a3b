import type { SignedInBrowser } from '@goldwren/contracts/player';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepInstallOffer } from '../../lib/browser/install-prompt.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

function aBrowser(change: Partial<SignedInBrowser> = {}): SignedInBrowser {
  return {
    id: '0199a0a0-0000-7000-8000-00000000000a',
    browser: 'Firefox',
    system: 'Windows',
    device: 'computer',
    network: '203.0.*.*',
    created_at: '2026-11-20T18:30:00.000Z',
    last_seen_at: '2026-11-21T18:30:00.000Z',
    is_this: true,
    ...change,
  };
}

const here = aBrowser();
const there = aBrowser({ id: '0199a0a0-0000-7000-8000-00000000000b', browser: null, system: null, is_this: false });
const wrongPassword = errorResponse(401, { code: 'invalid_credentials' });

function open({ security = {}, ...answers }: FakeResponses = {}, user = aUser()) {
  useAuth.setState({ user });
  const sent = fakeApi({
    ...answers,
    security: { sessions: { results: [here] }, secondFactor: { enabled: false, recovery_codes_left: 0 }, ...security },
  });
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  return { ...renderApp('/dashboard/account'), sent, bodies };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the profile', () => {
  it('requires a region only from players who have one', async () => {
    const update = { user: aUser({ us_state: null, first_name: 'Augusta' }) };
    const { press, bodies } = open({ account: { update } }, aUser({ us_state: null }));
    const card = await region('Profile');
    await press.clear(card.getByLabelText('First name'));
    await press.type(card.getByLabelText('First name'), 'Augusta');
    await press.click(card.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(bodies('account.update')).toEqual([
      { first_name: 'Augusta', last_name: 'Lovelace', phone: '', locale: 'en' },
    ]);
  });

  it('requires the region again when it is cleared', async () => {
    const { press, bodies } = open();
    const card = await region('Profile');
    await press.selectOptions(card.getByLabelText('State'), '');
    await press.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(card.getByLabelText('State').getAttribute('aria-invalid')).toBe('true'));
    expect(bodies('account.update')).toEqual([]);
  });
});

describe('the password', () => {
  async function change(answer: NonNullable<FakeResponses['security']>['changePassword']) {
    const app = open({ security: { changePassword: answer } });
    const card = await region('Password');
    await app.press.type(card.getByLabelText('Current password'), 'Quiet-wren-sings-7');
    await app.press.type(card.getByLabelText('New password'), 'Loud-heron-wades-8');
    await app.press.click(card.getByRole('button', { name: 'Change password' }));
    return { ...app, card };
  }

  it('changes, and the form is empty again', async () => {
    const { card } = await change(undefined);
    expect(await screen.findByText(/^Password changed/)).toBeTruthy();
    await waitFor(() => expect(card.getByLabelText('Current password')).toHaveProperty('value', ''));
  });

  it('shows an error when it is wrong, and signs no one out', async () => {
    const { card } = await change(wrongPassword);
    expect(await card.findByText('Incorrect password. Try again.')).toBeTruthy();
    expect(document.activeElement).toBe(card.getByLabelText('Current password'));
    expect(useAuth.getState().user).not.toBeNull();
  });
});

describe('the second factor', () => {
  const secret = 'GRGGLU5IKFDMH3JZYIS6QNNNFV7SGT76';
  const setUpTotp = { secret, otpauth_uri: `otpauth://totp/Goldwren:ada?secret=${secret}` };
  const states = [
    { enabled: false, recovery_codes_left: 0 },
    { enabled: true, recovery_codes_left: 10 },
  ];

  it('shows its codes once, after a code from the app is confirmed', async () => {
    const wrong = errorResponse(400, {
      code: 'validation_failed',
      field_errors: { totp_code: ['Incorrect code.'] },
    });
    const enableTotp = [wrong, { recovery_codes: ['ABCD-2345', 'EFGH-6789'] }];
    const { press } = open({ security: { secondFactor: states, setUpTotp, enableTotp } });
    const card = await region('Second factor');
    await press.click(await card.findByRole('button', { name: 'Set up' }));
    expect(await card.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(card.getByText('GRGG LU5I KFDM H3JZ YIS6 QNNN FV7S GT76')).toBeTruthy();
    await press.type(card.getByLabelText('Code from the app'), '111111');
    await press.click(card.getByRole('button', { name: 'Turn on' }));
    expect(await card.findByText('Incorrect code.')).toBeTruthy();
    await press.clear(card.getByLabelText('Code from the app'));
    await press.type(card.getByLabelText('Code from the app'), '222222');
    await press.click(card.getByRole('button', { name: 'Turn on' }));
    expect(await card.findByText('ABCD-2345')).toBeTruthy();
    await press.click(card.getByRole('button', { name: 'I have saved them' }));
    expect(await card.findByText('On. Recovery codes left: 10.')).toBeTruthy();
    expect(card.queryByText('ABCD-2345')).toBeNull();
  });

  it.each([
    ['password', 'invalid_credentials', 'Incorrect password. Try again.'],
    ['code', 'totp_required', 'The code does not fit.'],
  ] as const)('stays on after a wrong %s, and the player stays signed in', async (_what, code, message) => {
    const refused = errorResponse(401, { code, error: message });
    const { press } = open({ security: { secondFactor: states[1] as never, disableTotp: refused } });
    const card = await region('Second factor');
    await press.click(await card.findByRole('button', { name: 'Turn off' }));
    await press.type(card.getByLabelText('Current password'), 'Quiet-wren-sings-7');
    await press.type(card.getByLabelText('Code from your authenticator app'), '111111');
    await press.click(card.getByRole('button', { name: 'Turn off' }));
    expect(await card.findByText(message)).toBeTruthy();
    expect(useAuth.getState().user).not.toBeNull();
  });

  it('shows an error when loading fails, and retries', async () => {
    const { press } = open({ security: { secondFactor: [errorResponse(403), states[1] as never] } });
    const card = await region('Second factor');
    expect(await card.findByText('Could not load your second factor.')).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Set up' })).toBeNull();
    await press.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('On. Recovery codes left: 10.')).toBeTruthy();
  });
});

describe('the list of sessions', () => {
  it('describes each session, and can end it', async () => {
    const lists = [{ results: [here, there] }, { results: [here] }];
    const { press, sent } = open({ security: { sessions: lists, endSession: undefined } });
    const card = await region('Where you are logged in');
    const [first, second] = await card.findAllByRole('listitem');
    expect(first?.textContent).toContain('Firefox on WindowsThis browser');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Unknown browser');
    await press.click(within(second as HTMLElement).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
    expect(sent.find(({ call }) => call === 'security.endSession')?.url.pathname).toMatch(`/${there.id}`);
  });

  it('offers no action for the only session', async () => {
    open();
    const card = await region('Where you are logged in');
    expect(await card.findByText('This browser')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('shows loading and errors, and retries', async () => {
    const { press } = open({ security: { sessions: [errorResponse(403), { results: [here] }] } });
    const card = await region('Where you are logged in');
    expect(card.getByRole('status').textContent).toBe('Loading your logins…');
    expect(await card.findByText('Could not load your logins.')).toBeTruthy();
    await press.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('This browser')).toBeTruthy();
  });
});

describe('preferences', () => {
  it('turn off reminders, explain the mandatory emails, and show the stored value after a failure', async () => {
    const update = [{ user: aUser({ mail_reminders: false }) }, errorResponse(500)];
    const { press, bodies } = open({ account: { update } });
    const card = await region('Preferences');
    const box = card.getByRole('checkbox', { name: 'Email me reminders' }) as HTMLInputElement;
    expect(card.getByText(/so that you notice what you did not request/)).toBeTruthy();
    await press.click(box);
    await waitFor(() => expect(useAuth.getState().user?.mail_reminders).toBe(false));
    expect(bodies('account.update')).toEqual([{ mail_reminders: false }]);
    await waitFor(() => expect(box.checked).toBe(false));
    await press.click(card.getByRole('checkbox', { name: /^Show my first name/ }));
    expect(await screen.findByText(/^Something broke on our side/)).toBeTruthy();
    expect(useAuth.getState().user?.show_as_winner).toBe(true);
    expect((card.getByRole('checkbox', { name: /^Show my first name/ }) as HTMLInputElement).checked).toBe(true);
  });
});

describe('closing the account', () => {
  async function close(answer: NonNullable<FakeResponses['account']>['close']) {
    const app = open({ account: { close: answer } });
    await app.press.click(await screen.findByRole('button', { name: 'Close account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close account' }));
    await app.press.type(dialog.getByLabelText('Current password'), 'Quiet-wren-sings-7');
    await app.press.click(dialog.getByRole('button', { name: 'Close account permanently' }));
    return { ...app, dialog };
  }

  it('signs out and confirms it on a public page', async () => {
    const { router } = await close(undefined);
    expect(await screen.findByText('Your account is closed.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(useAuth.getState().user).toBeNull();
    expect(screen.queryByText('Please login to continue')).toBeNull();
  });

  it('requires the password, and changes nothing without it', async () => {
    const { dialog } = await close(wrongPassword);
    expect(await dialog.findByText('Incorrect password. Try again.')).toBeTruthy();
    expect(useAuth.getState().user).not.toBeNull();
  });

  it('requests the password first after an idle time, with its own text', async () => {
    const stale = errorResponse(403, { code: 'reauthentication_required' });
    await close(stale);
    const again = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    expect(again.getByText(/confirm that it is you/)).toBeTruthy();
  });
});

describe('the installation', () => {
  const offer = { name: 'Install the app' };

  it('is offered only while the browser offers it, and once', async () => {
    const prompts: string[] = [];
    keepInstallOffer();
    const { press } = open();
    await region('Profile');
    expect(screen.queryByRole('button', offer)).toBeNull();
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void prompts.push('asked'),
    });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await press.click(await screen.findByRole('button', offer));
    expect(prompts).toEqual(['asked']);
    expect(screen.queryByRole('button', offer)).toBeNull();
  });
});

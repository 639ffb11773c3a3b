import type { PlayStatus } from '@goldwren/contracts/player';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const free: PlayStatus = {
  restrictions: [],
  cool_off_until: null,
  self_exclusion: null,
  today: { seconds: 0, net: { gold: '0.00', sweeps: '0.00' } },
  reality_check: null,
  limits: [],
};
const excluded: PlayStatus = {
  ...free,
  restrictions: ['self_excluded'],
  self_exclusion: { since: fromNow(-48), until: fromNow(4_000), ends_at: null },
};

function open(play: FakeResponses['play'] = {}, path = '/dashboard/limits') {
  const sent = fakeApi({ play: { limits: { limits: [], reality_check_minutes: null }, status: free, ...play } });
  const calls = (name: string) => sent.filter(({ call }) => call === `play.${name}`).map(({ body }) => body);
  return { ...renderApp(path), calls };
}

/** The place and number of the first helpline, and whether the list of all is open. */
function firstHelpline() {
  const card = screen.getByRole('heading', { name: 'Talk to someone' }).closest('section') as HTMLElement;
  const call = card.querySelector('a[href^="tel:"]') as HTMLElement;
  return [call.parentElement?.querySelector('p')?.textContent, call.textContent, card.querySelector('details')?.open];
}

beforeEach(() => useAuth.setState({ user: aUser() }));

describe('a cool-off', () => {
  it('says what stops and that it is final, then starts; every note about restrictions is updated', async () => {
    const coolingOff = { ...free, restrictions: ['cooling_off' as const], cool_off_until: fromNow(168) };
    const { press, calls } = open({ coolOff: coolingOff });
    await press.click(await screen.findByRole('radio', { name: '7 days' }));
    await press.click(screen.getByRole('button', { name: 'Start cool-off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start a cool-off of 7 days?' });
    expect(within(dialog).getByText(/^Games: no new rounds/)).toBeTruthy();
    expect(within(dialog).getByText(/can end it early/)).toBeTruthy();
    expect(calls('coolOff')).toEqual([]);
    await press.click(within(dialog).getByRole('button', { name: 'Start cool-off' }));
    expect(await screen.findByText(/^Your cool-off ends on /)).toBeTruthy();
    expect(calls('coolOff')).toEqual([{ days: 7 }]);
    expect(useAuth.getState().user?.restrictions).toEqual(['cooling_off']);
  });

  it('does not start when the dialog is closed', async () => {
    const { press, calls } = open();
    await press.click(await screen.findByRole('button', { name: 'Start cool-off' }));
    await press.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('coolOff')).toEqual([]);
  });
});

describe('a self-exclusion', () => {
  async function openDialog(play: FakeResponses['play']) {
    const app = open(play);
    await app.press.click(await screen.findByRole('radio', { name: '1 year' }));
    await app.press.click(screen.getByRole('button', { name: 'Exclude myself…' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Self-exclusion: 1 year' })) };
  }

  it('explains its consequences before it can be requested', async () => {
    open();
    const section = within(await screen.findByRole('region', { name: 'Self-exclusion' }));
    expect(section.getByText('You are logged out on every device.')).toBeTruthy();
    expect(section.getByText('We still pay open redemptions.')).toBeTruthy();
    expect(section.getByText(/you can play 24 hours later/)).toBeTruthy();
  });

  it('requires the password and the typed word', async () => {
    const { dialog, press, calls } = await openDialog({ selfExclude: excluded });
    await press.type(dialog.getByLabelText('Type EXCLUDE to confirm'), 'exclude');
    await press.click(dialog.getByRole('button', { name: 'Exclude me now' }));
    expect(await dialog.findByText('Enter your password.')).toBeTruthy();
    expect(dialog.getByText('Type EXCLUDE in capital letters.')).toBeTruthy();
    expect(calls('selfExclude')).toEqual([]);
  });

  it('leaves the player signed in and everything unchanged after a wrong password', async () => {
    const { dialog, press } = await openDialog({ selfExclude: errorResponse(401, { code: 'invalid_credentials' }) });
    await press.type(dialog.getByLabelText('Password'), 'wrong');
    await press.type(dialog.getByLabelText('Type EXCLUDE to confirm'), 'EXCLUDE');
    await press.click(dialog.getByRole('button', { name: 'Exclude me now' }));
    expect(await dialog.findByText('Incorrect password. Nothing has changed.')).toBeTruthy();
    expect(useAuth.getState().user).not.toBeNull();
  });

  it('signs out and explains what has happened, with helplines', async () => {
    const { dialog, press, calls, router } = await openDialog({ selfExclude: excluded });
    await press.type(dialog.getByLabelText('Password'), 'Quiet-wren-sings-7');
    await press.type(dialog.getByLabelText('Type EXCLUDE to confirm'), 'EXCLUDE');
    await press.click(dialog.getByRole('button', { name: 'Exclude me now' }));
    expect(await screen.findByText('You have excluded yourself.')).toBeTruthy();
    expect(calls('selfExclude')).toEqual([{ term: '1_year', password: 'Quiet-wren-sings-7' }]);
    await waitFor(() => expect(useAuth.getState().user).toBeNull());
    expect(router.state.location.pathname).toBe('/responsible-play');
    expect(screen.getByRole('link', { name: 'Call 1-800-426-2537' }).getAttribute('href')).toBe('tel:+18004262537');
  });

  it.each([
    ['Quebec', aUser({ country: 'CA', us_state: 'QC' }), '1-800-461-0140'],
    ['New York', aUser({ us_state: 'NY' }), '1-877-846-7369'],
  ])('names the helpline of %s after it has signed the player out', async (place, user, phone) => {
    useAuth.setState({ user });
    const { dialog, press } = await openDialog({ selfExclude: excluded });
    await press.type(dialog.getByLabelText('Password'), 'Quiet-wren-sings-7');
    await press.type(dialog.getByLabelText('Type EXCLUDE to confirm'), 'EXCLUDE');
    await press.click(dialog.getByRole('button', { name: 'Exclude me now' }));
    await screen.findByText('You have excluded yourself.');
    await waitFor(() => expect(useAuth.getState().user).toBeNull());
    expect(firstHelpline()).toEqual([`In ${place}`, `Call ${phone}`, false]);
  });

  it('offers no return during its term, and a requested one after it', async () => {
    open({ status: excluded });
    expect(await screen.findByText(/^You have excluded yourself until /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Request to return' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cool-off' })).toBeNull();
  });

  it('opens play a day after the player has requested to return', async () => {
    const over = { since: fromNow(-5_000), until: fromNow(-24), ends_at: null };
    const waiting = { ...excluded, self_exclusion: { ...over, ends_at: fromNow(24) } };
    const { press, calls } = open({ status: { ...excluded, self_exclusion: over }, returnToPlay: waiting });
    await press.click(await screen.findByRole('button', { name: 'Request to return' }));
    expect(await screen.findByText(/^You have requested to return\. You can play from /)).toBeTruthy();
    expect(calls('returnToPlay')).toHaveLength(1);
  });
});

describe('responsible play', () => {
  it('contains the content of the specification', async () => {
    open({}, '/responsible-play');
    expect(await screen.findByRole('heading', { level: 1, name: 'Responsible Play' })).toBeTruthy();
    for (const name of ['Our principles', 'Warning signs', 'What you can set', 'Talk to someone', 'Protecting minors'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Set limits' }).getAttribute('href')).toBe('/dashboard/limits');
  });

  it('links a player to the self-exclusion', async () => {
    const { press } = open({}, '/responsible-play');
    await press.click(await screen.findByRole('link', { name: 'Request Self-Exclusion' }));
    const heading = await screen.findByRole('heading', { name: 'Self-exclusion' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it.each([
    ['a visitor', null],
    ['a Canadian without a province', aUser({ country: 'CA', us_state: null })],
  ])('opens the list of all helplines for %s, and names none first', async (_, user) => {
    useAuth.setState({ user });
    open({}, '/responsible-play');
    await screen.findByRole('heading', { name: 'Talk to someone' });
    expect(firstHelpline()).toEqual(['Arizona', 'Call 1-800-639-8783', true]);
    expect(screen.getByText('In every other state')).toBeTruthy();
  });

  it('names the national line first for a player in the United States without a state', async () => {
    useAuth.setState({ user: aUser({ us_state: null }) });
    open({}, '/responsible-play');
    await screen.findByRole('heading', { name: 'Talk to someone' });
    expect(firstHelpline()).toEqual(['In the United States', 'Call 1-800-426-2537', false]);
  });

  it('leads a visitor there through login', async () => {
    useAuth.setState({ user: null });
    const { press, router } = open({}, '/responsible-play');
    await press.click(await screen.findByRole('link', { name: 'Request Self-Exclusion' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ from: '/dashboard/limits?begin=self-exclusion' });
  });
});

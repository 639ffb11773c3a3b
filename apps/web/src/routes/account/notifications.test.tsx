import type { PushSubscription } from '@goldwren/contracts/player';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { followSignIns } from '../../lib/push/follow-sessions.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { fakePush, removeFakePush } from '../../testing/fake-push.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(removeFakePush);

const publicKey = `B${'A'.repeat(86)}`;
const aSubscription = (endpoint: string, last = '1'): PushSubscription => ({
  id: `0199a0a0-0000-7000-8000-00000000000${last}`,
  endpoint,
  created_at: '2026-11-20T18:30:00.000Z',
  last_success_at: null,
});
const here = aSubscription('https://push.test/1');
const elsewhere = aSubscription('https://push.test/laptop', '2');
const list = (...results: PushSubscription[]) => ({ public_key: publicKey, results });

function open(push: FakeResponses['push'], { security = {}, ...answers }: FakeResponses = {}) {
  useAuth.setState({ user: aUser() });
  const sent = fakeApi({
    ...answers,
    push: push ?? {},
    security: { sessions: { results: [] }, secondFactor: { enabled: false, recovery_codes_left: 0 }, ...security },
  });
  const callsOf = (call: string) => sent.filter((one) => one.call === call);
  return { ...renderApp('/dashboard/account'), sent, callsOf };
}

const card = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

describe('the notifications card', () => {
  it('says what is sent, and requests the permission only after a press', async () => {
    const browser = fakePush();
    const { press, callsOf } = open({ get: [list(), list(here)], subscribe: undefined });
    const at = await card();
    const button = await at.findByRole('button', { name: 'Turn on' });
    expect(at.getByRole('status').textContent).toBe('Notifications are off in this browser.');
    expect(at.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Redemptions:/),
      expect.stringMatching(/^Security:/),
    ]);
    expect(browser.log.asked).toBe(0);
    await press.click(button);
    await waitFor(() => expect(at.getByRole('status').textContent).toBe('Notifications are on in this browser.'));
    expect(browser.log.asked).toBe(1);
    expect(browser.log.keys[0]).toHaveLength(65);
    expect(callsOf('push.subscribe').map(({ body }) => body)).toEqual([
      { endpoint: here.endpoint, p256dh: 'key', auth: 'secret' },
    ]);
    expect(document.activeElement).toBe(at.getByRole('button', { name: 'Turn off' }));
  });

  it('turns notifications off in the browser and at the server, by keyboard', async () => {
    const browser = fakePush({ permission: 'granted', endpoint: here.endpoint });
    const { press, callsOf } = open({
      get: [list(here, elsewhere), list(here, elsewhere), list(elsewhere)],
      unsubscribe: undefined,
    });
    const at = await card();
    (await at.findByRole('button', { name: 'Turn off' })).focus();
    await press.keyboard('{Enter}');
    expect(await at.findByText('Notifications are off in this browser.')).toBeTruthy();
    expect(at.getByText('Notifications are also on in one other browser.')).toBeTruthy();
    expect(browser.endpoint()).toBeNull();
    expect(callsOf('push.unsubscribe').map(({ url }) => url.pathname)).toEqual([`/api/push/subscriptions/${here.id}`]);
  });

  it('turns them off even when the server cannot be reached', async () => {
    const browser = fakePush({ permission: 'granted', endpoint: here.endpoint });
    const { press } = open({ get: [list(here), list(here)], unsubscribe: errorResponse(503) });
    await press.click(await (await card()).findByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(browser.endpoint()).toBeNull());
    expect(await (await card()).findByText('Notifications are off in this browser.')).toBeTruthy();
  });

  it('explains a blocked browser, without a button that cannot work', async () => {
    fakePush({ permission: 'denied' });
    open({ get: list() });
    const at = await card();
    expect(await at.findByText(/^This browser blocks notifications from Goldwren\./)).toBeTruthy();
    expect(at.queryByRole('button')).toBeNull();
  });

  it('explains it also after the player has blocked them, and subscribes to nothing', async () => {
    const browser = fakePush({ choice: 'denied' });
    const { press, callsOf } = open({ get: [list(), list()] });
    await press.click(await (await card()).findByRole('button', { name: 'Turn on' }));
    expect(await (await card()).findByText(/^This browser blocks notifications/)).toBeTruthy();
    expect([browser.endpoint(), callsOf('push.subscribe')]).toEqual([null, []]);
  });

  it('explains a browser without push messages, and the home screen of iOS', async () => {
    open({ get: list(elsewhere) });
    const at = await card();
    expect(await at.findByText(/On an iPhone or iPad, first add Goldwren to your home screen\.$/)).toBeTruthy();
    expect(at.getByText('Notifications are also on in one other browser.')).toBeTruthy();
    expect(at.queryByRole('button')).toBeNull();
  });

  it('is absent when the server sends none', async () => {
    const browser = fakePush();
    const { callsOf } = open({ get: { public_key: null, results: [] } });
    await screen.findByRole('region', { name: 'Preferences' });
    await waitFor(() => expect(callsOf('push.get')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
    expect(browser.log.asked).toBe(0);
  });

  it('shows an error when loading fails, and retries', async () => {
    fakePush();
    const { press } = open({ get: [errorResponse(403), list()] });
    const at = await card();
    expect(await at.findByText('Could not load your notifications.')).toBeTruthy();
    await press.click(at.getByRole('button', { name: 'Retry' }));
    expect(await at.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it.each([
    ['the browser', { fails: true }, undefined],
    ['the server', {}, errorResponse(500)],
  ] as const)('stays off when %s fails, and can be tried again', async (_what, behavior, subscribe) => {
    const browser = fakePush(behavior);
    const { press } = open({ get: [list(), list()], subscribe: subscribe as never });
    await press.click(await (await card()).findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Could not turn on notifications. Try again later.')).toBeTruthy();
    expect(browser.endpoint()).toBeNull();
    expect(await (await card()).findByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it('sends a test notification', async () => {
    fakePush({ permission: 'granted', endpoint: here.endpoint });
    const { press, callsOf } = open({ get: list(here), test: undefined });
    await press.click(await (await card()).findByRole('button', { name: 'Send a test notification' }));
    expect(await screen.findByText(/^Test notification sent/)).toBeTruthy();
    expect(callsOf('push.test')).toHaveLength(1);
  });
});

describe('notifications belong to one account', () => {
  it('end when the player logs out, before the session ends', async () => {
    const browser = fakePush({ permission: 'granted', endpoint: here.endpoint });
    const { press, sent } = open({ get: list(here), unsubscribe: undefined }, { auth: { logout: undefined } });
    await (await card()).findByRole('button', { name: 'Turn off' });
    await press.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    await waitFor(() => expect(useAuth.getState().user).toBeNull());
    expect(browser.endpoint()).toBeNull();
    expect([browser.log.closed, browser.log.badgesCleared]).toEqual([1, 1]);
    const calls = sent.map(({ call }) => call).filter((call) => /unsubscribe|logout/.test(call ?? ''));
    expect(calls).toEqual(['push.unsubscribe', 'auth.logout']);
  });

  const signIn = async (push: FakeResponses['push']) => {
    fakeApi({ push: push ?? {} });
    onTestFinished(followSignIns());
    await act(async () => useAuth.getState().setUser(aUser({ id: '0199a0a0-0000-7000-8000-0000000000ff' })));
  };

  it.each([
    ['is not in the list of the next player', list(elsewhere)],
    ['cannot be compared, because the server fails', errorResponse(500)],
  ])('end at the next sign-in when this browser %s', async (_what, get) => {
    const browser = fakePush({ permission: 'granted', endpoint: here.endpoint });
    await signIn({ get: get as never });
    await waitFor(() => expect(browser.endpoint()).toBeNull());
  });

  it('continue when the same player signs in again', async () => {
    const browser = fakePush({ permission: 'granted', endpoint: here.endpoint });
    await signIn({ get: list(here) });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(browser.endpoint()).toBe(here.endpoint);
  });

  it('continue in this browser after the player logs out the other browsers', async () => {
    fakePush({ permission: 'granted', endpoint: here.endpoint });
    const session = (last: string, isThis: boolean) => ({
      id: `0199a0a0-0000-7000-8000-0000000000${last}`,
      browser: 'Firefox',
      system: 'Windows',
      device: 'computer' as const,
      network: null,
      created_at: '2026-11-20T18:30:00.000Z',
      last_seen_at: '2026-11-20T18:30:00.000Z',
      is_this: isThis,
    });
    const sessions = [{ results: [session('0a', true), session('0b', false)] }, { results: [session('0a', true)] }];
    const { press, callsOf } = open(
      { get: [list(here), list(here)], subscribe: undefined },
      { security: { sessions, endOtherSessions: undefined } },
    );
    await press.click(await screen.findByRole('button', { name: 'Log out all others' }));
    await waitFor(() =>
      expect(callsOf('push.subscribe').map(({ body }) => body)).toMatchObject(
        [here.endpoint].map((endpoint) => ({ endpoint })),
      ),
    );
    expect(await (await card()).findByText('Notifications are on in this browser.')).toBeTruthy();
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { createStaffMember } from '../testing/staff.ts';
import { staffFetch } from './api.ts';
import { resolveWaitingCalls } from './reauth-store.ts';
import { recordInput, sessionStarted } from './session-clock.ts';
import { signedIn, useSession } from './session-store.ts';

afterEach(() => {
  vi.useRealTimers();
  // The session times are module state, and a test may have left them in the future.
  sessionStarted();
});

/** A promise that the test resolves. */
function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

const answer = (status: number, code: string) => new Response(JSON.stringify({ code }), { status });

it('repeats a call that was sent with the cookie from before re-authentication', async () => {
  signedIn(createStaffMember('finance'));
  const late = createDeferred<Response>();
  const fetch = vi.fn().mockReturnValueOnce(late.promise).mockResolvedValueOnce(answer(200, 'fine'));
  vi.stubGlobal('fetch', fetch);
  const response = staffFetch('/api/staff/work');
  resolveWaitingCalls(true);
  late.resolve(answer(401, 'unauthenticated'));
  expect((await response).status).toBe(200);
  expect(useSession.getState().status).toBe('in');
});

it('ignores a late answer to an old session after someone else has signed in', async () => {
  signedIn(createStaffMember('finance'));
  const late = createDeferred<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const response = staffFetch('/api/staff/work');
  signedIn({ ...createStaffMember('support'), id: '0199a0a0-0000-7000-8000-0000000000f2' });
  late.resolve(answer(401, 'unauthenticated'));
  expect((await response).status).toBe(401);
  expect(useSession.getState().status).toBe('in');
});

it('marks automatic calls once the page was unused for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  recordInput();
  const fetch = vi.fn().mockImplementation(async () => answer(200, 'fine'));
  vi.stubGlobal('fetch', fetch);
  const sent = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('x-unattended');
  await staffFetch('/api/staff/work', { headers: { accept: 'application/json' } });
  expect(sent()).toBeNull();
  vi.advanceTimersByTime(61_000);
  await staffFetch('/api/staff/work', { headers: { accept: 'application/json' } });
  expect(sent()).toBe('true');
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('accept')).toBe('application/json');
  recordInput();
  await staffFetch('/api/staff/work');
  expect(sent()).toBeNull();
});

it('does not end the session after a wrong password', async () => {
  signedIn(createStaffMember('finance'));
  vi.stubGlobal('fetch', () => Promise.resolve(answer(401, 'invalid_credentials')));
  await staffFetch('/api/staff/auth/re-authenticate', { method: 'POST' });
  expect(useSession.getState().status).toBe('in');
});

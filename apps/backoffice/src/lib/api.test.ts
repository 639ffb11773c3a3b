import { afterEach, expect, it, vi } from 'vitest';
import { aMember } from '../testing/staff.ts';
import { staffFetch } from './api.ts';
import { answerAllWaiting } from './reauth-store.ts';
import { personWasHere, sessionStarted } from './session-clock.ts';
import { signedIn, useSession } from './session-store.ts';

afterEach(() => {
  vi.useRealTimers();
  // The times of a session are of the module, and a test may have left them in the future.
  sessionStarted();
});

/** A promise that the test keeps when it likes. */
function whenever<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

const answer = (status: number, code: string) => new Response(JSON.stringify({ code }), { status });

it('a call that went out under the cookie before re-authentication is sent again instead of ending the session', async () => {
  signedIn(aMember('finance'));
  const late = whenever<Response>();
  const fetch = vi.fn().mockReturnValueOnce(late.promise).mockResolvedValueOnce(answer(200, 'fine'));
  vi.stubGlobal('fetch', fetch);
  const asked = staffFetch('/api/staff/work');
  answerAllWaiting(true);
  late.resolve(answer(401, 'unauthenticated'));
  expect((await asked).status).toBe(200);
  expect(useSession.getState().status).toBe('in');
});

it('a late answer to an old session does not end the session of whoever has signed in since', async () => {
  signedIn(aMember('finance'));
  const late = whenever<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const asked = staffFetch('/api/staff/work');
  signedIn({ ...aMember('support'), id: '0199a0a0-0000-7000-8000-0000000000f2' });
  late.resolve(answer(401, 'unauthenticated'));
  expect((await asked).status).toBe(401);
  expect(useSession.getState().status).toBe('in');
});

it('a call that the page makes by itself says so once nobody has used the page for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  personWasHere();
  const fetch = vi.fn().mockImplementation(async () => answer(200, 'fine'));
  vi.stubGlobal('fetch', fetch);
  const sent = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('x-unattended');
  await staffFetch('/api/staff/work', { headers: { accept: 'application/json' } });
  expect(sent()).toBeNull();
  vi.advanceTimersByTime(61_000);
  await staffFetch('/api/staff/work', { headers: { accept: 'application/json' } });
  expect(sent()).toBe('true');
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('accept')).toBe('application/json');
  personWasHere();
  await staffFetch('/api/staff/work');
  expect(sent()).toBeNull();
});

it('a wrong password while signed in is no end of the session', async () => {
  signedIn(aMember('finance'));
  vi.stubGlobal('fetch', () => Promise.resolve(answer(401, 'invalid_credentials')));
  await staffFetch('/api/staff/auth/re-authenticate', { method: 'POST' });
  expect(useSession.getState().status).toBe('in');
});

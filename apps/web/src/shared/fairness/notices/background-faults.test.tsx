import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Providers } from '../../providers.tsx';
import { storeTotal } from '../liabilities/stored-totals.ts';
import { missingAllowedMs } from '../public-log/merge-delay.ts';
import { watchEnded } from '../public-log/watched-sessions.ts';
import { readClock } from '../read-clock.ts';
import { BackgroundFaults } from './background-faults.tsx';

const missing = /missing from the public log/;
const missingTotal = /total of Sweeps Coins is not in the public log/;
const total = { day: '2026-11-25', root: '6c'.repeat(32), sum: '15.00' };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page of a site whose log is empty, opened after an earlier page saw the end of a session and a published total. */
function openPage(setForwardMs = 0) {
  vi.useFakeTimers();
  const committed = { outcomeSeed: 'c2:aa', chainStart: null, mathsHash: 'm1', statement: null };
  const knownSince = { ...readClock(), page: 0 };
  watchEnded({ session: 's1', ...committed, knownSince, sizeBefore: 0 });
  storeTotal('p1', { ...total, wallet: '10.00', escrow: '0.00', knownSince, logged: false });
  vi.setSystemTime(Date.now() + setForwardMs);
  fakeApi({
    fairness: {
      keys: { results: [] },
      liabilities: { results: [{ ...total, at: '2026-11-25T09:07:00.000Z', leaves: 3, log_position: null }] },
    },
  });
  const api = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: RequestInfo, init?: RequestInit) =>
    String(path).startsWith('/log/') ? new Response(null, { status: 404 }) : api(path, init),
  );
  const queryClient = createQueryClient();
  render(
    <MemoryRouter>
      <Providers queryClient={queryClient}>
        <BackgroundFaults player="p1" />
      </Providers>
    </MemoryRouter>,
  );
}

it('reports a session and a total that the log still lacks when the page has waited for the merge delay', async () => {
  openPage();
  await pass(missingAllowedMs - 1_000);
  expect(screen.queryByText(missing)).toBeNull();
  expect(screen.queryByText(missingTotal)).toBeNull();
  await pass(missingAllowedMs);
  await vi.waitFor(() => expect(screen.getByText(missing)).toBeTruthy());
  await vi.waitFor(() => expect(screen.getByText(missingTotal)).toBeTruthy());
});

it('reports nothing when the wall clock was set forward after the session', async () => {
  openPage(86_400_000);
  await pass(missingAllowedMs - 1_000);
  expect(screen.queryByText(missing)).toBeNull();
  expect(screen.queryByText(missingTotal)).toBeNull();
});

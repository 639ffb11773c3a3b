import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionDial } from './session-dial.tsx';
import { SessionLine } from './session-line.tsx';

const startedAt = '2026-11-27T12:00:00.000Z';
const net = { gold: -123_400n, sweeps: 250n };
const table = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:15:00.000Z'), shouldAdvanceTime: true });
  table.mockClear();
});
afterEach(() => vi.useRealTimers());

function show() {
  return render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Profiler id="table" onRender={table}>
          <SessionLine game={{ rtp_hint: '95.42%' }} net={net} rounds={14} />
        </Profiler>
        <SessionDial session={{ started_at: startedAt }} net={net} rounds={14} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const passed = (container: HTMLElement) => container.querySelector('mask circle')?.getAttribute('stroke-dasharray');

it('shows the time and how much of the hour has passed, and updates nothing else', async () => {
  const { container } = show();
  expect(screen.getByRole('button', { name: 'Session details, time played 15:00' })).toBeTruthy();
  expect(passed(container)).toBe('0.2500 2');
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.getByRole('button', { name: 'Session details, time played 15:09' })).toBeTruthy();
  expect(passed(container)).toBe('0.2525 2');
  expect(table).toHaveBeenCalledTimes(1);
});

it('shows hours and minutes after the first hour', async () => {
  vi.setSystemTime(new Date('2026-11-27T13:05:09.000Z'));
  show();
  expect(screen.getByRole('button', { name: 'Session details, time played 1h05' })).toBeTruthy();
});

it('shows a loss and a gain in the same way, next to the number of rounds', () => {
  show();
  const [loss, gain] = [screen.getByText('Net −1,234 GC'), screen.getByText('Net +2.50 SC')];
  expect(loss.className).toBe(gain.className);
  expect(loss.parentElement).toBe(gain.parentElement);
  expect(screen.getByText('14 rounds')).toBeTruthy();
});

it('opens the same numbers as text, and closes them with Escape', async () => {
  show();
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'This session' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const facts = [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(facts).toEqual(['Time played15:00', 'Net GC−1,234 GC', 'Net SC+2.50 SC', 'Rounds played14']);
  expect(screen.getByText(/The ring shows one hour/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your limits' })).toBeTruthy();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: 'This session' })).toBeNull();
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInside } from '../testing/render-inside.tsx';
import { Clock } from './clock.tsx';
import { moneyText } from './money.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [{ since: '2026-11-23T12:00:00Z', due: '2026-11-25T20:00:00Z' }, 'Waiting 3 hours · due Nov 25, 3:00 PM'],
  [{ since: '2026-11-18T12:00:00Z', due: '2026-11-23T13:00:00Z' }, 'Overdue by 2 hours · waiting 5 days'],
  [{ since: '2026-11-23T14:59:30Z', due: null }, 'Waiting 30 seconds'],
  [{ since: null, due: null }, 'No deadline'],
])('shows %o as "%s"', (clock, text) => {
  renderInside(<Clock {...clock} />);
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['50.00', 'USD', '$50'],
  ['1250.05', 'USD', '$1,250.05'],
  ['-12.50', 'USD', '-$12.50'],
  ['250.00', 'sweeps', '250 SC'],
  ['12.40', 'sweeps', '12.40 SC'],
  ['-30.00', 'sweeps', '-30 SC'],
  ['2000000.00', 'gold', '2,000,000 GC'],
] as const)('%s %s is written %s', (amount, unit, text) => {
  expect(moneyText(amount, unit)).toBe(text);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs each action once, at its time', () => {
  const turns = createTurns();
  const ran: string[] = [];
  turns.add(() => ran.push('now'), 0);
  turns.add(() => ran.push('later'), 40);
  turns.add(() => ran.push('last'), 80);
  expect(ran).toEqual(['now']);
  vi.advanceTimersByTime(40);
  expect(ran).toEqual(['now', 'later']);
  turns.finish();
  expect(ran).toEqual(['now', 'later', 'last']);
  vi.advanceTimersByTime(1_000);
  turns.finish();
  expect(ran).toEqual(['now', 'later', 'last']);
});

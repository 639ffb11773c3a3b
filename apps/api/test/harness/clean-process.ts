import { afterAll, beforeAll, expect, vi } from 'vitest';

// Test files that share a process must leave it unchanged. This check runs around each of them. vitest.config.ts detects
// from its text when a file cannot do so, and runs it in a separate process.

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'uncaughtException', 'unhandledRejection', 'disconnect'] as const;

function state() {
  return {
    environment: { ...process.env },
    folder: process.cwd(),
    listeners: Object.fromEntries(signals.map((signal) => [signal, process.listenerCount(signal)])),
    globals: [fetch, setTimeout, Date, Math.random, crypto.getRandomValues],
    hasFakeTimers: vi.isFakeTimers(),
  };
}

let before: ReturnType<typeof state>;
beforeAll(() => {
  before = state();
});
afterAll(() => {
  expect(state()).toEqual(before);
});

import { afterAll, beforeAll, expect, vi } from 'vitest';

// Files that share a process leave it as they found it: this runs around each of them. One that cannot is told from its
// text by vitest.config.ts, and has a process of its own.

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

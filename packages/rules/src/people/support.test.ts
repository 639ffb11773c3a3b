import { describe, expect, test } from 'vitest';
import { supportState } from './support.ts';

describe('supportState', () => {
  test.each([
    // In winter, New York is five hours behind UTC.
    ['2026-11-23T13:59:59Z', false, '2026-11-23T14:00:00Z'],
    ['2026-11-23T14:00:00Z', true, '2026-11-24T02:00:00Z'],
    ['2026-11-24T01:59:59Z', true, '2026-11-24T02:00:00Z'],
    ['2026-11-24T02:00:00Z', false, '2026-11-24T14:00:00Z'],
    // In summer, it is four hours behind.
    ['2026-07-04T13:00:00Z', true, '2026-07-05T01:00:00Z'],
    // The mornings of clock changes, and the nights before them.
    ['2026-03-08T02:30:00Z', false, '2026-03-08T13:00:00Z'],
    ['2026-03-08T13:00:00Z', true, '2026-03-09T01:00:00Z'],
    ['2026-11-01T02:30:00Z', false, '2026-11-01T14:00:00Z'],
    ['2026-11-01T13:30:00Z', false, '2026-11-01T14:00:00Z'],
  ])('is open at %s: %s, until %s', (now, open, until) =>
    expect(supportState(new Date(now))).toEqual({ open, until: new Date(until) }),
  );
});

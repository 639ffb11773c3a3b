import { describe, expect, test } from 'vitest';
import { type Absence, absenceStep, sweepsExpireAt } from './sweeps-expiry.ts';

const lastActiveAt = new Date('2026-03-01T09:30:00.000Z');
const hourMs = 3_600_000;
/** The instant this many days and hours after the last activity. */
const at = (days: number, hours = 0): Date => new Date(lastActiveAt.getTime() + (days * 24 + hours) * hourMs);
const expiresAt = at(90);

function step(now: Date, notices: Absence['notices'] = []) {
  return absenceStep({ lastActiveAt, notices }, now);
}

test('coins expire exactly 90 days after the last sign-in or round, across clock changes', () => {
  expect(sweepsExpireAt(lastActiveAt)).toEqual(new Date('2026-05-30T09:30:00.000Z'));
});

describe('the first notice', () => {
  test('is due 14 days before, and not an hour earlier', () => {
    expect(step(at(75, 23))).toEqual({ do: 'nothing' });
    expect(step(at(76))).toEqual({ do: 'warn', notice: 'first', expiresAt });
  });

  test('is not due a second time', () => {
    expect(step(at(80), [{ notice: 'first', expiresAt }])).toEqual({ do: 'nothing' });
  });
});

describe('the last notice', () => {
  const first = { notice: 'first', expiresAt } as const;

  test('is due 3 days before, and not an hour earlier', () => {
    expect(step(at(86, 23), [first])).toEqual({ do: 'nothing' });
    expect(step(at(87), [first])).toEqual({ do: 'warn', notice: 'last', expiresAt });
    // The job runs once a day, so the notice can be up to a day late.
    expect(step(at(88), [first])).toEqual({ do: 'warn', notice: 'last', expiresAt });
  });

  test('is sent without the first one if that was missed', () => {
    expect(step(at(88, 1))).toEqual({ do: 'warn', notice: 'last', expiresAt: at(91, 1) });
  });

  test('always leaves three whole days, even if it is late', () => {
    expect(step(at(200), [first])).toEqual({ do: 'warn', notice: 'last', expiresAt: at(203) });
  });
});

describe('expiry', () => {
  const sentNotices = [
    { notice: 'first', expiresAt },
    { notice: 'last', expiresAt },
  ] as const;

  test('happens at the instant in the notice, and not an hour earlier', () => {
    expect(step(at(89, 23), sentNotices)).toEqual({ do: 'nothing' });
    expect(step(at(90), sentNotices)).toEqual({ do: 'expire' });
  });

  test('never happens without the last notice', () => {
    expect(step(at(90), [sentNotices[0]])).toMatchObject({ do: 'warn', notice: 'last' });
  });
});

import { describe, expect, test } from 'vitest';
import { type Absence, absenceStep, sweepsExpireAt } from './sweeps-expiry.ts';

const lastActiveAt = new Date('2026-03-01T09:30:00.000Z');
const hourMs = 3_600_000;
/** So many days and hours into the absence. */
const at = (days: number, hours = 0): Date => new Date(lastActiveAt.getTime() + (days * 24 + hours) * hourMs);
const expiresAt = at(90);

function step(now: Date, notices: Absence['notices'] = []) {
  return absenceStep({ lastActiveAt, notices }, now);
}

test('coins expire 90 days after the last sign-in or round, to the second, whatever the clocks do in between', () => {
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
    // The job runs once a day.
    expect(step(at(88), [first])).toEqual({ do: 'warn', notice: 'last', expiresAt });
  });

  test('goes out alone where the first one was missed', () => {
    expect(step(at(88, 1))).toEqual({ do: 'warn', notice: 'last', expiresAt: at(91, 1) });
  });

  test('leaves three whole days, however late it is', () => {
    expect(step(at(200), [first])).toEqual({ do: 'warn', notice: 'last', expiresAt: at(203) });
  });
});

describe('expiry', () => {
  const told = [
    { notice: 'first', expiresAt },
    { notice: 'last', expiresAt },
  ] as const;

  test('comes at the instant that was named, and not an hour earlier', () => {
    expect(step(at(89, 23), told)).toEqual({ do: 'nothing' });
    expect(step(at(90), told)).toEqual({ do: 'expire' });
  });

  test('never comes without the last notice', () => {
    expect(step(at(90), [told[0]])).toMatchObject({ do: 'warn', notice: 'last' });
  });
});

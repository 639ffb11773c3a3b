import { describe, expect, test } from 'vitest';
import {
  approvalsNeeded,
  openRedemptionStatuses,
  redemptionDueAt,
  redemptionMayMove,
  redemptionReasons,
  redemptionStates,
  redemptionStatuses,
} from './redemptions.ts';

describe('the states of a redemption', () => {
  test.each(redemptionStatuses)('%s has only existing next states, and an actor until the final state', (status) => {
    const { moves, decides, step, coins } = redemptionStates[status];
    for (const to of moves) expect(redemptionStatuses).toContain(to);
    expect([decides === null, step === null, coins !== 'escrow']).toEqual(Array(3).fill(moves.length === 0));
  });

  test('finance can only retry or pay during a payout, and final states have no moves', () => {
    expect(redemptionMayMove('processing', 'rejected')).toBe(false);
    expect(redemptionMayMove('processing', 'approved')).toBe(true);
    expect(redemptionMayMove('paid', 'returned')).toBe(false);
    expect(redemptionMayMove('in_review', 'paid')).toBe(false);
    expect(openRedemptionStatuses).toEqual(['awaiting_verification', 'in_review', 'approved', 'processing']);
  });

  test('reasons are unique', () => expect(new Set(redemptionReasons).size).toBe(redemptionReasons.length));
});

describe('redemptionDueAt', () => {
  // The Monday of Thanksgiving week.
  const since = new Date('2026-11-23T15:00:00Z');
  const createdAt = new Date('2026-11-20T15:00:00Z');
  test.each([
    ['in_review', 'bank', '2026-12-01T15:00:00.000Z'],
    ['approved', 'bank', '2026-11-25T15:00:00.000Z'],
    ['processing', 'gift_card', '2026-11-25T15:00:00.000Z'],
    ['processing', 'bank', '2026-12-01T15:00:00.000Z'],
    ['processing', 'check', '2026-12-08T15:00:00.000Z'],
    ['paid', 'bank', undefined],
  ] as const)('%s by %s is due at %s', (status, method, due) =>
    expect(redemptionDueAt({ status, method, needs: [], createdAt, since })?.toISOString()).toBe(due),
  );

  test.each([
    ['awaiting_verification', ['identity'], '2026-12-20T15:00:00.000Z'],
    ['awaiting_verification', ['identity', 'skill_test'], '2026-12-20T15:00:00.000Z'],
    ['in_review', ['skill_test'], '2026-12-20T15:00:00.000Z'],
    ['approved', ['w9'], undefined],
    ['returned', ['identity'], undefined],
  ] as const)('%s waits for its player (%s) until %s', (status, needs, due) =>
    expect(redemptionDueAt({ status, needs, method: 'bank', createdAt, since })?.toISOString()).toBe(due),
  );
});

test.each([
  [200_000n, 1],
  [200_001n, 2],
] as const)('%i takes %i approvals', (amount, count) => expect(approvalsNeeded(amount)).toBe(count));

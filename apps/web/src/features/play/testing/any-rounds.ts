import type { Round } from '@goldwren/contracts/player';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeMotion } from './fake-motion.ts';
import type { Seat } from './reel-seat.tsx';

/** The tests of a file turn the clock themselves, and animations take their time by it. */
export function turnTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    fakeMotion();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

interface AnyRounds {
  readonly round: fc.Arbitrary<Round>;
  takeSeat(): Seat;
  expectShown(seat: Seat, round: Round): void;
  readonly numRuns?: number;
  /** At most so many after each other. */
  readonly most?: number;
  /** The player skips at most so often, and no later than this. */
  readonly skips?: number;
  readonly longestMs?: number;
}

/** Plays rounds after each other, skipped at any time, moving or calm, and looks at each when it has ended. */
export function playAnyRounds({ round, takeSeat, expectShown, ...size }: AnyRounds): Promise<void> {
  const { numRuns = 30, most = 4, skips = 4, longestMs = 30_000 } = size;
  const skipsAt = fc.array(fc.integer({ min: 0, max: longestMs }), { maxLength: skips });
  const played = fc.array(fc.tuple(round, skipsAt, fc.boolean()), { minLength: 1, maxLength: most });
  return fc.assert(
    fc.asyncProperty(played, async (rounds) => {
      const seat = takeSeat();
      for (const [one, skippedAt, calm] of rounds) {
        await seat.play(one, skippedAt, calm);
        expectShown(seat, one);
      }
      cleanup();
    }),
    { numRuns },
  );
}

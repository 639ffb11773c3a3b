import type { Round } from '@goldwren/contracts/player';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, it, vi } from 'vitest';
import { fakeMotion } from './fake-motion.ts';
import { expectFoot, type StageSeat } from './stage-seat.tsx';

/** The tests of a file turn the clock themselves, and animations take their time by it. */
export function turnTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    fakeMotion();
  });
}

interface ShownRounds<Seat extends StageSeat> {
  readonly anyRound: fc.Arbitrary<Round>;
  /** One of each kind: for what is looked at once. */
  readonly examples: readonly Round[];
  takeSeat(): Seat;
  /** The stage stands as this round left it; what is won is looked at here. */
  expectShown(seat: Seat, round: Round): void;
  readonly numRuns?: number;
  /** At most so many after each other. */
  readonly most?: number;
  /** The player skips at most so often, and no later than this. */
  readonly skips?: number;
  readonly longestMs?: number;
}

/** Plays rounds after each other, skipped at any time, moving or calm, and looks at each when it has ended. */
function playAnyRounds<Seat extends StageSeat>(shown: ShownRounds<Seat>): Promise<void> {
  const { anyRound, takeSeat, expectShown, numRuns = 30, most = 4, skips = 4, longestMs = 30_000 } = shown;
  const skipsAt = fc.array(fc.integer({ min: 0, max: longestMs }), { maxLength: skips });
  const played = fc.array(fc.tuple(anyRound, skipsAt, fc.boolean()), { minLength: 1, maxLength: most });
  return fc.assert(
    fc.asyncProperty(played, async (rounds) => {
      const seat = takeSeat();
      for (const [round, skippedAt, calm] of rounds) {
        await seat.play(round, skippedAt, calm);
        expectShown(seat, round);
        expectFoot(seat.page, round);
      }
      cleanup();
    }),
    { numRuns },
  );
}

/** What every stage of a game that is over at once owes its player. */
export function describeShownRounds<Seat extends StageSeat>(shown: ShownRounds<Seat>): void {
  const { examples, takeSeat, expectShown } = shown;
  describe('what is shown at the end of a round is what was settled', () => {
    it('for any rounds after each other, however they are skipped, moving or calm', { timeout: 60_000 }, () =>
      playAnyRounds(shown),
    );

    it('even where a browser knows no Web Animations', async () => {
      Reflect.deleteProperty(Element.prototype, 'animate');
      const seat = takeSeat();
      for (const round of examples) {
        await seat.play(round, []);
        expectShown(seat, round);
        expectFoot(seat.page, round);
      }
    });

    it('and looks as it did before, win and all, when a stake is refused', async () => {
      const seat = takeSeat();
      for (const round of examples) {
        await seat.play(round, []);
        await seat.refuse(round);
        expectShown(seat, round);
        expectFoot(seat.page, round);
      }
    });
  });
}

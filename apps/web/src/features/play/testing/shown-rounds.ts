import type { Round } from '@goldwren/contracts/player';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, it, vi } from 'vitest';
import { fakeMotion } from './fake-motion.ts';
import { expectWinAmount, type StageSeat } from './stage-seat.tsx';

/** Uses fake timers for the tests of a file. Animations follow them. */
export function installFakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    fakeMotion();
  });
}

interface ShownRounds<Seat extends StageSeat> {
  readonly anyRound: fc.Arbitrary<Round>;
  /** One round of each kind, for checks that run once. */
  readonly examples: readonly Round[];
  takeSeat(): Seat;
  /** Expects that the stage shows the end of this round. Games check their wins here. */
  expectShown(seat: Seat, round: Round): void;
  readonly numRuns?: number;
  /** The maximum number of consecutive rounds. */
  readonly most?: number;
  /** The maximum number of skips. */
  readonly skips?: number;
  readonly longestMs?: number;
}

/** Plays consecutive rounds with random skips and motion settings, and checks each one at its end. */
function playAnyRounds<Seat extends StageSeat>(shown: ShownRounds<Seat>): Promise<void> {
  const { anyRound, takeSeat, expectShown, numRuns = 30, most = 4, skips = 4, longestMs = 30_000 } = shown;
  const skipsAt = fc.array(fc.integer({ min: 0, max: longestMs }), { maxLength: skips });
  const played = fc.array(fc.tuple(anyRound, skipsAt, fc.boolean()), { minLength: 1, maxLength: most });
  return fc.assert(
    fc.asyncProperty(played, async (rounds) => {
      const seat = takeSeat();
      for (const [round, skippedAt, reducedMotion] of rounds) {
        await seat.play(round, skippedAt, reducedMotion);
        expectShown(seat, round);
        expectWinAmount(seat.page, round);
      }
      cleanup();
    }),
    { numRuns },
  );
}

/** The shared tests of every stage of an instant game. */
export function describeShownRounds<Seat extends StageSeat>(shown: ShownRounds<Seat>): void {
  const { examples, takeSeat, expectShown } = shown;
  describe('at the end of a round, the stage shows the settled result', () => {
    it('for consecutive rounds, with and without skips and motion', { timeout: 60_000 }, () => playAnyRounds(shown));

    it('and needs no Web Animations support', async () => {
      Reflect.deleteProperty(Element.prototype, 'animate');
      const seat = takeSeat();
      for (const round of examples) {
        await seat.play(round, []);
        expectShown(seat, round);
        expectWinAmount(seat.page, round);
      }
    });

    it('and shows the previous round again, including its win, when a stake is rejected', async () => {
      const seat = takeSeat();
      for (const round of examples) {
        await seat.play(round, []);
        await seat.refuse(round);
        expectShown(seat, round);
        expectWinAmount(seat.page, round);
      }
    });
  });
}

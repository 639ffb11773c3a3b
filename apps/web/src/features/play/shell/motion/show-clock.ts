import { play } from '@goldwren/rules';
import type { Skip } from '../../model/skip.ts';

/** The minimum time that a round is on screen unless the player skips it, in milliseconds. */
const cycleMs = 2_500;

/** The timing of one shown round. A skip ends all later waits at once, except for the minimum duration. */
export interface ShowClock {
  /** Milliseconds since the round started. */
  elapsed(): number;
  skipped(): boolean;
  /** Resolves after `ms`, or at once when skipped. Resolves with false when the show is cancelled. */
  wait(ms: number): Promise<boolean>;
  /** Resolves when the round is `ms` old, skipped or not. */
  waitUntil(ms: number): Promise<boolean>;
  /** Starts a new part. An earlier skip does not apply to it. */
  restart(): void;
  /** Cancels the show, because the screen is gone or a new round has started. */
  cancel(): void;
  isCancelled(): boolean;
  /** Listens for skips until the show is cancelled, or until the returned function is called. */
  onSkip(listener: () => void): () => void;
}

export function createShowClock(skip: Skip, startedAt = performance.now()): ShowClock {
  let isSkipped = false;
  let isOff = false;
  const wakers = new Set<() => void>();
  const wake = () => {
    for (const waker of [...wakers]) waker();
  };
  // The skip object outlives its rounds. A remaining listener would keep the round's objects in memory for the whole visit.
  const leave = [
    skip.onRequest(() => {
      isSkipped = true;
      wake();
    }),
  ];
  function pause(ms: number, skippable: boolean): Promise<boolean> {
    if (isOff || ms <= 0 || (skippable && isSkipped)) return Promise.resolve(!isOff);
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        wakers.delete(woken);
        resolve(!isOff);
      }
      // A skip ends the waits that can be skipped. Cancelling ends all of them.
      function woken(): void {
        if (skippable || isOff) done();
      }
      wakers.add(woken);
    });
  }
  return {
    elapsed: () => performance.now() - startedAt,
    skipped: () => isSkipped,
    wait: (ms) => pause(ms, true),
    waitUntil: (ms) => pause(ms - (performance.now() - startedAt), false),
    restart() {
      isSkipped = false;
    },
    cancel() {
      isOff = true;
      for (const unsubscribe of leave.splice(0)) unsubscribe();
      wake();
    },
    isCancelled: () => isOff,
    onSkip(listener) {
      if (isOff) return () => undefined;
      const unsubscribe = skip.onRequest(listener);
      leave.push(unsubscribe);
      return unsubscribe;
    },
  };
}

/** Waits until the paid round has been shown for its minimum time. @returns false when the show is cancelled */
export async function endCycle(clock: ShowClock): Promise<boolean> {
  return (await clock.wait(cycleMs - clock.elapsed())) && clock.waitUntil(play.minimumRoundIntervalMs);
}

import { play } from '@goldwren/rules';
import type { Skip } from '../model/skip.ts';

/** A cycle is at least this long on screen unless the player skips it. */
const cycleMs = 2_500;

/** Time of one shown round. Skipping makes every later wait end at once, save for the shortest cycle. */
export interface ShowClock {
  /** Milliseconds since the round began. */
  elapsed(): number;
  skipped(): boolean;
  /** Resolves `ms` from now, at once when skipped; false when the show was called off. */
  wait(ms: number): Promise<boolean>;
  /** Resolves when the round is `ms` old, skipped or not. */
  waitUntil(ms: number): Promise<boolean>;
  /** A new part begins: what was skipped before does not skip this. */
  restart(): void;
  /** The screen is gone or a new round began: nothing of this one may touch it. */
  callOff(): void;
  calledOff(): boolean;
  /** Hears skips until the show is called off, or by what it returns before. */
  onSkip(listener: () => void): () => void;
}

export function createShowClock(skip: Skip, startedAt = performance.now()): ShowClock {
  let isSkipped = false;
  let isOff = false;
  const wakers = new Set<() => void>();
  const wake = () => {
    for (const waker of [...wakers]) waker();
  };
  // A skip outlives its rounds: whatever of one still listened would be kept, with all that it sees, for the whole visit.
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
      // A skip ends the waits that may be skipped; calling off ends them all.
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
    callOff() {
      isOff = true;
      for (const unsubscribe of leave.splice(0)) unsubscribe();
      wake();
    },
    calledOff: () => isOff,
    onSkip(listener) {
      if (isOff) return () => undefined;
      const unsubscribe = skip.onRequest(listener);
      leave.push(unsubscribe);
      return unsubscribe;
    },
  };
}

/** Waits until what was paid for has had its time. @returns false when the show was called off */
export async function endCycle(clock: ShowClock): Promise<boolean> {
  return (await clock.wait(cycleMs - clock.elapsed())) && clock.waitUntil(play.minimumRoundIntervalMs);
}

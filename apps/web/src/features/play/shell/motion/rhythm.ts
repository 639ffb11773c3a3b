/** The longest time for which a feature is shown unless the player skips it: its card, its spins, and its end. */
export const longestFeatureMs = 25_000;

/** Timers are late by a few milliseconds each, and a feature waits for many. */
const latenessMs = 500;

/** The share of its usual time that a part takes in which nothing can be won. */
export const quick = 0.55;

/**
 * The tempo of the spins of a feature: the share of their usual time that they take, so that the whole feature is not too
 * long. It depends on how much is shown, never on how much is won.
 * @param spinsMs The usual time of all spins
 * @param aroundMs The time of the card before them and of the end after them
 */
export function tempoOf(spinsMs: number, aroundMs: number): number {
  return Math.min(1, (longestFeatureMs - latenessMs - aroundMs) / spinsMs);
}

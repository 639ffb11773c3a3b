import type { WinLevel } from './win-level.ts';

/** A win as music: notes of the game's melody, then chords. */
interface WinMusic {
  readonly notes: number;
  /** The number of times that the chord sounds after the notes. */
  readonly chords: number;
  /** True when the accent of the game ends it. */
  readonly accent: boolean;
}

/** The larger the win, the longer the music. `measure:sound` limits how loud it gets. */
export const winMusic: Readonly<Record<Exclude<WinLevel, null | 'returned'>, WinMusic>> = {
  1: { notes: 4, chords: 0, accent: false },
  10: { notes: 6, chords: 1, accent: false },
  25: { notes: 9, chords: 1, accent: false },
  50: { notes: 12, chords: 2, accent: true },
  100: { notes: 16, chords: 3, accent: true },
};

const ticksPerSecond = 11;

/**
 * The times of the ticks of a count in seconds. Like the count itself (`celebration/count-up.tsx`), they are dense at first
 * and slow down.
 */
export function tickTimes(ms: number): number[] {
  const count = Math.round((ticksPerSecond * ms) / 1_000);
  return Array.from({ length: count }, (_, tick) => (ms / 1_000) * (1 - (1 - (tick + 1) / (count + 1)) ** (1 / 3)));
}

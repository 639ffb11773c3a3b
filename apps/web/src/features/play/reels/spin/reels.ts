import type { Band, ReelGame } from '../reel-game.ts';
import type { ReelStep } from '../reel-script.ts';
import { type Cut, type Place, Reel } from './reel.ts';

/** Each reel starts shortly after its left neighbour. */
const startStaggerMs = 35;

/**
 * All reels of a game on the page. Their cells are created once without React, so there is nothing to diff while they move.
 */
export interface Reels {
  readonly count: number;
  show(places: readonly Place[]): void;
  spin(band: Band): void;
  /** Slows down this reel, because its result may trigger the feature. */
  slow(reel: number): void;
  /** Prepares a landing. @see Reel.plan */
  plan(reel: number, place: Place, ms: number, cut: Cut): void;
  land(reel: number, place: Place, ms: number): Promise<void>;
  fade(reel: number, place: Place, ms: number): Promise<void>;
  /** Ends the current movement sooner. */
  hurry(): void;
  /** Ends all animations. Every reel shows its last target position. */
  stop(): void;
}

/** The positions of the reels in a step. */
export function placesOf({ band, stops, grid }: Pick<ReelStep, 'band' | 'stops' | 'grid'>): Place[] {
  return grid.map((window, reel) => ({ band, stop: stops[reel] ?? 0, rows: window.length }));
}

/** @param windows One element per reel */
export function createReels(windows: readonly HTMLElement[], game: ReelGame): Reels {
  const reels = windows.map((window, index) => new Reel(window, game, index));
  return {
    count: reels.length,
    show(places) {
      for (const [index, place] of places.entries()) reels[index]?.rest(place);
    },
    spin(band) {
      for (const [index, reel] of reels.entries()) void reel.spin(band, index * startStaggerMs);
    },
    slow: (index) => reels[index]?.slow(),
    plan: (index, ...landing) => reels[index]?.plan(...landing),
    land: async (index, place, ms) => reels[index]?.land(place, ms),
    fade: async (index, place, ms) => reels[index]?.fade(place, ms),
    hurry() {
      for (const reel of reels) reel.hurry();
    },
    stop() {
      for (const reel of reels) reel.stop();
    },
  };
}

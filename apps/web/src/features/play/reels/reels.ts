import { Reel } from './reel.ts';
import type { Band, ReelGame } from './reel-game.ts';

/** Reels do not start as one: each a moment after its left neighbour. */
const startStaggerMs = 35;

/** All reels of a game on the page. Their cells are made by hand, once: React has nothing to diff while they move. */
export interface Reels {
  readonly count: number;
  show(band: Band, stops: readonly number[]): void;
  spin(band: Band): void;
  /** This reel turns slowly now: what it shows may open the feature. */
  slow(reel: number): void;
  land(reel: number, band: Band, stop: number, ms: number): Promise<void>;
  fade(reel: number, band: Band, stop: number, ms: number): Promise<void>;
  /** What moves now comes to its end sooner. */
  hurry(): void;
  /** Everything stands where it was last told to. */
  stop(): void;
}

/** @param windows one element per reel */
export function createReels(windows: readonly HTMLElement[], game: ReelGame): Reels {
  const reels = windows.map((window, index) => new Reel(window, game, index));
  return {
    count: reels.length,
    show(band, stops) {
      for (const [index, reel] of reels.entries()) reel.rest(band, stops[index] ?? 0);
    },
    spin(band) {
      for (const [index, reel] of reels.entries()) void reel.spin(band, index * startStaggerMs);
    },
    slow: (index) => reels[index]?.slow(),
    land: async (index, band, stop, ms) => reels[index]?.land(band, stop, ms),
    fade: async (index, band, stop, ms) => reels[index]?.fade(band, stop, ms),
    hurry() {
      for (const reel of reels) reel.hurry();
    },
    stop() {
      for (const reel of reels) reel.stop();
    },
  };
}

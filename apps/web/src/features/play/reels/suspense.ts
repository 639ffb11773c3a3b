import type { ReelGame } from './reel-game.ts';
import type { ReelStep } from './reel-script.ts';

/** The number of a symbol in each window. */
export function countsOf(grid: readonly (readonly string[])[], symbol: string): number[] {
  return grid.map((window) => window.filter((id) => id === symbol).length);
}

/**
 * The reels that land late: those before which exactly one feature symbol is missing, and whose own strip contains it. This
 * only affects the speed, never the result. A grid that was never one symbol away has none.
 */
export function suspenseReels(
  { feature, strips }: ReelGame,
  { band, grid }: Pick<ReelStep, 'band' | 'grid'>,
): ReadonlySet<number> {
  const late = new Set<number>();
  let seen = 0;
  for (const [reel, count] of countsOf(grid, feature.symbol).entries()) {
    if (seen === feature.needed - 1 && strips[band][reel]?.includes(feature.symbol)) late.add(reel);
    seen += count;
  }
  return late;
}

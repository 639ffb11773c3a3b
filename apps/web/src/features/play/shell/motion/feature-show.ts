import type { SoundBoard } from '../../model/sound-board.ts';
import { type CelebrationLevel, celebrationMs } from '../celebration/celebration-level.ts';
import type { ShowClock } from './show-clock.ts';

/** How long the symbols that triggered the feature stay visible before its scene starts, in milliseconds. */
const openedMs = 1_300;
const introMs = 2_400;
const totalMs = 2_400;
/** The longest time before and after the spins of a feature, in milliseconds. */
export const aroundSpinsMs = openedMs + introMs + Math.max(totalMs, ...Object.values(celebrationMs));

/** What a stage with free spins shows in addition to its symbols. */
export interface FeatureView {
  /** The scene of the feature: its opening card, its spins, or the card with its total. */
  readonly scene: 'intro' | 'spins' | 'total' | null;
  /** The free spin that is shown, and the total number of free spins. */
  readonly freeSpin: { readonly number: number; readonly of: number } | null;
  /** The amount won so far, in hundredths of the stake. */
  readonly collectedX100: number;
  /** The number of feature symbols visible in this spin so far. */
  readonly scattersLanded: number;
  /** The number of free spins that the round won, once they are announced. */
  readonly freeSpinsWon: number;
}

/** The tools for showing a round with free spins. */
export interface FeatureShow {
  readonly clock: ShowClock;
  readonly sound: SoundBoard;
  readonly reducedMotion: boolean;
  readonly level: CelebrationLevel;
  view(change: Partial<FeatureView>): void;
  /** Starts the celebration of the win. */
  celebrate(): void;
}

/** Starts a new part. An earlier skip does not apply to it. */
function part({ clock, view }: FeatureShow, ms: number, change: Partial<FeatureView>): Promise<boolean> {
  clock.restart();
  view(change);
  return clock.wait(ms);
}

/**
 * Opens the feature and shows its spins.
 * @param won The number of free spins won. `steps` can be fewer if the rest was not needed.
 * @returns false when the show is cancelled
 */
export async function showFreeSpins<Step>(
  show: FeatureShow,
  steps: readonly Step[],
  won: number,
  showSpin: (step: Step) => Promise<boolean>,
): Promise<boolean> {
  const { clock, sound, view } = show;
  if (!(await part(show, openedMs, {}))) return false;
  sound.bed('feature', true);
  if (!(await part(show, introMs, { scene: 'intro', freeSpinsWon: won }))) return false;
  clock.restart();
  for (const [index, step] of steps.entries()) {
    view({ scene: 'spins', freeSpin: { number: index + 1, of: won } });
    // After a skip, only the last spin is shown. The total is the same.
    if (clock.skipped() && index < steps.length - 1) continue;
    if (!(await showSpin(step))) return false;
  }
  return true;
}

/**
 * Shows the card of a big win or of a feature's total, even after an earlier skip. A further skip ends it.
 * @returns false when the show is cancelled
 */
export function showEnd(show: FeatureShow, ofFeature: boolean): Promise<boolean> {
  const { clock, level, celebrate } = show;
  celebrate();
  if (!ofFeature && level < 10) return clock.wait(celebrationMs[level]);
  const ms = Math.max(ofFeature ? totalMs : 0, celebrationMs[level]);
  return part(show, ms, ofFeature ? { scene: 'total' } : {});
}

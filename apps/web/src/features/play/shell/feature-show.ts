import { type CelebrationTier, celebrationMs } from '../model/celebration.ts';
import type { SoundBoard } from '../model/sound-board.ts';
import type { ShowClock } from './show-clock.ts';

/** The symbols that opened the feature are looked at before its scene opens. */
const openedMs = 1_300;
const introMs = 2_400;
const totalMs = 2_400;

/** What a stage with free spins shows besides its symbols. */
export interface FeatureView {
  /** The feature's scene: its opening card, its spins, the card of its sum. */
  readonly scene: 'intro' | 'spins' | 'total' | null;
  /** Which free spin of how many is shown. */
  readonly freeSpin: { readonly number: number; readonly of: number } | null;
  /** Hundredths of the stake collected so far. */
  readonly collectedX100: number;
  /** Symbols of the feature that this spin shows so far. */
  readonly scattersLanded: number;
  /** Free spins that the round won, once they are told. */
  readonly freeSpinsWon: number;
}

/** What a round with free spins is shown by. */
export interface FeatureShow {
  readonly clock: ShowClock;
  readonly sound: SoundBoard;
  readonly calm: boolean;
  readonly tier: CelebrationTier;
  view(change: Partial<FeatureView>): void;
  /** The win is celebrated from now on. */
  celebrate(): void;
}

/** A part of its own: what was skipped before does not skip it. */
function part({ clock, view }: FeatureShow, ms: number, change: Partial<FeatureView>): Promise<boolean> {
  clock.restart();
  view(change);
  return clock.wait(ms);
}

/**
 * Opens the feature and shows its spins.
 * @param won free spins, of which `steps` are those that were needed
 * @returns false when it was called off
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
    // Skipped ahead: only the last spin is put on the stage, the sum is the same.
    if (clock.skipped() && index < steps.length - 1) continue;
    if (!(await showSpin(step))) return false;
  }
  return true;
}

/**
 * The card of a big win, or of a feature's sum, is seen even by those who skipped their way here; a further skip ends it.
 * @returns false when it was called off
 */
export function showEnd(show: FeatureShow, ofFeature: boolean): Promise<boolean> {
  const { clock, tier, celebrate } = show;
  celebrate();
  if (!ofFeature && (tier === 'none' || tier === 'win')) return clock.wait(celebrationMs[tier]);
  const ms = Math.max(ofFeature ? totalMs : 0, celebrationMs[tier]);
  return part(show, ms, ofFeature ? { scene: 'total' } : {});
}

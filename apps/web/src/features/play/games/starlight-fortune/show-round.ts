import { play } from '@goldwren/rules';
import { celebrationMs } from '../../model/celebration.ts';
import type { SoundBoard } from '../../model/sound-board.ts';
import type { ShowClock } from '../../shell/show-clock.ts';
import type { Reels } from './reel-motion.ts';
import type { SpinStep } from './spin-script.ts';
import { reelIndexes } from './strips.ts';

/** A cycle is at least this long on screen unless the player skips it (design/games.md, Client). */
const cycleMs = 2_500;

const paid = { firstStop: 1_000, stagger: 220, land: 620 };
const free = { firstStop: 520, stagger: 130, land: 480 };
const skippedLandMs = 260;
const fadeMs = 240;
const bannerMs = 1_500;
const winsMs = celebrationMs.win;

/** What the stage shows besides the reels. */
export interface SpinView {
  readonly step: SpinStep | null;
  /** True while this step's wins are drawn. */
  readonly winsShown: boolean;
  readonly banner: 'free_spins_won' | 'free_spins_over' | null;
  /** Which free spin of how many is on the reels. */
  readonly freeSpin: { readonly number: number; readonly of: number } | null;
  /** Hundredths of the stake collected so far. */
  readonly collectedX100: number;
}

export interface Show {
  readonly clock: ShowClock;
  readonly reels: Reels;
  readonly sound: SoundBoard;
  readonly calm: boolean;
  view(change: Partial<SpinView>): void;
}

async function landReels(show: Show, step: SpinStep): Promise<boolean> {
  const { clock, reels, sound, calm } = show;
  const pace = step.free ? free : paid;
  const landings: Promise<void>[] = [];
  for (const reel of reelIndexes) {
    const pause = reel === 0 ? pace.firstStop - (step.free ? 0 : clock.elapsed()) : pace.stagger;
    if (!(await clock.wait(pause))) return false;
    const landed = calm
      ? reels.fade(reel, step, fadeMs)
      : reels.land(reel, step, clock.skipped() ? skippedLandMs : pace.land);
    landings.push(
      landed.then(() => {
        if (clock.calledOff()) return;
        sound.thud(reel);
        if (step.moons.some(([at]) => at === reel)) sound.moon();
      }),
    );
  }
  await Promise.all(landings);
  return !clock.calledOff();
}

async function showWins(show: Show, step: SpinStep): Promise<boolean> {
  show.view({ step, winsShown: true, collectedX100: step.payX100 });
  const won = step.lineWins.length > 0 || step.moons.length > 0;
  return show.clock.wait(won ? winsMs : 0);
}

async function showFreeSpins(show: Show, steps: readonly SpinStep[]): Promise<boolean> {
  show.clock.restart();
  show.view({ banner: 'free_spins_won' });
  if (!(await show.clock.wait(bannerMs))) return false;
  for (const [index, step] of steps.entries()) {
    show.view({ banner: null, step, winsShown: false, freeSpin: { number: index + 1, of: steps.length } });
    // Skipped ahead: only the last spin is put on the reels, the sum is the same.
    if (show.clock.skipped() && index < steps.length - 1) continue;
    if (!show.calm) show.reels.spin(true);
    if (!(await landReels(show, step))) return false;
    if (!(await showWins(show, step))) return false;
  }
  show.view({ banner: 'free_spins_over' });
  show.clock.restart();
  const over = await show.clock.wait(bannerMs);
  show.view({ banner: null });
  return over;
}

/**
 * Plays a settled round from its first stop to its last free spin.
 * @returns false when it was called off
 */
export async function showRound(show: Show, steps: readonly SpinStep[], celebrate: () => void): Promise<boolean> {
  const [first, ...freeSteps] = steps;
  if (!first) return true;
  show.view({ winsShown: false, banner: null, freeSpin: null, collectedX100: 0 });
  if (!(await landReels(show, first))) return false;
  show.view({ step: first });
  if (!(await show.clock.wait(cycleMs - show.clock.elapsed()))) return false;
  if (!(await show.clock.waitUntil(play.minimumRoundIntervalMs))) return false;
  if (freeSteps.length === 0) celebrate();
  if (!(await showWins(show, first))) return false;
  if (freeSteps.length === 0) return true;
  const over = await showFreeSpins(show, freeSteps);
  if (over) celebrate();
  return over;
}

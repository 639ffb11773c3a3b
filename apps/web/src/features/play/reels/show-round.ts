import { celebrationMs } from '../shell/celebration/celebration-level.ts';
import {
  aroundSpinsMs,
  type FeatureShow,
  type FeatureView,
  showEnd,
  showFreeSpins,
} from '../shell/motion/feature-show.ts';
import { tempoOf } from '../shell/motion/rhythm.ts';
import { endCycle } from '../shell/motion/show-clock.ts';
import type { Bonus } from './feature/bonus.ts';
import type { ReelGame } from './reel-game.ts';
import { type ReelStep, wonCells } from './reel-script.ts';
import { placesOf, type Reels } from './spin/reels.ts';
import { stepsIn } from './spin/steps-in.ts';
import { countsOf, suspenseReels } from './suspense.ts';

const pace = {
  paid: { firstStop: 1_000, stagger: 220, land: 620 },
  free: { firstStop: 620, stagger: 130, land: 480 },
};
/** Milliseconds that a reel spins slowly while the feature is one symbol away, and that it then takes to stop. */
const suspense = { pause: 950, land: 1_250 };
const skippedLandMs = 260;
const fadeMs = 240;
/** Wins start on the first reel and need at least this many. A spin without a win brings nothing more after them. */
const fewestReels = 3;
/** The time between two reels that can bring nothing more. */
const quickStaggerMs = 40;
const winsMs = celebrationMs[1];
/** The wins of a free spin have no celebration after them, so a game's own picture of them has to end and stay for a moment. */
const freeWinsMs = 1_300;
/** The time between the end of the wins of a free spin and the start of the next, in which their frames leave the screen. */
const clearMs = 60;

/** What the stage shows in addition to the reels. */
export interface ReelView extends FeatureView {
  readonly step: ReelStep | null;
  /** True while the wins of this step are drawn. */
  readonly winsShown: boolean;
  /** The rows of each reel that has landed, in a game whose reels vary in height. */
  readonly landedRows: readonly number[];
}

export interface Show extends FeatureShow {
  readonly game: ReelGame;
  readonly reels: Reels;
  readonly bonus: Bonus | null;
  view(change: Partial<ReelView>): void;
}

/** Waits until this reel may land. Takes longer while the feature is one symbol away. */
async function awaitTurn(
  { clock, reels, sound, reducedMotion }: Show,
  reel: number,
  late: boolean,
  ms: number,
  tempo: number,
): Promise<boolean> {
  if (!(await clock.wait(ms))) return false;
  if (!late || reducedMotion || clock.skipped()) return true;
  sound.bed('suspense', true);
  reels.slow(reel);
  return clock.wait(suspense.pause * tempo);
}

/** The pauses before the reels of a free spin, its landing and its wins: long while something can be won, short after that. */
function rhythmOf({ grid, wins }: Pick<ReelStep, 'grid' | 'wins'>, mayComplete: boolean) {
  const { firstStop, stagger } = pace.free;
  const isOpen = (reel: number) => wins.length > 0 || mayComplete || reel < fewestReels;
  return grid.map((_, reel) => (reel === 0 ? firstStop : isOpen(reel) ? stagger : quickStaggerMs));
}

/** The usual time of a free spin, in milliseconds. */
export function freeSpinMs(game: ReelGame, step: ReelStep): number {
  const late = suspenseReels(game, step);
  const pauses = rhythmOf(step, late.size > 0).reduce((sum, ms) => sum + ms, 0);
  const suspended = late.size * (suspense.pause + suspense.land);
  return clearMs + pauses + suspended + pace.free.land + (wonCells(step).length > 0 ? freeWinsMs : 0);
}

/** Prepares the landings of all reels before the first that may take longer. A skip lands them in its own way. */
function planLandings(
  { clock, reels, reducedMotion }: Show,
  step: ReelStep,
  pauses: readonly number[],
  ms: number,
): void {
  if (reducedMotion || clock.skipped()) return;
  let inMs = 0;
  for (const [reel, place] of placesOf(step).slice(0, pauses.length).entries()) {
    inMs += Math.max(0, pauses[reel] ?? 0);
    reels.plan(reel, place, ms, stepsIn(inMs));
  }
}

async function landReels(show: Show, step: ReelStep, tempo = 1): Promise<boolean> {
  const { clock, reels, sound, reducedMotion, game } = show;
  const { firstStop, stagger } = pace.paid;
  const land = pace[step.band].land * tempo;
  const late = suspenseReels(game, step);
  const rhythm = step.band === 'free' ? rhythmOf(step, late.size > 0) : null;
  const scatters = countsOf(step.grid, game.feature.symbol);
  let scattersLanded = 0;
  const landings: Promise<void>[] = [];
  const pauseBefore = (reel: number) => {
    if (rhythm) return (rhythm[reel] ?? 0) * tempo;
    return reel === 0 ? firstStop - clock.elapsed() : stagger;
  };
  const early = step.grid.map((_, reel) => reel).slice(0, Math.min(...late, step.grid.length));
  planLandings(show, step, early.map(pauseBefore), land);
  for (const [reel, place] of placesOf(step).entries()) {
    const isLate = late.has(reel);
    // A slow reel waits for the previous one, because only then is it known what it can complete.
    if (isLate) await Promise.all(landings);
    if (!(await awaitTurn(show, reel, isLate, pauseBefore(reel), tempo))) return false;
    const ms = clock.skipped() ? skippedLandMs : isLate ? suspense.land * tempo : land;
    const landed = reducedMotion ? reels.fade(reel, place, fadeMs) : reels.land(reel, place, ms);
    landings.push(
      landed.then(() => {
        if (clock.isCancelled()) return;
        if (game.restingRows) show.view({ landedRows: step.grid.slice(0, reel + 1).map(({ length }) => length) });
        if (isLate) sound.play('tense', scattersLanded);
        else sound.play('stop', reel);
        if (!scatters[reel]) return;
        scattersLanded += scatters[reel] ?? 0;
        show.view({ scattersLanded });
        sound.play('symbol', scattersLanded);
      }),
    );
  }
  await Promise.all(landings);
  sound.bed('suspense', false);
  sound.bed('moving', false);
  return !clock.isCancelled();
}

async function showWins(show: Show, step: ReelStep, ms = winsMs): Promise<boolean> {
  show.view({ step, winsShown: true, collectedX100: step.payX100 });
  return show.clock.wait(wonCells(step).length > 0 ? ms : 0);
}

async function showFreeSpin(show: Show, step: ReelStep, tempo: number): Promise<boolean> {
  const { reels, sound, reducedMotion } = show;
  show.view({ winsShown: false });
  if (!(await show.clock.wait(clearMs * tempo))) return false;
  if (!reducedMotion) reels.spin(step.band);
  sound.bed('moving', !reducedMotion);
  return (await landReels(show, step, tempo)) && showWins(show, step, freeWinsMs * tempo);
}

/**
 * Plays a settled round from its first spin to its last free spin, or through the bonus of the game.
 * @returns false when the show is cancelled
 */
export async function showRound(show: Show, steps: readonly ReelStep[]): Promise<boolean> {
  const [first, ...freeSteps] = steps;
  if (!first) return true;
  show.view({ winsShown: false, scene: null, freeSpin: null, collectedX100: 0, scattersLanded: 0, freeSpinsWon: 0 });
  if (!(await landReels(show, first))) return false;
  show.view({ step: first });
  if (!(await endCycle(show.clock))) return false;
  const ofFeature = freeSteps.length > 0 || show.bonus !== null;
  const plain = !ofFeature && show.level < 10;
  // The amount of a small win counts up while its lines are drawn.
  if (plain) show.celebrate();
  if (!(await showWins(show, first))) return false;
  if (plain) return true;
  if (freeSteps.length > 0) {
    const usualMs = freeSteps.reduce((sum, step) => sum + freeSpinMs(show.game, step), 0);
    const tempo = tempoOf(usualMs, aroundSpinsMs);
    const spin = (step: ReelStep) => showFreeSpin(show, step, tempo);
    if (!(await showFreeSpins(show, freeSteps, freeSteps.length, spin))) return false;
  }
  if (show.bonus && !(await show.bonus.play(show))) return false;
  return showEnd(show, ofFeature);
}

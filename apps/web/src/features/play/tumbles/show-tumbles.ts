import {
  aroundSpinsMs,
  type FeatureShow,
  type FeatureView,
  showEnd,
  showFreeSpins,
} from '../shell/motion/feature-show.ts';
import { quick, tempoOf } from '../shell/motion/rhythm.ts';
import { endCycle } from '../shell/motion/show-clock.ts';
import { burstMs, dropMs, emptyMs, type Field, fadeMs, tumbleFallMs } from './field.ts';
import type { TumbleGame } from './tumble-game.ts';
import { bestOf, burstOf, fallOf, restOf, shownOf, type Tumble, type TumbleStep } from './tumble-script.ts';

/** The earliest time for a paid grid to fall, even after a fast answer, in milliseconds. */
const paidDropMs = 650;
/** How long winning symbols stay highlighted before they burst. */
const litMs = 750;
/** How long a grid at rest is shown before the next one falls. */
const restMs = { paid: 0, free: 350 };

/** What the stage shows in addition to the symbols. */
export interface TumbleView extends FeatureView {
  /** The tumble whose wins are highlighted now. */
  readonly tumble: Tumble | null;
  /** The symbol that paid most in each tumble of this spin so far. */
  readonly chain: readonly string[];
}

export interface Show extends FeatureShow {
  readonly game: TumbleGame;
  readonly field: Field;
  view(change: Partial<TumbleView>): void;
}

/** Updates the number of feature symbols of the paid spin, with a sound for each new one. In free spins, they do nothing. */
function showScatters({ game, view, sound }: Show, { band, grid }: Pick<TumbleStep, 'band' | 'grid'>, before: number) {
  if (band === 'free') return before;
  const landed = shownOf(grid, game.feature.symbol);
  if (landed > before) sound.play('symbol', landed);
  view({ scattersLanded: landed });
  return landed;
}

/** Waits in the tempo of the field. */
function pause({ clock, field }: Show, ms: number): Promise<boolean> {
  return clock.wait(ms * field.tempo);
}

/** The usual time of a free spin, in milliseconds, without its tumbles and with them. */
export function freeSpinMs(game: TumbleGame, { tumbles }: Pick<TumbleStep, 'tumbles'>): number {
  const quiet = emptyMs(game) + dropMs(game) + restMs.free;
  return quick * quiet + tumbles.length * (litMs + burstMs + tumbleFallMs);
}

async function dropGrid(show: Show, step: TumbleStep): Promise<boolean> {
  const { clock, field, sound, reducedMotion, game } = show;
  const isPaid = step.band === 'paid';
  if (!(await clock.wait(isPaid ? paidDropMs - clock.elapsed() : 0))) return false;
  if (reducedMotion) field.fade(step.grid);
  else field.drop(step.grid);
  if (!(await pause(show, reducedMotion ? fadeMs : dropMs(game)))) return false;
  sound.play('land', isPaid ? 0 : 3);
  return true;
}

/** Before the first tumble of a spin. */
const noTumble = { tumble: null, chain: [] };

/** Highlights the winning symbols, bursts them, and lets the others fall. The sum grows only when they burst. */
async function showTumble(
  show: Show,
  before: TumbleStep['grid'],
  tumble: Tumble,
  chain: readonly string[],
): Promise<boolean> {
  const { field, sound, reducedMotion, view } = show;
  const cells = burstOf(tumble);
  view({ tumble, chain });
  field.light(cells);
  sound.play('burst', chain.length);
  if (!(await pause(show, litMs))) return false;
  field.burst(cells, reducedMotion);
  view({ collectedX100: tumble.payX100 });
  if (!(await pause(show, reducedMotion ? fadeMs : burstMs))) return false;
  view({ tumble: null });
  if (reducedMotion) field.fade(tumble.grid);
  else field.tumble(tumble.grid, fallOf(before, tumble));
  if (!(await pause(show, reducedMotion ? fadeMs : tumbleFallMs))) return false;
  sound.play('land', 2);
  return true;
}

/** Shows one spin until its grid is at rest. A skip shows the final grid at once. */
async function showSpin(show: Show, step: TumbleStep, tempo = 1): Promise<boolean> {
  const { clock, field, view } = show;
  if (!(await dropGrid(show, step))) return false;
  field.tempo = tempo;
  let scatters = showScatters(show, step, 0);
  let grid = step.grid;
  const chain = step.tumbles.map(bestOf);
  for (const [index, tumble] of step.tumbles.entries()) {
    if (clock.skipped()) break;
    if (!(await showTumble(show, grid, tumble, chain.slice(0, index + 1)))) return false;
    grid = tumble.grid;
    scatters = showScatters(show, { band: step.band, grid }, scatters);
  }
  if (clock.skipped()) field.show(restOf(step));
  showScatters(show, { band: step.band, grid: restOf(step) }, scatters);
  view({ tumble: null, chain, collectedX100: step.payX100 });
  return clock.wait(restMs[step.band] * quick * tempo);
}

/** Highlights the symbols that triggered the feature. */
function lightOpening({ field, game }: Show, opened: TumbleStep): void {
  const crowns = restOf(opened).flatMap((column, at) =>
    column.flatMap((id, row) => (id === game.feature.symbol ? [[at, row] as const] : [])),
  );
  field.light(crowns);
}

/** The grid falls quickly, because nothing is won by that. Tumbles take their time. */
async function showFreeSpin(show: Show, step: TumbleStep, tempo: number): Promise<boolean> {
  const { field, reducedMotion, game, view } = show;
  // The band already shows the number of the new spin.
  view(noTumble);
  field.tempo = quick * tempo;
  if (!reducedMotion) field.empty();
  return (await pause(show, reducedMotion ? 0 : emptyMs(game))) && showSpin(show, step, tempo);
}

/**
 * Plays a settled round from its first grid to its last free spin.
 * @returns false when the show is cancelled
 */
export async function showRound(show: Show, steps: readonly TumbleStep[]): Promise<boolean> {
  const [first, ...freeSteps] = steps;
  if (!first) return true;
  show.view({ ...noTumble, scene: null, freeSpin: null, collectedX100: 0, scattersLanded: 0, freeSpinsWon: 0 });
  show.field.tempo = 1;
  if (!(await showSpin(show, first))) return false;
  if (!(await endCycle(show.clock))) return false;
  if (freeSteps.length > 0) {
    lightOpening(show, first);
    const usualMs = freeSteps.reduce((sum, step) => sum + freeSpinMs(show.game, step), 0);
    const tempo = tempoOf(usualMs, aroundSpinsMs);
    const spin = (step: TumbleStep) => showFreeSpin(show, step, tempo);
    if (!(await showFreeSpins(show, freeSteps, first.freeSpinsWon, spin))) return false;
  }
  return showEnd(show, freeSteps.length > 0);
}

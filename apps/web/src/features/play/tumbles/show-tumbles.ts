import { play } from '@goldwren/rules';
import { type CelebrationTier, celebrationMs } from '../model/celebration.ts';
import type { SoundBoard } from '../model/sound-board.ts';
import type { ShowClock } from '../shell/show-clock.ts';
import { burstMs, dropMs, emptyMs, type Field, fadeMs, tumbleFallMs } from './field.ts';
import type { TumbleGame } from './tumble-game.ts';
import { burstOf, fallOf, restOf, shownOf, type Tumble, type TumbleStep } from './tumble-script.ts';

/** A cycle is at least this long on screen unless the player skips it (design/games.md, Client). */
const cycleMs = 2_500;
/** Not before this does a paid grid fall, however quick the answer. */
const paidDropMs = 650;
/** What pays is looked at before it bursts. */
const litMs = 750;
/** A grid at rest is looked at before the next falls. */
const restMs = { paid: 0, free: 350 };
const openedMs = 1_300;
const introMs = 2_400;
const totalMs = 2_400;

/** What the stage shows besides the symbols. */
export interface TumbleView {
  /** What pays now, while it is lit. */
  readonly tumble: Tumble | null;
  /** The how manieth tumble of this spin, from 1; 0 before the first. */
  readonly tumbleNumber: number;
  /** The feature's scene: its opening card, its spins, the card of its sum. */
  readonly scene: 'intro' | 'spins' | 'total' | null;
  readonly freeSpin: { readonly number: number; readonly of: number } | null;
  /** Hundredths of the stake collected so far. */
  readonly collectedX100: number;
  /** Symbols of the feature that the grid shows. */
  readonly scattersLanded: number;
  /** Free spins that the round won, once they are told. */
  readonly freeSpinsWon: number;
}

export interface Show {
  readonly game: TumbleGame;
  readonly clock: ShowClock;
  readonly field: Field;
  readonly sound: SoundBoard;
  readonly calm: boolean;
  readonly tier: CelebrationTier;
  view(change: Partial<TumbleView>): void;
  /** The win is celebrated from now on. */
  celebrate(): void;
}

/** Says how many symbols of the feature lie there; each new one sounds. */
function tellScatters({ game, view, sound }: Show, grid: TumbleStep['grid'], before: number): number {
  const landed = shownOf(grid, game.feature.symbol);
  if (landed > before) sound.scatter(landed);
  view({ scattersLanded: landed });
  return landed;
}

async function dropGrid(show: Show, step: TumbleStep): Promise<boolean> {
  const { clock, field, sound, calm, game } = show;
  const isPaid = step.band === 'paid';
  if (!(await clock.wait(isPaid ? paidDropMs - clock.elapsed() : 0))) return false;
  if (calm) field.fade(step.grid);
  else field.drop(step.grid);
  if (!(await clock.wait(calm ? fadeMs : dropMs(game)))) return false;
  sound.thud(isPaid ? 0 : 3);
  return true;
}

/** What pays is lit, bursts, and the rest falls. */
async function showTumble(show: Show, before: TumbleStep['grid'], tumble: Tumble, number: number): Promise<boolean> {
  const { clock, field, sound, calm, view } = show;
  const cells = burstOf(tumble);
  view({ tumble, tumbleNumber: number, collectedX100: tumble.payX100 });
  field.light(cells);
  sound.burst(number);
  if (!(await clock.wait(litMs))) return false;
  field.burst(cells, calm);
  if (!(await clock.wait(calm ? fadeMs : burstMs))) return false;
  view({ tumble: null });
  if (calm) field.fade(tumble.grid);
  else field.tumble(tumble.grid, fallOf(before, tumble));
  if (!(await clock.wait(calm ? fadeMs : tumbleFallMs))) return false;
  sound.thud(2);
  return true;
}

/** One spin from its filling to its rest. Whoever skips sees its rest at once. */
async function showSpin(show: Show, step: TumbleStep): Promise<boolean> {
  const { clock, field, view } = show;
  view({ tumble: null, tumbleNumber: 0 });
  if (!(await dropGrid(show, step))) return false;
  let scatters = tellScatters(show, step.grid, 0);
  let grid = step.grid;
  for (const [index, tumble] of step.tumbles.entries()) {
    if (clock.skipped()) break;
    if (!(await showTumble(show, grid, tumble, index + 1))) return false;
    grid = tumble.grid;
    scatters = tellScatters(show, grid, scatters);
  }
  if (clock.skipped()) field.show(restOf(step));
  tellScatters(show, restOf(step), scatters);
  view({ tumble: null, tumbleNumber: step.tumbles.length, collectedX100: step.payX100 });
  return clock.wait(restMs[step.band]);
}

/** A part of its own: what was skipped before does not skip it. */
function part(show: Show, ms: number, change: Partial<TumbleView>): Promise<boolean> {
  show.clock.restart();
  show.view(change);
  return show.clock.wait(ms);
}

async function showFreeSpins(show: Show, steps: readonly TumbleStep[], opened: TumbleStep): Promise<boolean> {
  const { clock, field, sound, calm, game } = show;
  const crowns = restOf(opened).flatMap((column, at) =>
    column.flatMap((id, row) => (id === game.feature.symbol ? [[at, row] as const] : [])),
  );
  field.light(crowns);
  if (!(await part(show, openedMs, {}))) return false;
  sound.bed('feature', true);
  if (!(await part(show, introMs, { scene: 'intro', freeSpinsWon: opened.freeSpinsWon }))) return false;
  clock.restart();
  for (const [index, step] of steps.entries()) {
    show.view({ scene: 'spins', freeSpin: { number: index + 1, of: opened.freeSpinsWon } });
    // Skipped ahead: only the last spin is put on the grid, the sum is the same.
    if (clock.skipped() && index < steps.length - 1) continue;
    if (!calm) field.empty();
    if (!(await clock.wait(calm ? 0 : emptyMs(game)))) return false;
    if (!(await showSpin(show, step))) return false;
  }
  return true;
}

/** The card of a big win, or of a feature's sum, is seen even by those who skipped their way here; a further skip ends it. */
async function showEnd(show: Show, ofFeature: boolean): Promise<boolean> {
  const { tier } = show;
  show.celebrate();
  if (!ofFeature && (tier === 'none' || tier === 'win')) return show.clock.wait(celebrationMs[tier]);
  const ms = Math.max(ofFeature ? totalMs : 0, celebrationMs[tier]);
  return part(show, ms, ofFeature ? { scene: 'total' } : {});
}

/**
 * Plays a settled round from its first grid to its last free spin.
 * @returns false when it was called off
 */
export async function showRound(show: Show, steps: readonly TumbleStep[]): Promise<boolean> {
  const { clock } = show;
  const [first, ...freeSteps] = steps;
  if (!first) return true;
  show.view({ scene: null, freeSpin: null, collectedX100: 0, scattersLanded: 0, freeSpinsWon: 0 });
  if (!(await showSpin(show, first))) return false;
  if (!(await clock.wait(cycleMs - clock.elapsed()))) return false;
  if (!(await clock.waitUntil(play.minimumRoundIntervalMs))) return false;
  if (freeSteps.length > 0 && !(await showFreeSpins(show, freeSteps, first))) return false;
  return showEnd(show, freeSteps.length > 0);
}

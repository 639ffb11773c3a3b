import { play } from '@goldwren/rules';
import { type CelebrationTier, celebrationMs } from '../model/celebration.ts';
import type { SoundBoard } from '../model/sound-board.ts';
import type { ShowClock } from '../shell/show-clock.ts';
import type { Bonus } from './bonus.ts';
import type { ReelGame } from './reel-game.ts';
import { type ReelStep, wonCells } from './reel-script.ts';
import { placesOf, type Reels } from './reels.ts';
import { countsOf, suspenseReels } from './suspense.ts';

/** A cycle is at least this long on screen unless the player skips it (design/games.md, Client). */
const cycleMs = 2_500;

const pace = {
  paid: { firstStop: 1_000, stagger: 220, land: 620 },
  free: { firstStop: 620, stagger: 130, land: 480 },
};
/** How long a reel turns on slowly while the feature is one symbol away, and how slowly it then stops. */
const suspense = { pause: 950, land: 1_250 };
const skippedLandMs = 260;
const fadeMs = 240;
const winsMs = celebrationMs.win;
/** The symbols that opened the feature are looked at before its scene opens. */
const openedMs = 1_300;
const introMs = 2_400;
const totalMs = 2_400;

/** What the stage shows besides the reels. */
export interface ReelView {
  readonly step: ReelStep | null;
  /** True while this step's wins are drawn. */
  readonly winsShown: boolean;
  /** The feature's scene: its opening card, its spins, the card of its sum. */
  readonly scene: 'intro' | 'spins' | 'total' | null;
  /** Which free spin of how many is on the reels. */
  readonly freeSpin: { readonly number: number; readonly of: number } | null;
  /** Hundredths of the stake collected so far. */
  readonly collectedX100: number;
  /** Symbols of the feature that have landed in this spin. */
  readonly scattersLanded: number;
  /** Free spins that the round won, once they are told. */
  readonly freeSpinsWon: number;
}

export interface Show {
  readonly game: ReelGame;
  readonly clock: ShowClock;
  readonly reels: Reels;
  readonly sound: SoundBoard;
  readonly calm: boolean;
  readonly tier: CelebrationTier;
  readonly bonus: Bonus | null;
  view(change: Partial<ReelView>): void;
  /** The win is celebrated from now on. */
  celebrate(): void;
}

/** Waits until this reel may land: its turn, or longer while the feature is one symbol away. */
async function awaitTurn(
  { clock, reels, sound, calm }: Show,
  reel: number,
  late: boolean,
  ms: number,
): Promise<boolean> {
  if (!(await clock.wait(ms))) return false;
  if (!late || calm || clock.skipped()) return true;
  sound.bed('suspense', true);
  reels.slow(reel);
  return clock.wait(suspense.pause);
}

async function landReels(show: Show, step: ReelStep): Promise<boolean> {
  const { clock, reels, sound, calm, game } = show;
  const { firstStop, stagger, land } = pace[step.band];
  const late = suspenseReels(game, step);
  const scatters = countsOf(step.grid, game.feature.symbol);
  let scattersLanded = 0;
  const landings: Promise<void>[] = [];
  for (const [reel, place] of placesOf(step).entries()) {
    const isLate = late.has(reel);
    // A late reel waits for the one before it: what it may bring is known only then.
    if (isLate) await Promise.all(landings);
    const pause = reel === 0 ? firstStop - (step.band === 'paid' ? clock.elapsed() : 0) : stagger;
    if (!(await awaitTurn(show, reel, isLate, pause))) return false;
    const ms = clock.skipped() ? skippedLandMs : isLate ? suspense.land : land;
    const landed = calm ? reels.fade(reel, place, fadeMs) : reels.land(reel, place, ms);
    landings.push(
      landed.then(() => {
        if (clock.calledOff()) return;
        sound.thud(reel);
        if (!scatters[reel]) return;
        scattersLanded += scatters[reel] ?? 0;
        show.view({ scattersLanded });
        sound.scatter(scattersLanded);
      }),
    );
  }
  await Promise.all(landings);
  sound.bed('suspense', false);
  sound.bed('reels', false);
  return !clock.calledOff();
}

async function showWins(show: Show, step: ReelStep): Promise<boolean> {
  show.view({ step, winsShown: true, collectedX100: step.payX100 });
  return show.clock.wait(wonCells(step).length > 0 ? winsMs : 0);
}

/** A part of its own: what was skipped before does not skip it. */
function part(show: Show, ms: number, change: Partial<ReelView>): Promise<boolean> {
  show.clock.restart();
  show.view(change);
  return show.clock.wait(ms);
}

async function showFreeSpins(show: Show, steps: readonly ReelStep[]): Promise<boolean> {
  const { clock, reels, sound, calm } = show;
  if (!(await part(show, openedMs, {}))) return false;
  sound.bed('feature', true);
  if (!(await part(show, introMs, { scene: 'intro', freeSpinsWon: steps.length }))) return false;
  clock.restart();
  for (const [index, step] of steps.entries()) {
    show.view({ scene: 'spins', winsShown: false, freeSpin: { number: index + 1, of: steps.length } });
    // Skipped ahead: only the last spin is put on the reels, the sum is the same.
    if (clock.skipped() && index < steps.length - 1) continue;
    if (!calm) reels.spin(step.band);
    sound.bed('reels', !calm);
    if (!(await landReels(show, step))) return false;
    if (!(await showWins(show, step))) return false;
  }
  return true;
}

/** The card of a big win, or of a feature's sum, is seen even by those who skipped their way here; a further skip ends it. */
async function showEnd(show: Show, ofFeature: boolean): Promise<boolean> {
  const { tier } = show;
  show.celebrate();
  if (!ofFeature && (tier === 'none' || tier === 'win')) return !show.clock.calledOff();
  const ms = Math.max(ofFeature ? totalMs : 0, celebrationMs[tier]);
  return part(show, ms, ofFeature ? { scene: 'total' } : {});
}

/**
 * Plays a settled round from its first stop to its last free spin, or through the feature that is the game's own.
 * @returns false when it was called off
 */
export async function showRound(show: Show, steps: readonly ReelStep[]): Promise<boolean> {
  const { clock } = show;
  const [first, ...freeSteps] = steps;
  if (!first) return true;
  show.view({ winsShown: false, scene: null, freeSpin: null, collectedX100: 0, scattersLanded: 0, freeSpinsWon: 0 });
  if (!(await landReels(show, first))) return false;
  show.view({ step: first });
  if (!(await clock.wait(cycleMs - clock.elapsed()))) return false;
  if (!(await clock.waitUntil(play.minimumRoundIntervalMs))) return false;
  const ofFeature = freeSteps.length > 0 || show.bonus !== null;
  const plain = !ofFeature && (show.tier === 'none' || show.tier === 'win');
  // A small win counts up while its lines are drawn.
  if (plain) show.celebrate();
  if (!(await showWins(show, first))) return false;
  if (plain) return true;
  if (freeSteps.length > 0 && !(await showFreeSpins(show, freeSteps))) return false;
  if (show.bonus && !(await show.bonus.play(show))) return false;
  return showEnd(show, ofFeature);
}

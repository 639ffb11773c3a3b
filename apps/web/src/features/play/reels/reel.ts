import { move } from '../shell/motion.ts';
import { elapse, type Span } from './elapse.ts';
import type { Band, ReelGame } from './reel-game.ts';
import { createStrips, landingRows, rowsAbove, type Strip, standAt } from './strips.ts';

/** A row in full motion: quick, and still no flicker, since symbols move instead of changing. */
const rowMs = 46;
const kickMs = 260;
const blurred = 0.72;
const slowRate = 0.4;
const hurriedRate = 2.5;

type Shift = (row: number) => string;

/** Longer than an answer takes; who waits longer turns on by a plain loop. */
const laps = 8;

function lap(y: Shift, stops: number): Keyframe[] {
  return [stops, 0].map((row) => ({ transform: y(row), opacity: blurred }));
}

/**
 * All of a spin until it lands, as one movement: it waits its turn, pulls back, is off, and laps. What begins or ends
 * wakes the page's main thread, so nothing in between does.
 */
function spinFrames(y: Shift, at: number, stops: number, delay: number): { frames: Keyframe[]; duration: number } {
  const off = delay + kickMs;
  const lapMs = stops * rowMs;
  const first = off + at * rowMs;
  const duration = first + laps * lapMs;
  const frame = (ms: number, row: number, rest: Keyframe) => ({ offset: ms / duration, transform: y(row), ...rest });
  const frames = [
    frame(0, at, { opacity: 1 }),
    frame(delay, at, { opacity: 1, easing: 'ease-out' }),
    frame(delay + kickMs / 2, at + 0.22, { opacity: 1, easing: 'ease-in' }),
    frame(off, at, { opacity: blurred }),
    frame(first, 0, { opacity: blurred }),
  ];
  for (let round = 0; round < laps; round++) {
    frames.push(frame(first + round * lapMs, stops, { opacity: blurred }));
    frames.push(frame(first + (round + 1) * lapMs, 0, { opacity: blurred }));
  }
  return { frames, duration };
}

/** A landed reel is held by its movement: the end of each would wake the main thread for some frames. */
const heldMs = 10_000;

/** Over the stop, a little back, and at rest; `share` of the whole movement, the rest of which holds it there. */
function landingFrames(y: Shift, stop: number, share: number): Keyframe[] {
  return [
    { transform: y(stop + landingRows), opacity: blurred, easing: 'cubic-bezier(.25,.6,.4,1)' },
    { transform: y(stop - 0.13), opacity: 1, offset: 0.76 * share, easing: 'ease-in-out' },
    { transform: y(stop + 0.035), opacity: 1, offset: 0.9 * share, easing: 'ease-in-out' },
    { transform: y(stop), opacity: 1, offset: share },
    { transform: y(stop), opacity: 1 },
  ];
}

/** Where a reel comes to stand, and how many rows its window then shows. */
export interface Place {
  readonly band: Band;
  readonly stop: number;
  readonly rows: number;
}

/** One reel: its strips are made once and only ever moved. */
export class Reel {
  readonly #window: HTMLElement;
  #rows = 0;
  readonly #show: (band: Band) => Strip;
  #running: Animation[] = [];
  #landing: Span | null = null;
  #at = 0;
  #height = 0;

  /** @param window holds the reel's strips */
  constructor(window: HTMLElement, game: ReelGame, index: number) {
    this.#window = window;
    this.#divide(game.rows);
    this.#show = createStrips(window, game, index);
    this.#watchHeight();
  }

  /** Asked when a spin begins, after the press has changed the page, it would cost a layout of all of it. */
  #watchHeight(): void {
    if (typeof ResizeObserver === 'undefined') return;
    new ResizeObserver(() => {
      this.#height = this.#window.clientHeight;
    }).observe(this.#window);
  }

  /** Stands still at a stop. */
  rest({ band, stop, rows }: Place): void {
    const strip = this.#show(band);
    this.stop();
    this.#divide(rows);
    this.#window.classList.remove('is-slow');
    this.#stand(strip, stop);
  }

  /** Pulls back and turns until it is told to land. */
  async spin(band: Band, delay: number): Promise<void> {
    const strip = this.#show(band);
    this.stop();
    const y = this.#shift();
    const { frames, duration } = spinFrames(y, this.#at, strip.stops, delay);
    if (!(await this.#run(strip, frames, { duration }))) return;
    // Only now, and instead of it: with two movements of one element a browser makes both on its main thread.
    this.stop();
    await this.#run(strip, lap(y, strip.stops), {
      duration: strip.stops * rowMs,
      iterations: Number.POSITIVE_INFINITY,
    });
  }

  /** Turns on at a pace at which symbols can be told apart. */
  slow(): void {
    this.#window.classList.add('is-slow');
    for (const animation of this.#running) animation.updatePlaybackRate(slowRate);
  }

  /** Slows down onto a stop; resolves when it stands there, or was taken over by something newer. `stop` lets go of it. */
  async land({ band, stop, rows }: Place, ms: number): Promise<void> {
    const strip = this.#show(band);
    this.stop();
    this.#divide(rows);
    this.#stand(strip, stop);
    const duration = ms + heldMs;
    void this.#run(strip, landingFrames(this.#shift(), stop, ms / duration), { duration });
    this.#landing = elapse(ms);
    if (await this.#landing.over) this.#window.classList.remove('is-slow');
  }

  /** The symbols of a stop fade in, for players who asked for less motion. */
  async fade(place: Place, ms: number): Promise<void> {
    this.rest(place);
    await this.#run(this.#show(place.band), [{ opacity: 0 }, { opacity: 1 }], { duration: ms });
  }

  hurry(): void {
    for (const animation of this.#running) animation.updatePlaybackRate(hurriedRate);
    this.#landing?.hurry(hurriedRate);
  }

  /** What moved it is gone: it stands where it was last told to. */
  stop(): void {
    this.#landing?.callOff();
    this.#landing = null;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  /** Gives the window so many rows: all its strips are laid out anew, so only when the number changes. */
  #divide(rows: number): void {
    if (rows === this.#rows) return;
    this.#rows = rows;
    this.#window.style.setProperty('--rows', String(rows));
  }

  #stand(strip: Strip, stop: number): void {
    this.#at = stop;
    standAt(strip, stop);
  }

  /** In pixels: a browser moves a share of the element's own size on its main thread, and pixels off it. */
  #shift(): Shift {
    const row = (this.#height || this.#window.clientHeight) / this.#rows;
    return (rows) => `translateY(${-(rows + rowsAbove) * row}px)`;
  }

  /** False when something newer took the reel over. */
  #run(strip: Strip, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<boolean> {
    const animation = move(strip.element, frames, options);
    if (!animation) return Promise.resolve(true);
    this.#running.push(animation);
    return animation.finished.then(
      () => this.#running.includes(animation),
      () => false,
    );
  }
}

import { move } from '../shell/motion.ts';
import { elapse, type Span } from './elapse.ts';
import type { Band, ReelGame } from './reel-game.ts';
import { createStrips, landingRows, rowsAbove, type Strip, showStop } from './strips.ts';

/** The time per row at full speed, in milliseconds. The symbols move instead of changing, so nothing flickers. */
const rowMs = 46;
const kickMs = 260;
const blurred = 0.72;
const slowRate = 0.4;
const hurriedRate = 2.5;

type Shift = (row: number) => string;

/** Enough laps for a typical response time. If the answer takes longer, a plain loop continues. */
const laps = 8;

function lap(y: Shift, stops: number): Keyframe[] {
  return [stops, 0].map((row) => ({ transform: y(row), opacity: blurred }));
}

/**
 * The whole spin up to the landing as one animation: wait for the turn, pull back, accelerate, and run laps. Every start
 * and end of an animation wakes the main thread, so there are none in between.
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

/** A landed reel is held by its animation, because the end of an animation would wake the main thread for several frames. */
const heldMs = 10_000;

/**
 * Past the stop, a little back, and to rest. `share` is the part of the animation for this; the remainder holds the
 * position.
 */
function landingFrames(y: Shift, stop: number, share: number): Keyframe[] {
  return [
    { transform: y(stop + landingRows), opacity: blurred, easing: 'cubic-bezier(.25,.6,.4,1)' },
    { transform: y(stop - 0.13), opacity: 1, offset: 0.76 * share, easing: 'ease-in-out' },
    { transform: y(stop + 0.035), opacity: 1, offset: 0.9 * share, easing: 'ease-in-out' },
    { transform: y(stop), opacity: 1, offset: share },
    { transform: y(stop), opacity: 1 },
  ];
}

/** The final position of a reel, and the number of visible rows there. */
export interface Place {
  readonly band: Band;
  readonly stop: number;
  readonly rows: number;
}

/** One reel. Its strips are created once and then only moved. */
export class Reel {
  readonly #window: HTMLElement;
  #rows = 0;
  readonly #show: (band: Band) => Strip;
  #running: Animation[] = [];
  #landing: Span | null = null;
  #at = 0;
  #height = 0;

  /** @param window The element that contains the reel's strips */
  constructor(window: HTMLElement, game: ReelGame, index: number) {
    this.#window = window;
    this.#divide(game.rows);
    this.#show = createStrips(window, game, index);
    this.#watchHeight();
  }

  /** Measures the height in advance. After a press has changed the page, measuring would force a layout of the whole page. */
  #watchHeight(): void {
    if (typeof ResizeObserver === 'undefined') return;
    new ResizeObserver(() => {
      this.#height = this.#window.clientHeight;
    }).observe(this.#window);
  }

  /** Shows a stop without movement. */
  rest({ band, stop, rows }: Place): void {
    const strip = this.#show(band);
    this.stop();
    this.#divide(rows);
    this.#window.classList.remove('is-slow');
    this.#showStop(strip, stop);
  }

  /** Pulls back and spins until `land` is called. */
  async spin(band: Band, delay: number): Promise<void> {
    const strip = this.#show(band);
    this.stop();
    const y = this.#shift();
    const { frames, duration } = spinFrames(y, this.#at, strip.stops, delay);
    if (!(await this.#run(strip, frames, { duration }))) return;
    // Stops the old animation first: a browser runs two animations of one element on its main thread.
    this.stop();
    await this.#run(strip, lap(y, strip.stops), {
      duration: strip.stops * rowMs,
      iterations: Number.POSITIVE_INFINITY,
    });
  }

  /** Continues at a speed at which the symbols are recognizable. */
  slow(): void {
    this.#window.classList.add('is-slow');
    for (const animation of this.#running) animation.updatePlaybackRate(slowRate);
  }

  /**
   * Slows down to a stop. Resolves when the reel stands still or another call has taken over. `stop` removes the animation.
   */
  async land({ band, stop, rows }: Place, ms: number): Promise<void> {
    const strip = this.#show(band);
    this.stop();
    this.#divide(rows);
    this.#showStop(strip, stop);
    const duration = ms + heldMs;
    void this.#run(strip, landingFrames(this.#shift(), stop, ms / duration), { duration });
    this.#landing = elapse(ms);
    if (await this.#landing.over) this.#window.classList.remove('is-slow');
  }

  /** Fades in the symbols of a stop, for players who prefer reduced motion. */
  async fade(place: Place, ms: number): Promise<void> {
    this.rest(place);
    await this.#run(this.#show(place.band), [{ opacity: 0 }, { opacity: 1 }], { duration: ms });
  }

  hurry(): void {
    for (const animation of this.#running) animation.updatePlaybackRate(hurriedRate);
    this.#landing?.hurry(hurriedRate);
  }

  /** Ends all animations. The reel shows its last target position. */
  stop(): void {
    this.#landing?.cancel();
    this.#landing = null;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  /** Sets the number of visible rows. This lays out all strips again, so it runs only when the number changes. */
  #divide(rows: number): void {
    if (rows === this.#rows) return;
    this.#rows = rows;
    this.#window.style.setProperty('--rows', String(rows));
  }

  #showStop(strip: Strip, stop: number): void {
    this.#at = stop;
    showStop(strip, stop);
  }

  /** In pixels: a browser animates percentages of the element's size on its main thread, and pixels outside it. */
  #shift(): Shift {
    const row = (this.#height || this.#window.clientHeight) / this.#rows;
    return (rows) => `translateY(${-(rows + rowsAbove) * row}px)`;
  }

  /** Resolves with false when another animation has taken over. */
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

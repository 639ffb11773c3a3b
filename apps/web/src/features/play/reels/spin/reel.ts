import { move } from '../../shell/motion/motion.ts';
import type { Band, ReelGame } from '../reel-game.ts';
import { elapse, type Span } from './elapse.ts';
import { createStrips, landingRows, rowsAbove, type Strip, showStop } from './strips.ts';

/** The time per row at full speed, in milliseconds. The symbols move instead of changing, so nothing flickers. */
const rowMs = 46;
const kickMs = 260;
const blurred = 0.72;
const slowRate = 0.4;
const hurriedRate = 2.5;

type Shift = (row: number) => string;

/** The position of a strip, in rows, at a time. */
export interface Step {
  readonly ms: number;
  readonly row: number;
  readonly look: Keyframe;
}

/** Enough laps for a typical response time. If the answer takes longer, a plain loop continues. */
const laps = 8;

/** How a reel looks at full speed. */
export const atSpeed: Keyframe = { opacity: blurred };

/**
 * The whole spin up to the landing as one animation: wait for the turn, pull back, accelerate, and run laps. Every start
 * and end of an animation wakes the main thread, so there are none in between.
 */
function spinSteps(at: number, stops: number, delay: number): Step[] {
  const off = delay + kickMs;
  const lapMs = stops * rowMs;
  const first = off + at * rowMs;
  const steps = [
    { ms: 0, row: at, look: { opacity: 1 } },
    { ms: delay, row: at, look: { opacity: 1, easing: 'ease-out' } },
    { ms: delay + kickMs / 2, row: at + 0.22, look: { opacity: 1, easing: 'ease-in' } },
    { ms: off, row: at, look: atSpeed },
    { ms: first, row: 0, look: atSpeed },
  ];
  for (let round = 0; round < laps; round++) {
    steps.push({ ms: first + round * lapMs, row: stops, look: atSpeed });
    steps.push({ ms: first + (round + 1) * lapMs, row: 0, look: atSpeed });
  }
  return steps;
}

/** A landed reel is held by its animation, because the end of an animation would wake the main thread for several frames. */
const heldMs = 10_000;

/** Past the stop, a little back, and to rest. The remainder holds the position. */
function landingSteps(stop: number, from: number, ms: number): Step[] {
  return [
    { ms: from, row: stop + landingRows, look: { opacity: blurred, easing: 'cubic-bezier(.25,.6,.4,1)' } },
    { ms: from + 0.76 * ms, row: stop - 0.13, look: { opacity: 1, easing: 'ease-in-out' } },
    { ms: from + 0.9 * ms, row: stop + 0.035, look: { opacity: 1, easing: 'ease-in-out' } },
    { ms: from + ms, row: stop, look: { opacity: 1 } },
    { ms: from + ms + heldMs, row: stop, look: { opacity: 1 } },
  ];
}

/** The final position of a reel, and the number of visible rows there. */
export interface Place {
  readonly band: Band;
  readonly stop: number;
  readonly rows: number;
}

/** Returns the part of a spin before a later time. `nowMs` is the current time of the spin. */
export type Cut = (spin: readonly Step[], nowMs: number) => Step[] | null;

/** One reel. Its strips are created once and then only moved. */
export class Reel {
  readonly #window: HTMLElement;
  #rows = 0;
  readonly #show: (band: Band) => Strip;
  #running: Animation[] = [];
  #landing: Span | null = null;
  #spin: { readonly animation: Animation; readonly steps: readonly Step[] } | null = null;
  #planned: string | null = null;
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
    const steps = spinSteps(this.#at, strip.stops, delay);
    const isOver = this.#run(strip, ...this.#timed(steps));
    const [animation] = this.#running;
    this.#spin = animation ? { animation, steps } : null;
    if (!(await isOver)) return;
    // Stops the old animation first: a browser runs two animations of one element on its main thread.
    this.stop();
    const [frames, options] = this.#timed([
      { ms: 0, row: strip.stops, look: atSpeed },
      { ms: strip.stops * rowMs, row: 0, look: atSpeed },
    ]);
    await this.#run(strip, frames, { ...options, iterations: Number.POSITIVE_INFINITY });
  }

  /**
   * Replaces the spin by one that lands on its own, so that all reels wake the main thread only once. `land` is still called
   * when the time has come, and changes nothing then. Without effect on a reel that gets another number of rows.
   * @param cut Returns the part of the spin before the landing, or null if it cannot land then
   */
  plan({ band, stop, rows }: Place, ms: number, cut: Cut): void {
    const spin = this.#spin;
    const before = spin && rows === this.#rows && cut(spin.steps, Number(spin.animation.currentTime));
    if (!before) return;
    const { startTime } = spin.animation;
    const strip = this.#show(band);
    this.stop();
    this.#showStop(strip, stop);
    void this.#run(strip, ...this.#timed([...before, ...landingSteps(stop, before.at(-1)?.ms ?? 0, ms)]));
    const [planned] = this.#running;
    // The same time line, so the position does not change.
    if (planned && startTime !== null) planned.startTime = startTime;
    this.#planned = [band, stop, ms].join();
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
    if (this.#planned !== [band, stop, ms].join()) {
      const strip = this.#show(band);
      this.stop();
      this.#divide(rows);
      this.#showStop(strip, stop);
      void this.#run(strip, ...this.#timed(landingSteps(stop, 0, ms)));
    }
    this.#planned = null;
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
    this.#spin = null;
    this.#planned = null;
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

  /** The steps as an animation that ends with the last of them. */
  #timed(steps: readonly Step[]): [frames: Keyframe[], options: KeyframeAnimationOptions] {
    const y = this.#shift();
    const duration = steps.at(-1)?.ms ?? 0;
    const frames = steps.map(({ ms, row, look }) => ({ ...look, offset: ms / duration, transform: y(row) }));
    return [frames, { duration }];
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

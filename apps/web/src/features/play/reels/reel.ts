import { move } from '../shell/motion.ts';
import { type Band, type ReelGame, stripCells } from './reel-game.ts';
import { drawSymbol } from './symbol-sheet.ts';

/** A row in full motion: quick, and still no flicker, since symbols move instead of changing. */
const rowMs = 46;
/** Rows that still pass while a reel slows down. */
const landingRows = 8;
/** Rows above the first stop, for what is passed on the way over it. */
const rowsAbove = 1;
const kickMs = 260;
const blurred = 0.72;

/** One reel: its strips are made once and only ever moved. */
export interface Reel {
  /** Stands still at a stop. */
  rest(band: Band, stop: number): void;
  spin(band: Band, delayMs: number): void;
  /** Turns on at a pace at which symbols can be told apart. */
  slow(): void;
  /** Slows down onto a stop; resolves when it rests, or was taken over by something newer. */
  land(band: Band, stop: number, ms: number): Promise<void>;
  /** The symbols of a stop fade in, for players who asked for less motion. */
  fade(band: Band, stop: number, ms: number): Promise<void>;
  hurry(): void;
  stop(): void;
}

interface Strip {
  readonly element: HTMLElement;
  readonly stops: number;
  readonly cells: number;
}

/** The whole strip, and again as many of its first rows as a landing may pass beyond its end. */
function buildStrip({ strips, rows, sheet }: ReelGame, band: Band, reel: number): Strip {
  const strip = strips[band][reel] ?? [];
  const cells = stripCells(strip, -rowsAbove, rowsAbove + strip.length + landingRows + rows + 1);
  const element = document.createElement('div');
  element.className = 'reel-strip';
  for (const symbol of cells) {
    const cell = document.createElement('i');
    drawSymbol(cell, sheet, symbol);
    element.append(cell);
  }
  return { element, stops: strip.length, cells: cells.length };
}

/** @param window holds the reel's strips, each made when its band is first needed */
export function createReel(window: HTMLElement, game: ReelGame, index: number): Reel {
  window.replaceChildren();
  const built = new Map<Band, Strip>();
  let running: Animation[] = [];
  let shown: Strip | null = null;
  let at = 0;

  function show(band: Band): Strip {
    const strip = built.get(band) ?? buildStrip(game, band, index);
    if (!built.has(band)) window.append(strip.element);
    built.set(band, strip);
    if (shown !== strip) {
      if (shown) shown.element.hidden = true;
      strip.element.hidden = false;
      shown = strip;
    }
    return strip;
  }
  function halt(): void {
    for (const animation of running) animation.cancel();
    running = [];
  }
  /** In pixels: a browser moves a share of the element's own size on its main thread, and pixels off it. */
  function shift(): (row: number) => string {
    const row = window.clientHeight / game.rows;
    return (rows) => `translateY(${-(rows + rowsAbove) * row}px)`;
  }
  /** As a share of the strip, so that a window which changes its size keeps its symbols. */
  function stand(strip: Strip, stop: number): void {
    at = stop;
    strip.element.style.transform = `translateY(${(-(stop + rowsAbove) / strip.cells) * 100}%)`;
  }
  function run(strip: Strip, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<boolean> {
    const animation = move(strip.element, frames, options);
    if (!animation) return Promise.resolve(true);
    running.push(animation);
    return animation.finished.then(
      () => running.includes(animation),
      () => false,
    );
  }
  function rest(band: Band, stop: number): void {
    const strip = show(band);
    halt();
    window.classList.remove('is-slow');
    stand(strip, stop);
  }

  return {
    rest,
    spin(band, delay) {
      const strip = show(band);
      halt();
      const y = shift();
      const kick = [
        { transform: y(at), opacity: 1, easing: 'ease-out' },
        { transform: y(at + 0.22), opacity: 1, offset: 0.5, easing: 'ease-in' },
        { transform: y(at), opacity: blurred },
      ];
      void run(strip, kick, { duration: kickMs, delay });
      const loop = [
        { transform: y(strip.stops), opacity: blurred },
        { transform: y(0), opacity: blurred },
      ];
      void run(strip, loop, {
        duration: strip.stops * rowMs,
        delay: delay + kickMs,
        iterations: Number.POSITIVE_INFINITY,
        iterationStart: 1 - at / strip.stops,
      });
    },
    slow() {
      window.classList.add('is-slow');
      for (const animation of running) animation.updatePlaybackRate(0.4);
    },
    async land(band, stop, ms) {
      const strip = show(band);
      halt();
      const y = shift();
      stand(strip, stop);
      const frames = [
        { transform: y(stop + landingRows), opacity: blurred, easing: 'cubic-bezier(.25,.6,.4,1)' },
        { transform: y(stop - 0.13), opacity: 1, offset: 0.76, easing: 'ease-in-out' },
        { transform: y(stop + 0.035), opacity: 1, offset: 0.9, easing: 'ease-in-out' },
        { transform: y(stop), opacity: 1 },
      ];
      if (await run(strip, frames, { duration: ms })) rest(band, stop);
    },
    async fade(band, stop, ms) {
      rest(band, stop);
      await run(show(band), [{ opacity: 0 }, { opacity: 1 }], { duration: ms });
    },
    hurry() {
      for (const animation of running) animation.updatePlaybackRate(2.5);
    },
    stop: halt,
  };
}

import type { Cell, SpinStep } from './spin-script.ts';
import { reelIndexes, stripCells } from './strips.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const loopRows = 11;
const visibleRows = 3;
/** A row in full motion: quick, and still not a flicker, since symbols move instead of changing. */
const rowMs = 46;
/** Rows that still pass while a reel slows down, plus one above the window for the overshoot. */
const landingRows = 8;

/** The five reels on the page. Their cells are made by hand: React has nothing to diff sixty times a second. */
export interface Reels {
  /** Still symbols, top first. */
  show(grid: readonly (readonly string[])[]): void;
  spin(free: boolean): void;
  /** Slows one reel down onto its stop and resolves when it rests. */
  land(reel: number, step: SpinStep, ms: number): Promise<void>;
  /** One reel's symbols cross-fade, for players who asked for less motion. */
  fade(reel: number, step: SpinStep, ms: number): Promise<void>;
  hurry(): void;
  /** Lights these cells and dims the rest; null lights all. */
  mark(cells: readonly Cell[] | null): void;
  stop(): void;
}

function cellElement(symbol: string): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', '0 0 64 64');
  svg.setAttribute('class', `reel-cell is-${symbol}`);
  const use = document.createElementNS(svgNamespace, 'use');
  use.setAttribute('href', `#sl-${symbol}`);
  svg.append(use);
  return svg;
}

interface Reel {
  readonly strip: HTMLElement;
  animation: Animation | null;
  lastStop: number;
}

function fill(reel: Reel, symbols: readonly string[]): void {
  reel.animation?.cancel();
  reel.animation = null;
  reel.strip.style.height = `${(symbols.length / visibleRows) * 100}%`;
  reel.strip.replaceChildren(...symbols.map(cellElement));
}

function rest(reel: Reel, symbols: readonly string[]): void {
  fill(reel, symbols);
  reel.strip.classList.remove('is-spinning');
}

function animate(reel: Reel, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  // No Web Animations, as in some embedded browsers: the reel is simply where it should be.
  if (typeof reel.strip.animate !== 'function') return Promise.resolve();
  reel.animation = reel.strip.animate(frames, options);
  return reel.animation.finished.then(
    () => undefined,
    () => undefined,
  );
}

const shift = (rows: number, of: number) => `translateY(${(-rows / of) * 100}%)`;

function startLoop(reel: Reel, index: number, free: boolean): void {
  const passing = stripCells(index, free, reel.lastStop - loopRows, loopRows);
  // The last three repeat the first three, so that the loop has no seam.
  fill(reel, [...passing, ...passing.slice(0, visibleRows)]);
  reel.strip.classList.add('is-spinning');
  const of = loopRows + visibleRows;
  const frames = [{ transform: shift(loopRows, of) }, { transform: shift(0, of) }];
  void animate(reel, frames, { duration: loopRows * rowMs, iterations: Number.POSITIVE_INFINITY });
}

async function landOn(reel: Reel, index: number, step: SpinStep, ms: number): Promise<void> {
  const stop = step.stops[index] ?? 0;
  const cells = stripCells(index, step.free, stop - 1, landingRows + visibleRows + 1);
  fill(reel, cells);
  reel.strip.classList.remove('is-spinning');
  const at = (rows: number) => shift(rows, cells.length);
  const frames = [
    { transform: at(landingRows + 1), easing: 'cubic-bezier(.25,.6,.4,1)' },
    { transform: at(0.86), offset: 0.74, easing: 'ease-in-out' },
    { transform: at(1.04), offset: 0.9, easing: 'ease-in-out' },
    { transform: at(1) },
  ];
  await animate(reel, frames, { duration: ms, fill: 'forwards' });
  reel.lastStop = stop;
}

/** @param columns the five reel windows, each holding one strip element */
export function createReels(columns: readonly HTMLElement[]): Reels {
  const reels = columns.map(
    (column): Reel => ({ strip: column.firstElementChild as HTMLElement, animation: null, lastStop: 0 }),
  );
  const each = (use: (reel: Reel, index: number) => void) => {
    for (const index of reelIndexes) if (reels[index]) use(reels[index], index);
  };
  async function settle(index: number, step: SpinStep, move: (reel: Reel) => Promise<void>): Promise<void> {
    const reel = reels[index];
    if (!reel) return;
    const token = reel.strip;
    await move(reel);
    // Dressed down to its three visible cells unless something newer runs on it.
    if (token.isConnected && reel.lastStop === step.stops[index]) rest(reel, step.grid[index] ?? []);
  }
  return {
    show: (grid) => each((reel, index) => rest(reel, grid[index] ?? [])),
    spin: (free) => each((reel, index) => startLoop(reel, index, free)),
    land: (index, step, ms) => settle(index, step, (reel) => landOn(reel, index, step, ms)),
    fade: (index, step, ms) =>
      settle(index, step, async (reel) => {
        rest(reel, step.grid[index] ?? []);
        reel.lastStop = step.stops[index] ?? 0;
        await animate(reel, [{ opacity: 0 }, { opacity: 1 }], { duration: ms });
      }),
    hurry: () => each((reel) => reel.animation?.updatePlaybackRate(2.5)),
    mark(cells) {
      const lit = new Set(cells?.map(([reel, row]) => `${reel}.${row}`));
      each((reel, index) => {
        for (const [row, cell] of [...reel.strip.children].entries()) {
          cell.classList.toggle('is-lit', lit.has(`${index}.${row}`));
          cell.classList.toggle('is-dim', cells !== null && !lit.has(`${index}.${row}`));
        }
      });
    },
    stop: () => each((reel) => reel.animation?.cancel()),
  };
}

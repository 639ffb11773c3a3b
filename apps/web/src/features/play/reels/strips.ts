import { type Band, type ReelGame, stripCells } from './reel-game.ts';
import { drawSymbol } from './symbol-sheet.ts';

/** Rows that pass while a reel slows down. */
export const landingRows = 8;
/** Rows above the first stop, for what is passed on the way over it. */
export const rowsAbove = 1;

/** One strip on the page. */
export interface Strip {
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

/**
 * The strips of one reel in its window.
 * @returns shows the strip of a band alone, which is made when it is first needed
 */
export function createStrips(window: HTMLElement, game: ReelGame, reel: number): (band: Band) => Strip {
  window.replaceChildren();
  const built = new Map<Band, Strip>();
  let shown: Strip | null = null;
  return (band) => {
    const strip = built.get(band) ?? buildStrip(game, band, reel);
    if (!built.has(band)) window.append(strip.element);
    built.set(band, strip);
    if (shown !== strip) {
      if (shown) shown.element.hidden = true;
      strip.element.hidden = false;
      shown = strip;
    }
    return strip;
  };
}

/** Stands still at a stop: as a share of the strip, so that a window which changes its size keeps its symbols. */
export function standAt({ element, cells }: Strip, stop: number): void {
  element.style.transform = `translateY(${(-(stop + rowsAbove) / cells) * 100}%)`;
}

import { type Band, type ReelGame, stripCells } from '../reel-game.ts';
import { drawSymbol } from '../symbol-sheet.ts';

/** The number of rows that pass while a reel slows down. */
export const landingRows = 8;
/** The number of rows above the first stop, for the overshoot of a landing. */
export const rowsAbove = 1;

/** One strip on the page. */
export interface Strip {
  readonly element: HTMLElement;
  readonly stops: number;
  readonly cells: number;
}

/** Builds the whole strip, and repeats its first rows at the end as far as a landing can run past it. */
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
 * Creates the strips of one reel in its window.
 * @returns A function that shows only the strip of a band. Each strip is created when it is first needed.
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

/** Shows a stop. Uses a percentage of the strip, so that the same symbols stay visible when the window is resized. */
export function showStop({ element, cells }: Strip, stop: number): void {
  element.style.transform = `translateY(${(-(stop + rowsAbove) / cells) * 100}%)`;
}

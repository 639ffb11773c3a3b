import { drawSymbol } from '../reels/symbol-sheet.ts';
import { move } from '../shell/motion.ts';
import type { Grid, TumbleGame } from './tumble-game.ts';
import type { Cell } from './tumble-script.ts';

/** Columns do not fall as one: each a moment after its left neighbour. */
const columnStaggerMs = 55;
/** The lower lie first: each row a moment after the one below it. */
const rowStaggerMs = 28;

/** Lands, gives way a little, and lies. */
const landing = 'cubic-bezier(.4,.1,.5,1)';
const leaveMs = 300;

export const burstMs = 380;
export const fadeMs = 240;
/** How long what burst is replaced by what falls: a part of the grid, with hardly any stagger. */
export const tumbleFallMs = 460;
const fallMs = tumbleFallMs;

/** How long a whole grid takes to fall in. */
export function dropMs({ columns, rows }: TumbleGame): number {
  return fallMs + columnStaggerMs * (columns - 1) + rowStaggerMs * (rows - 1);
}

/** How long it takes to fall out. */
export function emptyMs({ columns }: TumbleGame): number {
  return leaveMs + columnStaggerMs * (columns - 1);
}

/**
 * The symbols on the page: made once, one element a cell, then only drawn anew and moved. An element always stands where
 * its cell is; a movement only shows how what it draws came there, so that whatever ends a movement leaves the truth.
 */
export class Field {
  readonly #root: HTMLElement;
  readonly #game: TumbleGame;
  readonly #cells: HTMLElement[][];
  readonly #shown: string[][];
  #running: Animation[] = [];

  /** @param root holds the cells; its size is theirs */
  constructor(root: HTMLElement, game: TumbleGame) {
    this.#root = root;
    this.#game = game;
    this.#cells = game.restingGrid.map((column, at) =>
      column.map((_, row) => {
        const cell = document.createElement('i');
        cell.style.setProperty('--column', String(at));
        cell.style.setProperty('--row', String(row));
        return cell;
      }),
    );
    this.#shown = game.restingGrid.map((column) => column.map(() => ''));
    root.replaceChildren(...this.#cells.flat());
  }

  /** Lies still. */
  show(grid: Grid): void {
    this.stop();
    this.#draw(grid);
  }

  /** What lies there falls out of the grid, and stays out. */
  empty(): void {
    this.stop();
    const { rows } = this.#game;
    for (const [column, cells] of this.#cells.entries())
      for (const cell of cells) {
        const frames = [{}, { transform: `translateY(${rows * this.#rowPx()}px)` }];
        const delay = column * columnStaggerMs;
        this.#run(cell, frames, { duration: leaveMs, delay, easing: 'ease-in', fill: 'forwards' });
      }
  }

  /** A new grid falls into the empty one, the lowest row first. */
  drop(grid: Grid): void {
    this.stop();
    this.#draw(grid);
    const { rows } = this.#game;
    for (const [column, cells] of this.#cells.entries())
      for (const [row, cell] of cells.entries()) {
        const delay = column * columnStaggerMs + (rows - 1 - row) * rowStaggerMs;
        this.#fall(cell, rows, delay);
      }
  }

  /** These are lit, the others step back. */
  light(cells: readonly Cell[]): void {
    for (const cell of this.#cells.flat()) cell.classList.remove('is-won');
    this.#root.toggleAttribute('data-lit', cells.length > 0);
    for (const [column, row] of cells) this.#cells[column]?.[row]?.classList.add('is-won');
  }

  /** The lit ones burst and are gone. */
  burst(cells: readonly Cell[], calm: boolean): void {
    for (const [column, row] of cells) {
      const cell = this.#cells[column]?.[row];
      if (!cell) continue;
      const swell = calm ? [] : [{ transform: 'scale(1.16)', opacity: 1, offset: 0.4, easing: 'ease-in' }];
      const end = calm ? { opacity: 0 } : { transform: 'scale(.1) rotate(25deg)', opacity: 0 };
      this.#run(cell, [{ opacity: 1 }, ...swell, end], { duration: calm ? fadeMs : burstMs, fill: 'forwards' });
      if (calm) continue;
      const ring = [{ opacity: 0 }, { opacity: 0.9, offset: 0.35 }, { opacity: 0, transform: 'scale(1.5)' }];
      this.#run(cell, ring, { duration: burstMs, pseudoElement: '::after' });
    }
  }

  /** The grid after a burst: what lay above falls, and new ones after it. @param from the row each fell from */
  tumble(grid: Grid, from: readonly (readonly number[])[]): void {
    this.show(grid);
    for (const [column, cells] of this.#cells.entries())
      for (const [row, cell] of cells.entries()) {
        const rows = row - (from[column]?.[row] ?? row);
        if (rows > 0) this.#fall(cell, rows, column * 18);
      }
  }

  /** A grid fades in where another was, for players who asked for less motion. */
  fade(grid: Grid): void {
    this.show(grid);
    this.#run(this.#root, [{ opacity: 0.25 }, { opacity: 1 }], { duration: fadeMs });
  }

  /** What moved is gone: everything lies where it was last told to. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.light([]);
  }

  #draw(grid: Grid): void {
    for (const [column, cells] of this.#cells.entries())
      for (const [row, cell] of cells.entries()) {
        const id = grid[column]?.[row] ?? '';
        const shown = this.#shown[column] as string[];
        if (shown[row] === id) continue;
        shown[row] = id;
        cell.className = '';
        drawSymbol(cell, this.#game.sheet, id);
      }
  }

  #fall(cell: HTMLElement, rows: number, delay: number): void {
    const height = this.#rowPx();
    const frames = [
      { transform: `translateY(${-rows * height}px)`, easing: landing },
      { transform: 'translateY(0)', offset: 0.78, easing: 'ease-out' },
      { transform: `translateY(${-0.05 * height}px)`, offset: 0.88, easing: 'ease-in' },
      { transform: 'translateY(0)' },
    ];
    this.#run(cell, frames, { duration: fallMs, delay, fill: 'backwards' });
  }

  /** In pixels: a browser moves a share of the element's own size on its main thread, and pixels off it. */
  #rowPx(): number {
    return this.#root.clientHeight / this.#game.rows;
  }

  #run(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = move(element, frames, options);
    if (!animation) return;
    // One that is cancelled has nobody waiting for it.
    animation.finished.catch(() => undefined);
    this.#running.push(animation);
  }
}

import { drawSymbol } from '../reels/symbol-sheet.ts';
import { move } from '../shell/motion.ts';
import type { Grid, Shard, TumbleGame } from './tumble-game.ts';
import type { Cell } from './tumble-script.ts';

/** Each column falls shortly after its left neighbour. */
const columnStaggerMs = 55;
/** The lowest row lands first, and each row above a little later. */
const rowStaggerMs = 28;

/** The easing of a symbol that lands with a small bounce. */
const landing = 'cubic-bezier(.4,.1,.5,1)';
const leaveMs = 300;

export const burstMs = 380;
export const fadeMs = 240;
/** How long the pieces of a burst symbol fly. The next symbols fall behind them. */
const shardMs = 640;
/** The pieces of each symbol start shortly after those of the one before. */
const shardStaggerMs = 14;
/**
 * How long the symbols that replace a burst take to fall, in milliseconds. Only part of the grid moves, so there is hardly
 * any stagger.
 */
export const tumbleFallMs = 460;
const fallMs = tumbleFallMs;

/** How long a whole grid takes to fall in, in milliseconds. */
export function dropMs({ columns, rows }: TumbleGame): number {
  return fallMs + columnStaggerMs * (columns - 1) + rowStaggerMs * (rows - 1);
}

/** How long a whole grid takes to fall out, in milliseconds. */
export function emptyMs({ columns }: TumbleGame): number {
  return leaveMs + columnStaggerMs * (columns - 1);
}

/**
 * The symbols on the page. One element per cell is created once, and then only redrawn and animated. An element is always
 * at the position of its cell, and an animation only shows how its symbol got there. When an animation ends for any reason,
 * the display is correct.
 */
export class Field {
  readonly #root: HTMLElement;
  readonly #game: TumbleGame;
  readonly #cells: HTMLElement[][];
  readonly #shown: string[][];
  /** The share of its usual time that each movement takes. */
  tempo = 1;
  #running: Animation[] = [];

  /** @param root The element that contains the cells and defines their size */
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

  /** Shows a grid without movement. */
  show(grid: Grid): void {
    this.stop();
    this.#draw(grid);
  }

  /** Lets all symbols fall out of the grid. */
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

  /** Lets a new grid fall into the empty field, the lowest row first. */
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

  /** Highlights these cells and dims the others. */
  light(cells: readonly Cell[]): void {
    for (const cell of this.#cells.flat()) cell.classList.remove('is-won');
    this.#root.toggleAttribute('data-lit', cells.length > 0);
    for (const [column, row] of cells) this.#cells[column]?.[row]?.classList.add('is-won');
  }

  /** Bursts the highlighted cells and removes them. */
  burst(cells: readonly Cell[], reducedMotion: boolean): void {
    for (const [column, row] of cells) {
      const cell = this.#cells[column]?.[row];
      if (!cell) continue;
      const pieces = reducedMotion ? undefined : this.#game.shatter?.(cells.length, 2 * column + row);
      if (pieces) {
        this.#break(cell, pieces, shardStaggerMs * column);
        continue;
      }
      const swell = reducedMotion ? [] : [{ transform: 'scale(1.16)', opacity: 1, offset: 0.4, easing: 'ease-in' }];
      const end = reducedMotion ? { opacity: 0 } : { transform: 'scale(.1) rotate(25deg)', opacity: 0 };
      this.#run(cell, [{ opacity: 1 }, ...swell, end], {
        duration: reducedMotion ? fadeMs : burstMs,
        fill: 'forwards',
      });
      if (reducedMotion) continue;
      const ring = [{ opacity: 0 }, { opacity: 0.9, offset: 0.35 }, { opacity: 0, transform: 'scale(1.5)' }];
      this.#run(cell, ring, { duration: burstMs, pseudoElement: '::after' });
    }
  }

  /**
   * Shows the grid after a burst: the symbols above fall, and new ones follow. @param from The row from which each symbol
   * fell
   */
  tumble(grid: Grid, from: readonly (readonly number[])[]): void {
    this.#halt();
    this.#draw(grid);
    for (const [column, cells] of this.#cells.entries())
      for (const [row, cell] of cells.entries()) {
        const rows = row - (from[column]?.[row] ?? row);
        if (rows > 0) this.#fall(cell, rows, column * 18);
      }
  }

  /** Fades in another grid, for players who prefer reduced motion. */
  fade(grid: Grid): void {
    this.show(grid);
    this.#run(this.#root, [{ opacity: 0.25 }, { opacity: 1 }], { duration: fadeMs });
  }

  /** Ends all animations. Every symbol is at its last target position. */
  stop(): void {
    this.#halt();
    for (const piece of this.#root.querySelectorAll('.shard')) piece.remove();
  }

  /** Ends the animations of the cells. The pieces of burst symbols continue. */
  #halt(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.light([]);
  }

  /** Replaces a symbol by its pieces, which fly apart. Each is removed at the end of its flight. */
  #break(cell: HTMLElement, pieces: readonly Shard[], delay: number): void {
    this.#run(cell, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, delay, fill: 'forwards' });
    for (const { clipPath, frames } of pieces) {
      const piece = document.createElement('b');
      piece.className = cell.className;
      piece.classList.replace('is-won', 'shard');
      piece.style.cssText = cell.style.cssText;
      piece.style.clipPath = clipPath;
      const flight = move(piece, frames, this.#paced({ duration: shardMs, delay, fill: 'both' }));
      if (!flight) continue;
      this.#root.append(piece);
      const end = () => piece.remove();
      flight.finished.then(end, end);
    }
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

  /** In pixels: a browser animates percentages of the element's size on its main thread, and pixels outside it. */
  #rowPx(): number {
    return this.#root.clientHeight / this.#game.rows;
  }

  #run(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = move(element, frames, this.#paced(options));
    if (!animation) return;
    // A cancelled animation rejects, and nothing waits for it.
    animation.finished.catch(() => undefined);
    this.#running.push(animation);
  }

  #paced({ duration = 0, delay = 0, ...options }: KeyframeAnimationOptions): KeyframeAnimationOptions {
    return { ...options, duration: Number(duration) * this.tempo, delay: delay * this.tempo };
  }
}

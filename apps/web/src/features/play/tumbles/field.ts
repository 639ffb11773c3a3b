import { drawSymbol } from '../reels/symbol-sheet.ts';
import { move } from '../shell/motion/motion.ts';
import type { Grid, Shard, TumbleGame } from './tumble-game.ts';
import type { Cell } from './tumble-script.ts';
import { createTurns } from './turns.ts';

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
/** The pieces of each column start shortly after those of the one before. */
const shardStaggerMs = 18;
/** The columns whose pieces are created in the same task. All of them at once take several frames. */
const brokenTogether = 3;
/** The symbols above a burst start to fall shortly after those of the column before. */
const tumbleStaggerMs = 18;
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

/** The frames in the first `ms` of a longer animation, which then holds the last of them. */
function heldFrom(ms: number, duration: number, frames: readonly Keyframe[]): Keyframe[] {
  const last = frames.length - 1;
  const timed = frames.map((frame, at) => ({ ...frame, offset: (Number(frame.offset ?? at / last) * ms) / duration }));
  return [...timed, { ...timed[last], offset: 1 }];
}

/**
 * The symbols on the page. One element per cell is created once, and then only redrawn and animated. An element is always
 * at the position of its cell, and an animation only shows how its symbol got there. When an animation ends for any reason,
 * the display is correct. All symbols that move together start and end their animations in the same frame, because each start
 * and each end wakes the main thread. The one that has arrived waits for the others.
 */
export class Field {
  readonly #root: HTMLElement;
  readonly #game: TumbleGame;
  readonly #columns: HTMLElement[];
  readonly #cells: HTMLElement[][];
  readonly #shown: string[][];
  /** The share of its usual time that each movement takes. */
  tempo = 1;
  readonly #running: Animation[][];
  readonly #turns = createTurns();
  readonly #resized: ResizeObserver | null;
  #height = 0;

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
    this.#columns = this.#cells.map((cells) => {
      const column = document.createElement('div');
      column.append(...cells);
      return column;
    });
    this.#shown = game.restingGrid.map((column) => column.map(() => ''));
    this.#running = game.restingGrid.map(() => []);
    root.replaceChildren(...this.#columns);
    this.#resized = this.#watchHeight();
  }

  /** Shows a grid without movement. */
  show(grid: Grid): void {
    this.stop();
    for (const column of this.#columns.keys()) this.#draw(grid, column);
  }

  /** Lets all symbols fall out of the grid. */
  empty(): void {
    this.stop();
    const frames = [
      { transform: 'none', easing: 'ease-in' },
      { transform: `translateY(${this.#game.rows * this.#rowPx()}px)` },
    ];
    for (const [at, column] of this.#columns.entries()) {
      const delay = at * columnStaggerMs;
      const held = heldFrom(leaveMs, emptyMs(this.#game) - delay, frames);
      this.#run(at, column, held, { duration: emptyMs(this.#game) - delay, delay, fill: 'forwards' });
    }
  }

  /** Lets a new grid fall into the empty field, the lowest row first. */
  drop(grid: Grid): void {
    this.#clear();
    const { rows } = this.#game;
    for (const column of this.#columns.keys()) {
      this.#halt(column);
      this.#draw(grid, column);
      for (const [row, cell] of this.#cells[column]?.entries() ?? []) {
        const delay = column * columnStaggerMs + (rows - 1 - row) * rowStaggerMs;
        this.#fall(column, cell, rows, delay, dropMs(this.#game));
      }
    }
  }

  /** Highlights these cells and dims the others. */
  light(cells: readonly Cell[]): void {
    this.#turns.finish();
    for (const cell of this.#cells.flat()) cell.classList.remove('is-won');
    this.#root.toggleAttribute('data-lit', cells.length > 0);
    for (const [column, row] of cells) this.#cells[column]?.[row]?.classList.add('is-won');
  }

  /** Bursts the highlighted cells and removes them. */
  burst(cells: readonly Cell[], reducedMotion: boolean): void {
    for (let first = 0; first < this.#game.columns; first += brokenTogether) {
      const isNow = ([column]: Cell) => column >= first && column < first + brokenTogether;
      const start = () => {
        for (const [column, row] of cells.filter(isNow))
          this.#burstCell(column, row, cells.length, reducedMotion, (column - first) * shardStaggerMs);
      };
      this.#turns.add(start, reducedMotion ? 0 : first * shardStaggerMs * this.tempo);
    }
  }

  /**
   * Shows the grid after a burst: the symbols above fall, and new ones follow. @param from The row from which each symbol
   * fell
   */
  tumble(grid: Grid, from: readonly (readonly number[])[]): void {
    this.light([]);
    const endMs = fallMs + (this.#game.columns - 1) * tumbleStaggerMs;
    for (const column of this.#columns.keys()) {
      this.#halt(column);
      this.#draw(grid, column);
      for (const [row, cell] of this.#cells[column]?.entries() ?? []) {
        const rows = row - (from[column]?.[row] ?? row);
        if (rows > 0) this.#fall(column, cell, rows, column * tumbleStaggerMs, endMs);
      }
    }
  }

  /** Fades in another grid, for players who prefer reduced motion. */
  fade(grid: Grid): void {
    this.show(grid);
    this.#run(0, this.#root, [{ opacity: 0.25 }, { opacity: 1 }], { duration: fadeMs });
  }

  /** Ends all animations. Every symbol is at its last target position. */
  stop(): void {
    this.#clear();
    for (const column of this.#columns.keys()) this.#halt(column);
  }

  /** Stops everything that the field does on its own, when its stage is removed. */
  close(): void {
    this.stop();
    this.#resized?.disconnect();
  }

  /** Removes the pieces and the highlights of the last burst. Columns that did not start yet are drawn. */
  #clear(): void {
    this.light([]);
    for (const piece of this.#root.querySelectorAll('.shard')) piece.remove();
  }

  /** Ends the animations of the cells of a column. The pieces of burst symbols continue. */
  #halt(column: number): void {
    for (const animation of this.#running[column] ?? []) animation.cancel();
    this.#running[column] = [];
  }

  #burstCell(column: number, row: number, symbols: number, reducedMotion: boolean, delay: number): void {
    const cell = this.#cells[column]?.[row];
    if (!cell) return;
    const pieces = reducedMotion ? undefined : this.#game.shatter?.(symbols, 2 * column + row);
    if (pieces) {
      this.#break(column, cell, pieces, delay);
      return;
    }
    const swell = reducedMotion ? [] : [{ transform: 'scale(1.16)', opacity: 1, offset: 0.4, easing: 'ease-in' }];
    const end = reducedMotion ? { opacity: 0 } : { transform: 'scale(.1) rotate(25deg)', opacity: 0 };
    this.#run(column, cell, [{ opacity: 1 }, ...swell, end], {
      duration: reducedMotion ? fadeMs : burstMs,
      fill: 'forwards',
    });
    if (reducedMotion) return;
    const ring = [{ opacity: 0 }, { opacity: 0.9, offset: 0.35 }, { opacity: 0, transform: 'scale(1.5)' }];
    this.#run(column, cell, ring, { duration: burstMs, pseudoElement: '::after' });
  }

  /** Replaces a symbol by its pieces, which fly apart. All are removed at the end of the last flight. */
  #break(column: number, cell: HTMLElement, pieces: readonly Shard[], delay: number): void {
    this.#run(column, cell, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, fill: 'forwards' });
    for (const { clipPath, frames } of pieces) {
      const piece = document.createElement('b');
      piece.className = 'shard';
      piece.style.cssText = cell.style.cssText;
      piece.style.backgroundImage = '';
      // Inside the element that moves: a moving element with a shape of its own needs a mask in each frame.
      const picture = document.createElement('u');
      picture.className = cell.className;
      picture.classList.remove('is-won');
      picture.style.cssText = cell.style.cssText;
      picture.style.clipPath = clipPath;
      piece.append(picture);
      const duration = shardMs + (this.#game.columns - 1 - column) * shardStaggerMs;
      const flight = move(piece, heldFrom(shardMs, duration, frames), this.#paced({ duration, delay, fill: 'both' }));
      if (!flight) continue;
      this.#root.append(piece);
      const end = () => piece.remove();
      flight.finished.then(end, end);
    }
  }

  #draw(grid: Grid, column: number): void {
    for (const [row, cell] of this.#cells[column]?.entries() ?? []) {
      const id = grid[column]?.[row] ?? '';
      const shown = this.#shown[column] as string[];
      if (shown[row] === id) continue;
      shown[row] = id;
      cell.className = '';
      drawSymbol(cell, this.#game.sheet, id);
    }
  }

  /** @param endMs The end of the movement of all symbols */
  #fall(column: number, cell: HTMLElement, rows: number, delay: number, endMs: number): void {
    const height = this.#rowPx();
    const frames = [
      { transform: `translateY(${-rows * height}px)`, easing: landing },
      { transform: 'translateY(0)', offset: 0.78, easing: 'ease-out' },
      { transform: `translateY(${-0.05 * height}px)`, offset: 0.88, easing: 'ease-in' },
      { transform: 'translateY(0)' },
    ];
    const duration = endMs - delay;
    this.#run(column, cell, heldFrom(fallMs, duration, frames), { duration, delay, fill: 'backwards' });
  }

  /** Measures the height in advance. During an animation, measuring would force a layout of the whole page for each cell. */
  #watchHeight(): ResizeObserver | null {
    if (typeof ResizeObserver === 'undefined') return null;
    const observer = new ResizeObserver(() => {
      this.#height = this.#root.clientHeight;
    });
    observer.observe(this.#root);
    return observer;
  }

  /** In pixels: a browser animates percentages of the element's size on its main thread, and pixels outside it. */
  #rowPx(): number {
    return (this.#height || this.#root.clientHeight) / this.#game.rows;
  }

  #run(column: number, element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = move(element, frames, this.#paced(options));
    if (!animation) return;
    // A cancelled animation rejects, and nothing waits for it.
    animation.finished.catch(() => undefined);
    this.#running[column]?.push(animation);
  }

  #paced({ duration = 0, delay = 0, ...options }: KeyframeAnimationOptions): KeyframeAnimationOptions {
    return { ...options, duration: Number(duration) * this.tempo, delay: delay * this.tempo };
  }
}

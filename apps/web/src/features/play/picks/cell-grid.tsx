import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface Cell {
  /** What a reader hears: what it is, and what it has become. */
  readonly name: string;
  /** Names its styles. */
  readonly look: string;
  /** A switch that is on or off; left out where pressing is no switch. */
  readonly pressed?: boolean;
  /** Pressing does nothing now. */
  readonly off: boolean;
  readonly picture: ReactNode;
}

interface CellGridProps {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Keeps the element of a cell, for what moves to it. */
  readonly place?: (index: number, element: HTMLElement | null) => void;
  onPress(index: number): void;
}

/** As many columns as the styles lay out now: cells beside the first one. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  return buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
}

/** Where a key leads from a cell; null for a key that is not the grid's. */
export function nextCell(key: string, from: number, columns: number, cells: number): number | null {
  const row = from - (from % columns);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(cells - 1, from + 1);
    case 'ArrowUp':
      return from < columns ? from : from - columns;
    case 'ArrowDown':
      return from + columns < cells ? from + columns : from;
    case 'Home':
      return row;
    case 'End':
      return Math.min(cells - 1, row + columns - 1);
    default:
      return null;
  }
}

/**
 * Cells that are pressed, in rows as the styles lay them: one stop of the Tab key, and the arrows inside. Its arrows are
 * its own: they do not change the stake.
 */
export function CellGrid({ label, cells, place, onPress }: CellGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const [cursor, setCursor] = useState(0);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    const next = from < 0 ? null : nextCell(event.key, from, columnsOf(buttons), buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <fieldset ref={grid} className="cell-grid" aria-label={label} onKeyDown={onKey}>
      {cells.map(({ name, look, pressed, off, picture }, index) => (
        <button
          key={index}
          ref={(element) => place?.(index, element)}
          type="button"
          className="grid-cell"
          data-look={look}
          tabIndex={index === cursor ? 0 : -1}
          aria-pressed={pressed}
          aria-disabled={off || undefined}
          onFocus={() => setCursor(index)}
          onClick={() => !off && onPress(index)}
        >
          <span className="sr-only">{name}</span>
          {picture}
        </button>
      ))}
    </fieldset>
  );
}

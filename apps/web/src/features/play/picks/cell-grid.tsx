import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface Cell {
  /** The accessible name: what the cell is, and its state. */
  readonly name: string;
  /** Selects the styles. */
  readonly look: string;
  /** The state of a switch. Omitted for cells that are not switches. */
  readonly pressed?: boolean;
  /** True when pressing does nothing. */
  readonly off: boolean;
  readonly picture: ReactNode;
}

interface CellGridProps {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Stores the element of a cell, so that other elements can be animated to it. */
  readonly place?: (index: number, element: HTMLElement | null) => void;
  onPress(index: number): void;
}

/** The current number of columns, measured as the cells in the same row as the first. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  return buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
}

/** The cell that a key moves to. Null for keys that the grid does not handle. */
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
 * A grid of buttons in rows as laid out by the styles. It is one tab stop, and the arrow keys move inside it. They do not
 * change the stake.
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

import { type KeyboardEvent, memo, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

export interface Cell {
  /** The accessible name: what the cell is, and its state. */
  readonly name: string;
  /** Selects the styles. */
  readonly look: string;
  /** The state of a switch. Omitted for cells that are not switches. */
  readonly pressed?: boolean;
  /** True when pressing does nothing. */
  readonly off: boolean;
  /** The same element as before for the same picture, so that only changed cells render again. */
  readonly picture: ReactNode;
}

interface CellGridProps {
  readonly label: string;
  readonly cells: readonly Cell[];
  onPress(index: number): void;
  /** What is drawn over the cells. */
  readonly children?: ReactNode;
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
export function CellGrid({ label, cells, onPress, children }: CellGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const [cursor, setCursor] = useState(0);
  const buttons = () => [...(grid.current?.querySelectorAll('button') ?? [])];
  const indexOf = ({ target }: SyntheticEvent) =>
    buttons().indexOf((target as Element).closest('button') as HTMLButtonElement);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons();
    const from = indexOf(event);
    const next = from < 0 ? null : nextCell(event.key, from, columnsOf(all), all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const onClick = (event: SyntheticEvent) => {
    const index = indexOf(event);
    if (cells[index]?.off === false) onPress(index);
  };
  return (
    <fieldset
      ref={grid}
      className="cell-grid"
      aria-label={label}
      onKeyDown={onKey}
      onClick={onClick}
      onFocus={(event) => setCursor(Math.max(0, indexOf(event)))}
    >
      {cells.map((cell, index) => (
        <GridCell key={index} {...cell} isCursor={index === cursor} />
      ))}
      {children}
    </fieldset>
  );
}

/** Renders only when it changes: a round changes a few cells of a grid, one after another. */
const GridCell = memo(function GridCell({ name, look, pressed, off, picture, isCursor }: Cell & { isCursor: boolean }) {
  return (
    <button
      type="button"
      className="grid-cell"
      data-look={look}
      tabIndex={isCursor ? 0 : -1}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
    >
      <span className="sr-only">{name}</span>
      {picture}
    </button>
  );
});

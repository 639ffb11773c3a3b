import type { CSSProperties } from 'react';
import { SheetSymbol } from '../sheet-symbol.tsx';
import type { SymbolSheet } from '../symbol-sheet.ts';

interface WonCellsProps {
  reel: number;
  /** The visible symbols of this reel, top first. */
  window: readonly string[];
  /** The winning cells of all reels as "reel,row", and those of the highlighted win. */
  won: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  sheet: SymbolSheet;
}

/** A reel's winning symbols. They are copies: the strips themselves never change, so the browser never repaints them. */
export function WonCells({ reel, window, won, lit, sheet }: WonCellsProps) {
  return (
    <div className="won-cells" style={{ '--rows': window.length } as CSSProperties}>
      {window.map((id, row) => {
        const cell = `${reel},${row}`;
        if (!won.has(cell)) return null;
        return (
          <div key={row} data-won className={lit.has(cell) ? 'is-lit' : undefined} style={{ gridRow: row + 1 }}>
            <SheetSymbol sheet={sheet} id={id} />
          </div>
        );
      })}
    </div>
  );
}

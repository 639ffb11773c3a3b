import type { CSSProperties } from 'react';
import { move, useMotion } from '../../shell/motion/motion.ts';
import type { Cell } from '../reel-script.ts';
import { SheetSymbol } from '../sheet-symbol.tsx';
import type { SymbolSheet } from '../symbol-sheet.ts';
import './won-cells.css';

const beats = 3;
const beatMs = 700;

function beat(root: HTMLElement): (Animation | null)[] {
  const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }];
  return [...root.querySelectorAll('.reel-symbol')].map((symbol) =>
    move(symbol, frames, { duration: beatMs, iterations: beats, easing: 'ease-in-out' }),
  );
}

export interface WonCellsProps {
  reel: number;
  cells: readonly Cell[];
  /** The visible symbols of this reel, top first. */
  window: readonly string[];
  sheet: SymbolSheet;
  reducedMotion: boolean;
}

/**
 * Draws a reel's winning symbols above a layer that dims the rest. They are copies: the strips themselves never change, so
 * the browser never repaints them.
 */
export function WonCells({ reel, cells, window, sheet, reducedMotion }: WonCellsProps) {
  const root = useMotion<HTMLDivElement>(reducedMotion ? null : beat);
  return (
    <div ref={root} className="won-cells" style={{ '--rows': window.length } as CSSProperties}>
      {window.map((id, row) => {
        if (!cells.some(([atReel, atRow]) => atReel === reel && atRow === row)) return null;
        return (
          <div key={row} data-won style={{ gridRow: row + 1 }}>
            <SheetSymbol sheet={sheet} id={id} />
          </div>
        );
      })}
    </div>
  );
}

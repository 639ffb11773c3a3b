import type { ReactNode } from 'react';
// Imports all styles of the table here, so that they share one file. Separate small files would be half as large again in
// total.
import './bar-message.css';
import './control-bar.css';
import './option-switch.css';
import './stake-control.css';
import '../table.css';

interface ControlBarProps {
  /** Outcome, proof and problems, in an area of fixed size. */
  message: ReactNode;
  balances: ReactNode;
  tools: ReactNode;
  /** The game's own row: choices before a round, and actions other than the first one. Null for no row. */
  own: ReactNode | null;
  stake: ReactNode;
  coin: ReactNode;
  primary: ReactNode;
}

/**
 * All controls and information during play, in a grid with fixed areas. It is below the stage, or next to it on low
 * screens; control-bar.css defines both layouts.
 */
export function ControlBar({ message, balances, tools, own, stake, coin, primary }: ControlBarProps) {
  return (
    <div className="control-bar">
      <div className="bar-grid">
        <div className="bar-message">
          <div className="bar-message-content">{message}</div>
        </div>
        <div className="bar-balances">{balances}</div>
        <div className="bar-tools">{tools}</div>
        {own !== null && <div className="bar-own">{own}</div>}
        <div className="bar-stake">{stake}</div>
        <div className="bar-coin">{coin}</div>
        <div className="bar-primary">{primary}</div>
      </div>
    </div>
  );
}

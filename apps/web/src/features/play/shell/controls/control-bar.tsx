import type { ReactNode } from 'react';

interface ControlBarProps {
  /** Outcome, proof and problems: a place of one size, whatever stands in it. */
  message: ReactNode;
  balances: ReactNode;
  tools: ReactNode;
  /** The game's own row: what is chosen before a round, what may be done besides the first action. Null: no row. */
  own: ReactNode | null;
  stake: ReactNode;
  coin: ReactNode;
  primary: ReactNode;
}

/**
 * Everything that is pressed and read while playing, in one grid whose places do not depend on what is in them. Below the
 * stage, or beside it where the screen is low; control-bar.css has both shapes.
 */
export function ControlBar({ message, balances, tools, own, stake, coin, primary }: ControlBarProps) {
  return (
    <div className="control-bar">
      <div className="bar-grid">
        <div className="bar-message">{message}</div>
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

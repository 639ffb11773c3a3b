import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { memo } from 'react';
import { cellNumbers, nextCellOdds, payStepsOf, timesOf } from './field-view.ts';

const steps = 5;

interface PayLadderProps {
  mines: number;
  /** The number of open safe cells. */
  safe: number;
  /** How the round has ended. Every cell is open then, and the sentence is about the whole field. */
  end: 'paid' | 'lost' | null;
}

/** What cashing out paid before, what it pays now and after each of the next safe cells, and how likely the next cell is safe. */
export const PayLadder = memo(function PayLadder({ mines, safe, end }: PayLadderProps) {
  const odds = end ? null : nextCellOdds(mines, safe);
  return (
    <div className="mine-strip">
      <p className="mine-hidden">{messages.hidden(mines, cellNumbers.length - (end ? 0 : safe))}</p>
      <p className="mine-odds">{odds && messages.nextCell(odds.safe, odds.of)}</p>
      <ul className="pay-strip" aria-label={messages.paytable}>
        {payStepsOf(mines, safe, steps).map((step) => (
          // A step that a mine has ended was reached and pays nothing.
          <li
            key={step.safe}
            aria-current={(step.now && end !== 'lost') || undefined}
            data-reached={(step.now && end === 'lost') || undefined}
            data-passed={(step.safe < safe && end !== 'lost') || undefined}
          >
            <span>{messages.safeCells(step.safe)}</span>
            <span>{timesOf(step.payX100)}×</span>
          </li>
        ))}
      </ul>
    </div>
  );
});

import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { memo } from 'react';
import { cellNumbers, nextCellOdds, payStepsOf, timesOf } from './field-view.ts';

const steps = 5;

interface PayLadderProps {
  mines: number;
  /** The number of open safe cells. */
  safe: number;
  /** True when the round has ended, so that every cell is open and the sentence is about the whole field. */
  over: boolean;
}

/** What cashing out pays now and after each of the next safe cells, and how likely the next cell is safe. */
export const PayLadder = memo(function PayLadder({ mines, safe, over }: PayLadderProps) {
  const odds = over ? null : nextCellOdds(mines, safe);
  return (
    <div className="mine-strip">
      <p className="mine-hidden">{messages.hidden(mines, cellNumbers.length - (over ? 0 : safe))}</p>
      <p className="mine-odds">{odds && messages.nextCell(odds.safe, odds.of)}</p>
      <ul className="pay-strip" aria-label={messages.paytable}>
        {payStepsOf(mines, safe, steps).map((step) => (
          <li key={step.safe} aria-current={step.now || undefined}>
            <span>{messages.safeCells(step.safe)}</span>
            <span>{timesOf(step.payX100)}×</span>
          </li>
        ))}
      </ul>
    </div>
  );
});

import { mineSeekerSlots as words } from '@goldwren/messages/current/games/mine-seeker-slots';
import { cellNumbers, payStepsOf, timesOf } from './field-view.ts';

const steps = 5;

/** What cashing out pays now, and after each of the next safe cells. */
export function PayLadder({ mines, safe }: { mines: number; safe: number }) {
  return (
    <div className="mine-strip">
      <p className="mine-hidden">{words.hidden(mines, cellNumbers.length - safe)}</p>
      <ul className="pay-strip" aria-label={words.paytable}>
        {payStepsOf(mines, safe, steps).map((step) => (
          <li key={step.safe} aria-current={step.now || undefined}>
            <span>{words.safeCells(step.safe)}</span>
            <span>{timesOf(step.payX100)}×</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

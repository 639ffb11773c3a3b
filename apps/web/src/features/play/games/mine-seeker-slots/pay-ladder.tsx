import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { cellNumbers, payStepsOf, timesOf } from './field-view.ts';

const steps = 5;

/** What cashing out pays now and after each of the next safe cells. */
export function PayLadder({ mines, safe }: { mines: number; safe: number }) {
  return (
    <div className="mine-strip">
      <p className="mine-hidden">{messages.hidden(mines, cellNumbers.length - safe)}</p>
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
}

import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { memo } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';
import { ballsDrawn, mostPicked, payRowsOf } from './card-view.ts';

interface PayStripProps {
  picked: number;
  /** Null before a draw. */
  hits: number | null;
  /** How many balls have fallen so far. Null when none falls. */
  ball: number | null;
}

/** What the picked numbers pay, by hits. While numbers are drawn, the row of `hits` is marked. */
export const PayStrip = memo(function PayStrip({ picked, hits, ball }: PayStripProps) {
  return (
    <div className="keno-strip">
      <p className="keno-count">
        {ball === null ? messages.count(picked, mostPicked) : messages.ball(ball, ballsDrawn)}
      </p>
      <ul className="pay-strip" aria-label={messages.paytable}>
        {payRowsOf(picked).map((row) => (
          <li key={row.hits} aria-current={row.hits === hits || undefined}>
            <span>{messages.hitsOf(row.hits)}</span>
            <span>{formats.amount(BigInt(row.payX100))}×</span>
          </li>
        ))}
      </ul>
    </div>
  );
});

import { computePayout } from '@goldwren/game-engine';
import type { HandName } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';
import { memo } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { payRows } from './current-hand.ts';

interface PayTableProps {
  /** The hand on the table. */
  now: HandName | null;
  /** The stake of the round, or of the next one. Each row shows what it pays at this stake. A challenge has none. */
  stake: string | undefined;
}

/** The paytable, always visible. */
export const PayTable = memo(function PayTable({ now, stake }: PayTableProps) {
  const staked = stake ? hundredthsOf(stake) : 0n;
  return (
    <ul className="pay-table" aria-label={messages.paytable}>
      {payRows.map(({ hand, name, payX100 }) => (
        <li key={hand} aria-current={hand === now || undefined}>
          <span>
            {hand === now && <span aria-hidden="true">▸ </span>}
            {name}
          </span>
          <span>{formats.multiple(payX100)}</span>
          <span>{staked > 0n && formats.amount(computePayout(staked, payX100))}</span>
        </li>
      ))}
    </ul>
  );
});

import type { HandName } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';
import { memo } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';
import { payRows } from './current-hand.ts';

/** The paytable, always visible. `now` is the hand on the table. */
export const PayTable = memo(function PayTable({ now }: { now: HandName | null }) {
  return (
    <ul className="pay-table" aria-label={messages.paytable}>
      {payRows.map(({ hand, name, payX100 }) => (
        <li key={hand} aria-current={hand === now || undefined}>
          <span>
            {hand === now && <span aria-hidden="true">▸ </span>}
            {name}
          </span>
          <span>{formats.multiple(payX100)}</span>
        </li>
      ))}
    </ul>
  );
});

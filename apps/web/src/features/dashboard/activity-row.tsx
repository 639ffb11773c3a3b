import type { ReactNode } from 'react';
import { coinCode, coins, moment, signedCoins } from '../../lib/format.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { CoinMark } from '../../shared/coin-mark.tsx';
import { EntryProof } from './entry-proof.tsx';
import type { JournalEntry } from './journal-entry.ts';

/** One movement in a list. `children` stands below it. */
export function ActivityRow({ entry, children }: { entry: JournalEntry; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2.5">
      <CoinMark currency={entry.currency} />
      <div className="min-w-0">
        <p>{dashboard.kinds[entry.kind]}</p>
        <time dateTime={entry.at} className="text-sm text-ink-3">
          {moment(entry.at)}
        </time>{' '}
        <EntryProof entry={entry} />
      </div>
      <div className="text-right">
        <p className="font-semibold">
          {signedCoins(entry.amount, entry.currency)} {coinCode(entry.currency)}
        </p>
        <p className="text-sm text-ink-3">{dashboard.activity.balance(coins(entry.balance_after, entry.currency))}</p>
      </div>
      {children}
    </li>
  );
}

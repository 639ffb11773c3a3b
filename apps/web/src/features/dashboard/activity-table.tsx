import { CopyText } from '@goldwren/ui/copy-text';
import { Table } from '@goldwren/ui/table';
import { coinCode, coins, moment, signedCoins } from '../../lib/format.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { CoinMark } from '../../shared/coin-mark.tsx';
import { EntryProof } from './entry-proof.tsx';
import type { JournalEntry } from './journal-entry.ts';

const cell = 'px-3 py-1.5 first:pl-0 last:pr-0';
const columns = [
  { title: dashboard.activity.when },
  { title: dashboard.activity.what },
  { title: dashboard.activity.amount, numeric: true },
  { title: dashboard.activity.balanceAfter, numeric: true },
  { title: dashboard.activity.reference },
];

export function ActivityTable({ entries }: { entries: JournalEntry[] }) {
  return (
    <Table caption={dashboard.activity.caption} columns={columns} cell={cell}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className={`${cell} whitespace-nowrap text-ink-2`}>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
          </td>
          <td className={cell}>
            {dashboard.kinds[entry.kind]} <EntryProof entry={entry} />
          </td>
          <td className={`${cell} text-right font-semibold whitespace-nowrap`}>
            <span className="inline-flex items-center gap-2">
              {signedCoins(entry.amount, entry.currency)} {coinCode(entry.currency)}
              <CoinMark currency={entry.currency} className="size-4" />
            </span>
          </td>
          <td className={`${cell} text-right whitespace-nowrap text-ink-2`}>
            {coins(entry.balance_after, entry.currency)} {coinCode(entry.currency)}
          </td>
          <td className={`${cell} text-sm`}>
            <CopyText value={entry.reference} what={dashboard.activity.referenceOf(entry.reference)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

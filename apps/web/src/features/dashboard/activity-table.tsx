import { CopyText } from '@goldwren/ui/copy-text';
import { Table } from '@goldwren/ui/table';
import { coinCode, coins, moment, signedCoins } from '../../lib/format.ts';
import { CoinMark } from '../../shared/coin-mark.tsx';
import { type JournalEntry, kindWords } from './journal-words.ts';

const cell = 'px-3 py-1.5 first:pl-0 last:pr-0';
const columns = [
  { title: 'When' },
  { title: 'What' },
  { title: 'Amount', numeric: true },
  { title: 'Balance after', numeric: true },
  { title: 'Reference' },
];

export function ActivityTable({ entries }: { entries: JournalEntry[] }) {
  return (
    <Table caption="Every movement of your coins, newest first. Times are Eastern Time." columns={columns} cell={cell}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className={`${cell} whitespace-nowrap text-ink-2`}>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
          </td>
          <td className={cell}>{kindWords[entry.kind]}</td>
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
            <CopyText value={entry.reference} what={`reference ${entry.reference}`} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

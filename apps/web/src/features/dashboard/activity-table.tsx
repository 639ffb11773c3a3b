import { CopyText } from '@goldwren/ui/copy-text';
import { coinCode, coins, moment, signedCoins } from '../../lib/format.ts';
import { CoinMark } from '../../shared/coin-mark.tsx';
import { type JournalEntry, kindWords } from './journal-words.ts';

const cell = 'px-3 py-1.5 first:pl-0 last:pr-0';

export function ActivityTable({ entries }: { entries: JournalEntry[] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">Every movement of your coins, newest first. Times are Eastern Time.</caption>
      <thead className="border-b border-line text-left text-sm text-ink-2">
        <tr>
          <th scope="col" className={`${cell} font-semibold`}>
            When
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            What
          </th>
          <th scope="col" className={`${cell} text-right font-semibold`}>
            Amount
          </th>
          <th scope="col" className={`${cell} text-right font-semibold`}>
            Balance after
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            Reference
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
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
      </tbody>
    </table>
  );
}

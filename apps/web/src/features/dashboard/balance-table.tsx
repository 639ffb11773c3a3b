import { calendarDay, coinsWithCode } from '../../lib/format.ts';
import type { DayBalances } from './chart-shape.ts';

const cell = 'py-1.5 text-right first:text-left';

/** The same values as the chart, newest day first. */
export function BalanceTable({ days }: { days: readonly DayBalances[] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">Balances at the end of each day, newest first</caption>
      <thead className="border-b border-line text-sm text-ink-2">
        <tr>
          {['Day', 'Gold Coins', 'Sweeps Coins'].map((title) => (
            <th key={title} scope="col" className={`${cell} font-semibold`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {[...days].reverse().map((day) => (
          <tr key={day.day}>
            <th scope="row" className={`${cell} font-medium`}>
              <time dateTime={day.day}>{calendarDay(day.day)}</time>
            </th>
            <td className={cell}>{coinsWithCode(day.gold, 'gold')}</td>
            <td className={cell}>{coinsWithCode(day.sweeps, 'sweeps')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Table } from '@goldwren/ui/table';
import { calendarDay, coinsWithCode } from '../../lib/format.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { site } from '../../lib/words/site.ts';
import type { DayBalances } from './chart-shape.ts';

const cell = 'py-1.5 text-right first:text-left';
const columns = [
  { title: dashboard.history.day },
  { title: site.goldCoins, numeric: true },
  { title: site.sweepsCoins, numeric: true },
];

/** The same values as the chart, newest day first. */
export function BalanceTable({ days }: { days: readonly DayBalances[] }) {
  return (
    <Table caption={dashboard.history.caption} columns={columns} cell={cell}>
      {[...days].reverse().map((day) => (
        <tr key={day.day}>
          <th scope="row" className={`${cell} font-medium`}>
            <time dateTime={day.day}>{calendarDay(day.day)}</time>
          </th>
          <td className={cell}>{coinsWithCode(day.gold, 'gold')}</td>
          <td className={cell}>{coinsWithCode(day.sweeps, 'sweeps')}</td>
        </tr>
      ))}
    </Table>
  );
}

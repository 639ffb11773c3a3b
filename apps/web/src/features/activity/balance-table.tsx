import type { BalanceSeries } from '@goldwren/contracts/player';
import { Table } from '@goldwren/ui/table';
import { coinsWithCode, moment } from '../../lib/format.ts';
import { activity } from '../../lib/words/activity.ts';

const { history: words } = activity;
const cell = 'py-1.5 text-right first:text-left';
const columns = [
  { title: words.until },
  { title: words.balance, numeric: true },
  { title: words.lowest, numeric: true },
  { title: words.highest, numeric: true },
];

/** The same values as the chart, newest first. */
export function BalanceTable({ series: { currency, points } }: { series: BalanceSeries }) {
  return (
    <Table caption={words.caption} columns={columns} cell={cell}>
      {[...points].reverse().map(({ at, balance, low, high }) => (
        <tr key={at}>
          <th scope="row" className={`${cell} font-medium`}>
            <time dateTime={at}>{moment(at)}</time>
          </th>
          <td className={cell}>{coinsWithCode(balance, currency)}</td>
          <td className={cell}>{coinsWithCode(low, currency)}</td>
          <td className={cell}>{coinsWithCode(high, currency)}</td>
        </tr>
      ))}
    </Table>
  );
}

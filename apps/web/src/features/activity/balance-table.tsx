import type { BalanceSeries, Currency } from '@goldwren/contracts/player';
import { activity } from '@goldwren/messages/current/activity';
import { Table } from '@goldwren/ui/table';
import { coinCode, coins, moment } from '../../lib/i18n/format.ts';

const { history: messages } = activity;
const cell = 'py-1.5 pl-2 text-right first:pl-0 first:text-left max-sm:text-xs';
const columns = [
  { title: messages.until },
  { title: messages.balance, numeric: true },
  { title: messages.lowest, numeric: true },
  { title: messages.highest, numeric: true },
];

/** The same values as the chart, newest first. */
export function BalanceTable({ series: { currency, points } }: { series: BalanceSeries }) {
  return (
    <Table caption={messages.caption} columns={columns} cell={cell}>
      {[...points].reverse().map(({ at, balance, low, high }) => (
        <tr key={at}>
          <th scope="row" className={`${cell} font-medium`}>
            <time dateTime={at}>{moment(at)}</time>
          </th>
          <Amount of={balance} currency={currency} />
          <Amount of={low} currency={currency} />
          <Amount of={high} currency={currency} />
        </tr>
      ))}
    </Table>
  );
}

/**
 * On a phone, three amounts share one row, so they leave out the coin's name. The player chooses the coin above the table.
 */
function Amount({ of, currency }: { of: string; currency: Currency }) {
  return (
    <td className={`${cell} whitespace-nowrap`}>
      {coins(of)} <span className="max-sm:sr-only">{coinCode(currency)}</span>
    </td>
  );
}

import type { PlayStatementRow } from '@goldwren/contracts/player';
import { playStatement as messages } from '@goldwren/messages/current/play-statement';
import type { LimitPeriod } from '@goldwren/rules';
import { Table } from '@goldwren/ui/table';
import { useMedia } from '../../lib/browser/use-media.ts';
import { netCoins, usd } from '../../lib/i18n/format.ts';

interface StatementRowsProps {
  period: LimitPeriod;
  /** Newest first. */
  rows: readonly PlayStatementRow[];
}

const cell = 'px-2 py-2 first:pl-0 last:pr-0';
const columns = [
  { title: messages.period },
  { title: messages.gold, numeric: true },
  { title: messages.sweeps, numeric: true },
  { title: messages.purchases, numeric: true },
];

/** A table on wide screens, otherwise one block per period. */
export function StatementRows({ period, rows }: StatementRowsProps) {
  const wide = useMedia('(min-width: 40rem)');
  if (!wide) {
    return (
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <PeriodBlock key={row.from} period={period} row={row} />
        ))}
      </ul>
    );
  }
  return (
    <Table caption={messages.caption} columns={columns} cell={cell}>
      {rows.map((row) => (
        <tr key={row.from}>
          <th scope="row" className={`${cell} text-left font-normal text-ink-2`}>
            {messages.from[period](row.from)}
          </th>
          <td className={`${cell} text-right whitespace-nowrap`}>{netCoins(row.gold.net, 'gold')}</td>
          <td className={`${cell} text-right whitespace-nowrap`}>{netCoins(row.sweeps.net, 'sweeps')}</td>
          <td className={`${cell} text-right whitespace-nowrap`}>{usd(row.purchases)}</td>
        </tr>
      ))}
    </Table>
  );
}

function PeriodBlock({ period, row }: { period: LimitPeriod; row: PlayStatementRow }) {
  const figures = [
    [messages.gold, netCoins(row.gold.net, 'gold')],
    [messages.sweeps, netCoins(row.sweeps.net, 'sweeps')],
    [messages.purchases, usd(row.purchases)],
  ] as const;
  return (
    <li className="py-3">
      <p className="font-semibold">{messages.from[period](row.from)}</p>
      <dl className="mt-1 grid gap-1">
        {figures.map(([term, figure]) => (
          <div key={term} className="flex justify-between gap-3">
            <dt className="text-ink-2">{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

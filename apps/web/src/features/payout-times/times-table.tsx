import type { RedemptionTimes } from '@goldwren/contracts/player';
import { payoutTimes as messages } from '@goldwren/messages/current/payout-times';
import { Table } from '@goldwren/ui/table';
import { useMedia } from '../../lib/browser/use-media.ts';
import { measuredTime } from '../../shared/coins/measured-time.ts';

type Measured = RedemptionTimes['steps'][number]['measured'];

export interface TimesRow {
  key: string;
  name: string;
  promise: string;
  measured: Measured;
  /** For a payment method: the time of the payout alone. */
  payment?: Measured;
}

interface TimesTableProps {
  caption: string;
  head: string;
  rows: readonly TimesRow[];
}

const cell = 'px-2 py-2.5 first:pl-0 last:pr-0 md:px-3';

function took(hours: number | undefined): string {
  return hours === undefined ? messages.none : measuredTime(hours);
}

/** The figures of a row, as pairs of name and value. */
function figures({ promise, measured, payment }: TimesRow): (readonly [name: string, value: string])[] {
  const percent = measured?.in_time_percent ?? null;
  return [
    [messages.promise, promise],
    [messages.half, took(measured?.p50_hours)],
    [messages.nine, took(measured?.p90_hours)],
    ...(payment === undefined ? [] : [[messages.payout, took(payment?.p50_hours)] as const]),
    [messages.inTime, percent === null ? messages.none : messages.percent(percent)],
    [messages.count, String(measured?.count ?? 0)],
  ];
}

/** The figures for the narrow layout. If nothing was measured, a single figure says so. */
function narrowFigures(row: TimesRow): (readonly [name: string, value: string])[] {
  return row.measured
    ? figures(row)
    : [
        [messages.promise, row.promise],
        [messages.count, messages.none],
      ];
}

/** A table on wide screens, otherwise one block per row. */
export function TimesTable({ caption, head, rows }: TimesTableProps) {
  const wide = useMedia('(min-width: 48rem)');
  const titles = rows[0] ? figures(rows[0]).map(([name]) => name) : [];
  if (!wide) return <TimesBlocks rows={rows} />;
  return (
    <Table caption={caption} columns={[{ title: head }, ...titles.map((title) => ({ title }))]} cell={cell}>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row" className={`${cell} text-left font-semibold`}>
            {row.name}
          </th>
          {figures(row).map(([name, value]) => (
            <td key={name} className={cell}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function TimesBlocks({ rows }: { rows: readonly TimesRow[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.key} className="py-3 first:pt-0">
          <h3 className="text-base">{row.name}</h3>
          <dl className="mt-1">
            {narrowFigures(row).map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 py-0.5 text-sm">
                <dt className="text-ink-2">{name}</dt>
                <dd className="text-right font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

import { chartMessages as messages } from '@goldwren/messages/staff/charts';
import { SectionCard } from '@goldwren/ui/card';
import { createAxis } from '@goldwren/ui/chart-axis';
import { Table } from '@goldwren/ui/table';
import type { ReactNode } from 'react';
import { formats } from '../../lib/format.ts';
import { ScrollBox } from '../scroll-box.tsx';
import { LineChart } from './line-chart.tsx';

interface Line<Row> {
  name: string;
  /** For the chart only, never for calculations with money. Null if the value is unknown. */
  value: (row: Row) => number | null;
  /** Exact value for the table. */
  text: (row: Row) => string;
}

interface ChartCardProps<Row> {
  title: string;
  /** Explanation below the title. */
  about?: ReactNode;
  /** Oldest first. */
  rows: readonly Row[];
  dayOf: (row: Row) => string;
  lines: readonly Line<Row>[];
  /** A shaded band behind the lines. Unlike lines, it may exceed the chart. */
  band?: { name: string; of: (row: Row) => readonly [number, number] | null; text: (row: Row) => string };
  /** Values that the axis must also include. */
  alsoOnAxis?: readonly number[];
  /**
   * Formats ticks such as percentages, whose axis starts near the lowest value. Without it, the values are
   * counts or amounts: the axis starts at zero and has whole steps.
   */
  tick?: (value: number) => string;
}

const cell = 'px-2 py-1 align-top';

/** Daily figures as a chart and as a table with the same values, which is accessible to everyone. */
export function ChartCard<Row>({ title, about, rows, dayOf, lines, band, ...axis }: ChartCardProps<Row>) {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <SectionCard title={title}>
      {about ? <p className="mb-3 max-w-prose text-ink-2">{about}</p> : null}
      {first === undefined || last === undefined ? (
        <p className="text-ink-2">{messages.none}</p>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <LineChart
            label={messages.label(
              title,
              [dayOf(first), dayOf(last)],
              lines.map(({ name, text }) => messages.line(name, text(first), text(last))),
            )}
            days={rows.map(dayOf)}
            lines={lines.map(({ name, value }) => ({ name, values: rows.map(value) }))}
            band={band && { name: band.name, values: rows.map(band.of) }}
            axis={createAxis(
              [...lines.flatMap(({ value }) => rows.map(value)), ...(axis.alsoOnAxis ?? [])].filter(
                (value) => value !== null,
              ),
              axis.tick ? {} : { fromZero: true, whole: true },
            )}
            tick={axis.tick ?? messages.tick}
          />
          <ScrollBox label={messages.inFigures(title)} className="max-h-72 overflow-auto">
            <Table
              caption={messages.inFigures(title)}
              cell={cell}
              columns={[
                { title: messages.day },
                ...lines.map(({ name }) => ({ title: name, numeric: true })),
                ...(band ? [{ title: band.name, numeric: true }] : []),
              ]}
            >
              {[...rows].reverse().map((row) => (
                <tr key={dayOf(row)}>
                  <td className={`${cell} whitespace-nowrap`}>{formats.calendarDay(dayOf(row))}</td>
                  {[...lines, ...(band ? [band] : [])].map(({ name, text }) => (
                    <td key={name} className={`${cell} text-right whitespace-nowrap`}>
                      {text(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </Table>
          </ScrollBox>
        </div>
      )}
    </SectionCard>
  );
}

import type { ReportSums } from '@goldwren/contracts/staff';
import { reportMessages as messages } from '@goldwren/messages/staff/monitoring/reports';
import { productDay } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { moneyText } from '../../shared/money.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';

const figures: readonly { title: string; text: (sums: ReportSums) => string }[] = [
  { title: messages.days, text: ({ days }) => messages.count(days) },
  { title: messages.registrations, text: ({ registrations }) => messages.count(registrations) },
  { title: messages.rounds, text: ({ rounds }) => messages.count(rounds) },
  { title: messages.purchases, text: ({ purchases }) => moneyText(purchases.usd, 'USD') },
  { title: messages.takenBack, text: ({ taken_back: back }) => moneyText(back.usd, 'USD') },
  { title: messages.sc.granted, text: ({ sweeps }) => moneyText(sweeps.granted, 'sweeps') },
  { title: messages.sc.staked, text: ({ sweeps }) => moneyText(sweeps.staked, 'sweeps') },
  { title: messages.sc.net, text: ({ sweeps }) => moneyText(sweeps.net, 'sweeps') },
  { title: messages.askedSc, text: ({ redemptions }) => moneyText(redemptions.asked.sweeps, 'sweeps') },
  { title: messages.paidSc, text: ({ redemptions }) => moneyText(redemptions.paid.sweeps, 'sweeps') },
];
const cell = 'px-2 py-1.5 whitespace-nowrap';

/** The months of a year with their total. */
export function YearTable() {
  const thisYear = Number(productDay(new Date()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const query = useQuery(queries.reports.year({ params: { year: String(year) } }));
  return (
    <SectionCard
      title={messages.months(year)}
      className="mt-6"
      aside={
        <div className="flex gap-2">
          <Button look="secondary" onClick={() => setYear(year - 1)}>
            {String(year - 1)}
          </Button>
          <Button look="secondary" disabled={year >= thisYear} onClick={() => setYear(year + 1)}>
            {String(year + 1)}
          </Button>
        </div>
      }
    >
      <Detail query={query}>
        {({ months, total }) =>
          months.length === 0 ? (
            <p className="text-ink-2">{messages.noMonths}</p>
          ) : (
            <ScrollBox label={messages.months(year)}>
              <Table
                caption={messages.months(year)}
                cell={cell}
                columns={[{ title: messages.month }, ...figures.map(({ title }) => ({ title, numeric: true }))]}
              >
                {months.map((sums) => (
                  <Line key={sums.month} title={sums.month} sums={sums} />
                ))}
                <Line title={messages.total} sums={total} strong />
              </Table>
            </ScrollBox>
          )
        }
      </Detail>
    </SectionCard>
  );
}

function Line({ title, sums, strong = false }: { title: string; sums: ReportSums; strong?: boolean }) {
  return (
    <tr className={strong ? 'border-t-2 border-line-strong font-semibold' : ''}>
      <th scope="row" className={`${cell} text-left ${strong ? '' : 'font-normal'}`}>
        {title}
      </th>
      {figures.map(({ title: figure, text }) => (
        <td key={figure} className={`${cell} text-right`}>
          {text(sums)}
        </td>
      ))}
    </tr>
  );
}

import type { DailyReport } from '@goldwren/contracts/staff';
import { reportWords as words } from '@goldwren/messages/staff/reports';
import { pagination } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { ChartCard } from '../../shared/chart/chart-card.tsx';
import { Detail } from '../../shared/detail.tsx';
import { moneyText, type Unit } from '../../shared/money.tsx';

type Of<T> = (report: DailyReport) => T;

const counted = (name: string, of: Of<number>) => ({
  name,
  value: of,
  text: (report: DailyReport) => words.count(of(report)),
});
const paid = (unit: Unit, name: string, of: Of<string>) => ({
  name,
  value: (report: DailyReport) => Number(of(report)),
  text: (report: DailyReport) => moneyText(of(report), unit),
});

const charts = [
  {
    title: words.people,
    lines: [
      counted(words.active, ({ active_players: active }) => active),
      counted(words.registrations, ({ registrations }) => registrations),
      counted(words.buyers, ({ buyers }) => buyers),
    ],
  },
  {
    title: words.money,
    lines: [
      paid('USD', words.purchases, ({ purchases }) => purchases.usd),
      paid('USD', words.takenBack, ({ taken_back: back }) => back.usd),
    ],
  },
  {
    title: words.sweeps,
    lines: [
      paid('sweeps', words.coin.staked, ({ sweeps }) => sweeps.staked),
      paid('sweeps', words.coin.won, ({ sweeps }) => sweeps.won),
      paid('sweeps', words.coin.granted, ({ sweeps }) => sweeps.granted),
    ],
  },
  {
    title: words.gold,
    lines: [
      paid('gold', words.coin.staked, ({ gold }) => gold.staked),
      paid('gold', words.coin.won, ({ gold }) => gold.won),
      paid('gold', words.coin.granted, ({ gold }) => gold.granted),
    ],
  },
  {
    title: words.redemptions,
    lines: [
      paid('sweeps', words.asked, ({ redemptions }) => redemptions.asked.sweeps),
      paid('sweeps', words.paid, ({ redemptions }) => redemptions.paid.sweeps),
    ],
  },
];

/** The newest days of a range in pictures, as many as one page of the contract holds. */
export function ReportCharts({ range }: { range: Readonly<Record<string, string>> }) {
  const query = useQuery(queries.reports.list({ query: { ...range, limit: String(pagination.maxLimit) } }));
  return (
    <Detail query={query}>
      {({ results }) =>
        results.length === 0 ? null : (
          <>
            <h2 className="mt-6 text-xl">{words.charts}</h2>
            <p className="mt-1 mb-3 text-ink-2">{words.chartsAbout(results.length)}</p>
            <div className="flex flex-col gap-4">
              {charts.map((chart) => (
                <ChartCard key={chart.title} {...chart} rows={[...results].reverse()} dayOf={({ day }) => day} />
              ))}
            </div>
          </>
        )
      }
    </Detail>
  );
}

import type { DailyReport } from '@goldwren/contracts/staff';
import { reportMessages as messages } from '@goldwren/messages/staff/monitoring/reports';
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
  text: (report: DailyReport) => messages.count(of(report)),
});
const paid = (unit: Unit, name: string, of: Of<string>) => ({
  name,
  value: (report: DailyReport) => Number(of(report)),
  text: (report: DailyReport) => moneyText(of(report), unit),
});

const charts = [
  {
    title: messages.people,
    lines: [
      counted(messages.active, ({ active_players: active }) => active),
      counted(messages.registrations, ({ registrations }) => registrations),
      counted(messages.buyers, ({ buyers }) => buyers),
    ],
  },
  {
    title: messages.money,
    lines: [
      paid('USD', messages.purchases, ({ purchases }) => purchases.usd),
      paid('USD', messages.takenBack, ({ taken_back: back }) => back.usd),
    ],
  },
  {
    title: messages.sweeps,
    lines: [
      paid('sweeps', messages.coin.staked, ({ sweeps }) => sweeps.staked),
      paid('sweeps', messages.coin.won, ({ sweeps }) => sweeps.won),
      paid('sweeps', messages.coin.granted, ({ sweeps }) => sweeps.granted),
    ],
  },
  {
    title: messages.gold,
    lines: [
      paid('gold', messages.coin.staked, ({ gold }) => gold.staked),
      paid('gold', messages.coin.won, ({ gold }) => gold.won),
      paid('gold', messages.coin.granted, ({ gold }) => gold.granted),
    ],
  },
  {
    title: messages.redemptions,
    lines: [
      paid('sweeps', messages.asked, ({ redemptions }) => redemptions.asked.sweeps),
      paid('sweeps', messages.paid, ({ redemptions }) => redemptions.paid.sweeps),
    ],
  },
];

/** Charts of the newest days of a range, as many as fit on one page of the API. */
export function ReportCharts({ range }: { range: Readonly<Record<string, string>> }) {
  const query = useQuery(queries.reports.list({ query: { ...range, limit: String(pagination.maxLimit) } }));
  return (
    <Detail query={query}>
      {({ results }) =>
        results.length === 0 ? null : (
          <>
            <h2 className="mt-6 text-xl">{messages.charts}</h2>
            <p className="mt-1 mb-3 text-ink-2">{messages.chartsAbout(results.length)}</p>
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

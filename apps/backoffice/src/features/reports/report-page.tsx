import type { DailyReport } from '@goldwren/contracts/staff';
import { reportMessages as messages } from '@goldwren/messages/staff/monitoring/reports';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { Money, type Unit } from '../../shared/money.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { ComputeAgain } from './compute-again.tsx';
import { Movements } from './movements.tsx';

/** The full report of one day. It can be recomputed, or computed for the first time. */
export function ReportPage({ day }: { day: string }) {
  const query = useQuery(queries.reports.get({ params: { day } }));
  return (
    <>
      <PageTitle
        about={query.data ? messages.computed(formats.moment(query.data.computed_at)) : null}
        actions={<ComputeAgain key={day} day={day} />}
      >
        {messages.dayTitle(day)}
      </PageTitle>
      <Detail query={query}>{(report) => <Report {...report} />}</Detail>
    </>
  );
}

function Report({ redemptions, purchases, taken_back: back, ...report }: DailyReport) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <SectionCard title={messages.people}>
          <Facts
            facts={[
              [messages.registrations, messages.count(report.registrations)],
              [messages.active, messages.count(report.active_players)],
              [messages.rounds, messages.count(report.rounds)],
              [messages.buyers, messages.count(report.buyers)],
            ]}
          />
        </SectionCard>
        <SectionCard title={messages.money}>
          <Facts
            facts={[
              [messages.purchases, <Sum key="purchases" {...purchases} amount={purchases.usd} unit="USD" />],
              [messages.takenBack, <Sum key="back" {...back} amount={back.usd} unit="USD" />],
            ]}
          />
        </SectionCard>
        <SectionCard title={messages.redemptions}>
          <Facts
            facts={[
              [
                messages.asked,
                <Sum key="asked" {...redemptions.asked} amount={redemptions.asked.sweeps} unit="sweeps" />,
              ],
              [messages.paid, <Sum key="paid" {...redemptions.paid} amount={redemptions.paid.sweeps} unit="sweeps" />],
              [messages.median, messages.hours(redemptions.median_hours)],
            ]}
          />
        </SectionCard>
        <Coin title={messages.sweeps} unit="sweeps" coin={report.sweeps} />
        <Coin title={messages.gold} unit="gold" coin={report.gold} />
      </div>
      <Movements movements={report.movements} />
    </div>
  );
}

function Sum({ count, amount, unit }: { count: number; amount: string; unit: Unit }) {
  return (
    <>
      <Money amount={amount} unit={unit} /> <span className="text-sm text-ink-3">{messages.times(count)}</span>
    </>
  );
}

const coinFigures = ['granted', 'taken', 'staked', 'won', 'net'] as const;

function Coin({ title, unit, coin }: { title: string; unit: Unit; coin: DailyReport['gold'] }) {
  return (
    <SectionCard title={title}>
      <Facts
        facts={coinFigures.map((figure) => [
          messages.coin[figure],
          <Money key={figure} amount={coin[figure]} unit={unit} />,
        ])}
      />
    </SectionCard>
  );
}

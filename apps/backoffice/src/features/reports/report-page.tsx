import type { DailyReport } from '@goldwren/contracts/staff';
import { reportWords as words } from '@goldwren/messages/staff/reports';
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

/** The report of one day in full; it can be computed again, also where there is none yet. */
export function ReportPage({ day }: { day: string }) {
  const query = useQuery(queries.reports.get({ params: { day } }));
  return (
    <>
      <PageTitle
        about={query.data ? words.computed(formats.moment(query.data.computed_at)) : null}
        actions={<ComputeAgain key={day} day={day} />}
      >
        {words.dayTitle(day)}
      </PageTitle>
      <Detail query={query}>{(report) => <Report {...report} />}</Detail>
    </>
  );
}

function Report({ redemptions, purchases, taken_back: back, ...report }: DailyReport) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <SectionCard title={words.people}>
          <Facts
            facts={[
              [words.registrations, words.count(report.registrations)],
              [words.active, words.count(report.active_players)],
              [words.rounds, words.count(report.rounds)],
              [words.buyers, words.count(report.buyers)],
            ]}
          />
        </SectionCard>
        <SectionCard title={words.money}>
          <Facts
            facts={[
              [words.purchases, <Sum key="purchases" {...purchases} amount={purchases.usd} unit="USD" />],
              [words.takenBack, <Sum key="back" {...back} amount={back.usd} unit="USD" />],
            ]}
          />
        </SectionCard>
        <SectionCard title={words.redemptions}>
          <Facts
            facts={[
              [words.asked, <Sum key="asked" {...redemptions.asked} amount={redemptions.asked.sweeps} unit="sweeps" />],
              [words.paid, <Sum key="paid" {...redemptions.paid} amount={redemptions.paid.sweeps} unit="sweeps" />],
              [words.median, words.hours(redemptions.median_hours)],
            ]}
          />
        </SectionCard>
        <Coin title={words.sweeps} unit="sweeps" coin={report.sweeps} />
        <Coin title={words.gold} unit="gold" coin={report.gold} />
      </div>
      <Movements movements={report.movements} />
    </div>
  );
}

function Sum({ count, amount, unit }: { count: number; amount: string; unit: Unit }) {
  return (
    <>
      <Money amount={amount} unit={unit} /> <span className="text-sm text-ink-3">{words.times(count)}</span>
    </>
  );
}

const coinFigures = ['granted', 'taken', 'staked', 'won', 'net'] as const;

function Coin({ title, unit, coin }: { title: string; unit: Unit; coin: DailyReport['gold'] }) {
  return (
    <SectionCard title={title}>
      <Facts
        facts={coinFigures.map((figure) => [
          words.coin[figure],
          <Money key={figure} amount={coin[figure]} unit={unit} />,
        ])}
      />
    </SectionCard>
  );
}

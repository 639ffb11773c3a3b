import type { LiabilityDay } from '@goldwren/contracts/staff';
import { liabilityMessages as messages } from '@goldwren/messages/staff/monitoring/liability';
import { pagination } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { ChartCard } from '../../shared/chart/chart-card.tsx';
import { Detail } from '../../shared/detail.tsx';
import { moneyText } from '../../shared/money.tsx';

const figures = ['balances', 'redeemable', 'escrow'] as const;

/** A line chart of the last days. */
export function LiabilityChart() {
  const query = useQuery(queries.liability.days({ query: { limit: String(pagination.maxLimit) } }));
  return (
    <Detail query={query}>
      {({ results }) => (
        <ChartCard
          title={messages.chart}
          about={messages.chartAbout}
          rows={[...results].reverse()}
          dayOf={({ day }) => day}
          lines={figures.map((figure) => ({
            name: messages[figure],
            value: (row: LiabilityDay) => Number(row[figure]),
            text: (row: LiabilityDay) => moneyText(row[figure], 'sweeps'),
          }))}
        />
      )}
    </Detail>
  );
}

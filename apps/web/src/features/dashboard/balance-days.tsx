import type { Currency } from '@goldwren/contracts/player';
import type { ComponentProps } from 'react';
import { dashboard } from '../../lib/words/dashboard.ts';
import { BalanceChart } from './balance-chart.tsx';
import { BalanceTable } from './balance-table.tsx';

/** Closing balances as a picture, and as a table for whoever prefers one. */
export function BalanceDays(props: { days: ComponentProps<typeof BalanceTable>['days']; currency: Currency }) {
  return (
    <>
      <BalanceChart {...props} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink">
          {dashboard.history.asTable}
        </summary>
        <BalanceTable days={props.days} />
      </details>
    </>
  );
}

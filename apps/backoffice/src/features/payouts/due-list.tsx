import type { PayoutDue } from '@goldwren/contracts/staff';
import { cellMessages } from '@goldwren/messages/staff/cells';
import { payoutMessages as messages } from '@goldwren/messages/staff/money/payouts';
import { payoutMethods, payoutTermsOfWork } from '@goldwren/rules';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';

const columns: readonly ListColumn<PayoutDue>[] = [
  { title: messages.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerLink {...player} /> },
  { title: messages.method, text: (row) => messages.methods[row.payout_method] },
  { title: messages.details, text: (row) => row.payout_details, wide: true },
  {
    title: messages.amount,
    text: ({ amount }) => moneyText(amount, 'USD'),
    show: ({ amount }) => <Money amount={amount} unit="USD" />,
    numeric: true,
    wide: true,
  },
  {
    title: messages.withheld,
    text: ({ withheld }) => moneyText(withheld, 'USD'),
    show: ({ withheld }) => <Money amount={withheld} unit="USD" />,
    numeric: true,
    wide: true,
  },
  {
    title: messages.toPay,
    text: (row) => moneyText(row.to_pay, 'USD'),
    show: (row) => <Money amount={row.to_pay} unit="USD" />,
    numeric: true,
  },
  {
    title: messages.waitsFor,
    text: (row) => (row.waits_for === null ? messages.ready : messages.refusals[row.waits_for]),
  },
  {
    title: messages.clock,
    text: ({ due_at }) => due_at ?? '',
    show: ({ since, due_at, breached }) => <Clock since={since} due={due_at} breached={breached} />,
  },
];

/** Approved prizes that wait for payment, and a button that hands out those on this page. */
export function DueList() {
  const list = usePagedList({ source: queries.payouts.due, filters: ['method'], overCells: true });
  const shown = list.query.data?.results ?? [];
  const ready = shown.filter((row) => row.waits_for === null).slice(0, payoutTermsOfWork.batchMax);
  return (
    <>
      <FilterBar list={list} filters={[choiceOf('method', messages.method, payoutMethods, messages.methods)]} />
      {list.allCells ? <p className="mb-3 text-ink-2">{cellMessages.payOwn}</p> : null}
      {ready.length > 0 && !list.allCells ? <HandOut ids={ready.map((row) => row.redemption_id)} /> : null}
      <PagedTable
        list={list}
        caption={messages.due}
        columns={columns}
        rowKey={(row) => row.redemption_id}
        empty={messages.dueEmpty}
        csvName="payouts-due"
      />
    </>
  );
}

function HandOut({ ids }: { ids: readonly string[] }) {
  const selection = ids.join();
  // A selection has one batch ID. A retry after a broken connection uses the same batch.
  const body = useMemo(() => ({ batch_id: crypto.randomUUID(), redemption_ids: selection.split(',') }), [selection]);
  return (
    <div className="mb-3">
      <ActionButton
        label={messages.handOver}
        look="primary"
        title={messages.handOverTitle}
        text={messages.handOverText(ids.length)}
        send={() => api.payouts.start({ body })}
        done={messages.handOverDone}
      />
    </div>
  );
}

import type { Payout } from '@goldwren/contracts/staff';
import { payoutWords as words } from '@goldwren/messages/staff/payouts';
import { payoutMethods, payoutStates } from '@goldwren/rules';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { When } from '../../shared/when.tsx';
import { PayoutActions } from './payout-actions.tsx';

const columns: readonly ListColumn<Payout>[] = [
  { title: words.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerLink {...player} /> },
  { title: words.method, text: (row) => words.methods[row.payout_method] },
  {
    title: words.toPay,
    text: ({ net }) => moneyText(net, 'USD'),
    show: ({ net }) => <Money amount={net} unit="USD" />,
    numeric: true,
  },
  {
    title: words.withheld,
    text: ({ withheld }) => moneyText(withheld, 'USD'),
    show: ({ withheld }) => <Money amount={withheld} unit="USD" />,
    numeric: true,
    wide: true,
  },
  { title: words.state, text: ({ state }) => words.states[state], wide: true },
  {
    title: words.started,
    text: (row) => row.started_at,
    show: (row) => <When at={row.started_at} />,
    wide: true,
  },
  {
    title: words.reference,
    text: ({ reference, failure }) => reference ?? (failure ? words.failures[failure] : ''),
    wide: true,
  },
  { title: words.actions, text: () => '', show: (row) => <PayoutActions {...row} /> },
];

/** Payouts: those to settle, the longest waiting first, unless another state is asked for. */
export function PayoutList() {
  const list = usePagedList({
    ask: queries.payouts.list,
    filters: ['state', 'method', 'batch', 'player'],
    unlessSet: { state: 'processing' },
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'state', label: words.state, kind: 'choice', options: optionsOf(payoutStates, words.states) },
          { name: 'method', label: words.method, kind: 'choice', options: optionsOf(payoutMethods, words.methods) },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.payouts}
        columns={columns}
        rowKey={({ id }) => id}
        empty={words.settleEmpty}
        csvName="payouts"
      />
    </>
  );
}

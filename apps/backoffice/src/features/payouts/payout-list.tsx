import type { Payout } from '@goldwren/contracts/staff';
import { payoutMessages as messages } from '@goldwren/messages/staff/money/payouts';
import { payoutMethods, payoutStates } from '@goldwren/rules';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { OwnCellOnly } from '../../shared/cells/own-cell-only.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { When } from '../../shared/when.tsx';
import { PayoutActions } from './payout-actions.tsx';

type PayoutTransfer = NonNullable<Payout['transfer']>;

function transferText({ state, unclaimed, code, taken_back: takenBack }: PayoutTransfer): string {
  if (takenBack) return messages.takenBack(takenBack.code);
  const text = messages.transfer(state, unclaimed);
  return code === null ? text : `${text} (${code})`;
}

function Transfer(transfer: PayoutTransfer) {
  return (
    <>
      {transferText(transfer)}
      {transfer.provider_reference ? (
        <span className="block text-sm break-all text-ink-2">{transfer.provider_reference}</span>
      ) : null}
    </>
  );
}

const columns: readonly ListColumn<Payout>[] = [
  { title: messages.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerLink {...player} /> },
  { title: messages.method, text: (row) => messages.methods[row.payout_method] },
  {
    title: messages.toPay,
    text: ({ net }) => moneyText(net, 'USD'),
    show: ({ net }) => <Money amount={net} unit="USD" />,
    numeric: true,
  },
  {
    title: messages.withheld,
    text: ({ withheld }) => moneyText(withheld, 'USD'),
    show: ({ withheld }) => <Money amount={withheld} unit="USD" />,
    numeric: true,
    wide: true,
  },
  { title: messages.state, text: ({ state }) => messages.states[state], wide: true },
  {
    title: messages.started,
    text: (row) => row.started_at,
    show: (row) => <When at={row.started_at} />,
    wide: true,
  },
  {
    title: messages.reference,
    text: ({ reference, failure }) => reference ?? (failure ? messages.failures[failure] : ''),
    wide: true,
  },
  {
    title: messages.provider,
    text: ({ transfer }) => (transfer ? transferText(transfer) : messages.byHand),
    show: ({ transfer }) => (transfer ? <Transfer {...transfer} /> : messages.byHand),
    wide: true,
  },
  {
    title: messages.actions,
    text: () => '',
    show: (row) => (
      <OwnCellOnly page={{ page: 'payouts-made' }}>
        <PayoutActions {...row} />
      </OwnCellOnly>
    ),
  },
];

/** By default, shows the payouts to settle, the longest waiting first. */
export function PayoutList() {
  const list = usePagedList({
    source: queries.payouts.list,
    filters: ['state', 'method', 'batch', 'player'],
    defaultFilters: { state: 'processing' },
    overCells: true,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          choiceOf('state', messages.state, payoutStates, messages.states),
          choiceOf('method', messages.method, payoutMethods, messages.methods),
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.payouts}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.settleEmpty}
        csvName="payouts"
      />
    </>
  );
}

import type { CellsLiability, LiabilityDay } from '@goldwren/contracts/staff';
import { liabilityMessages as messages } from '@goldwren/messages/staff/monitoring/liability';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { CellSums } from '../../shared/cells/cell-sums.tsx';
import { CellSwitch } from '../../shared/cells/cell-switch.tsx';
import { moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';

function sweeps(title: string, of: (row: CellsLiability) => string): ListColumn<CellsLiability> {
  return { title, text: (row) => moneyText(of(row), 'sweeps'), numeric: true };
}

const figures: readonly ListColumn<CellsLiability>[] = [
  { title: messages.players, text: ({ players }) => messages.count(players), numeric: true },
  sweeps(messages.balances, ({ balances }) => balances),
  sweeps(messages.unplayed, ({ unplayed }) => unplayed),
  sweeps(messages.redeemable, ({ redeemable }) => redeemable),
  sweeps(messages.escrow, ({ escrow }) => escrow),
  sweeps(messages.held, ({ held_entries: held }) => held.sweeps),
  sweeps(messages.owedSweeps, ({ owed }) => owed.sweeps),
  { title: messages.owedGold, text: ({ owed }) => moneyText(owed.gold, 'gold'), numeric: true },
];

const columns: readonly ListColumn<LiabilityDay>[] = [
  { title: messages.day, text: ({ day }) => day, show: ({ day }) => <span className="whitespace-nowrap">{day}</span> },
  ...figures,
];

/** Daily figures, newest first. */
export function DayList() {
  const list = usePagedList({ source: queries.liability.days, filters: [], overCells: true });
  return (
    <>
      <div className="mb-3">
        <CellSwitch list={list} />
      </div>
      {list.allCells && list.query.data ? (
        <CellSums sums={list.query.data.sums} day={messages.day} figures={figures} />
      ) : null}
      <PagedTable
        list={list}
        caption={messages.history}
        columns={columns}
        rowKey={({ day }) => day}
        empty={messages.empty}
        csvName="liability"
      />
    </>
  );
}

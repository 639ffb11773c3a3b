import type { LiabilityDay } from '@goldwren/contracts/staff';
import { liabilityWords as words } from '@goldwren/messages/staff/liability';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';

function sweeps(title: string, of: (row: LiabilityDay) => string): ListColumn<LiabilityDay> {
  return { title, text: (row) => moneyText(of(row), 'sweeps'), numeric: true };
}

const columns: readonly ListColumn<LiabilityDay>[] = [
  { title: words.day, text: ({ day }) => day, show: ({ day }) => <span className="whitespace-nowrap">{day}</span> },
  { title: words.players, text: ({ players }) => words.count(players), numeric: true },
  sweeps(words.balances, ({ balances }) => balances),
  sweeps(words.unplayed, ({ unplayed }) => unplayed),
  sweeps(words.redeemable, ({ redeemable }) => redeemable),
  sweeps(words.escrow, ({ escrow }) => escrow),
  sweeps(words.held, ({ held_entries: held }) => held.sweeps),
  sweeps(words.owedSweeps, ({ owed }) => owed.sweeps),
  { title: words.owedGold, text: ({ owed }) => moneyText(owed.gold, 'gold'), numeric: true },
];

/** Every day's figures, newest first. */
export function DayList() {
  const list = usePagedList({ ask: queries.liability.days, filters: [] });
  return (
    <PagedTable
      list={list}
      caption={words.history}
      columns={columns}
      rowKey={({ day }) => day}
      empty={words.empty}
      csvName="liability"
    />
  );
}

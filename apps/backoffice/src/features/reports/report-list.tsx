import type { DailyReport } from '@goldwren/contracts/staff';
import { cellMessages } from '@goldwren/messages/staff/cells';
import { reportMessages as messages } from '@goldwren/messages/staff/monitoring/reports';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { CellSums } from '../../shared/cells/cell-sums.tsx';
import { CsvExport } from '../../shared/csv-export.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { ReportCharts } from './report-charts.tsx';
import { allFigures, mainFigures } from './report-columns.ts';
import { YearTable } from './year-table.tsx';

const columns: readonly ListColumn<DailyReport>[] = [
  { title: messages.day, text: ({ day }) => day, show: ({ day }) => <span className="whitespace-nowrap">{day}</span> },
  ...mainFigures,
];

/** Reports of the selected days, newest first, with charts of the same days. The file contains every figure. */
export function ReportList() {
  const list = usePagedList({ source: queries.reports.list, filters: ['from', 'to'], overCells: true });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'from', label: messages.from, kind: 'date' },
          { name: 'to', label: messages.to, kind: 'date' },
        ]}
      />
      {list.allCells && list.query.data ? (
        <CellSums sums={list.query.data.sums} day={messages.day} figures={mainFigures} />
      ) : null}
      <PagedTable
        list={list}
        caption={messages.caption}
        columns={columns}
        rowKey={({ day }) => day}
        opens={({ day }) => ({ page: 'report', params: { day } })}
        empty={messages.empty}
      />
      <div className="mt-2 flex">
        <CsvExport list={list} columns={allFigures} name="daily-reports" />
      </div>
      {list.allCells ? <p className="mt-6 text-ink-2">{cellMessages.ownBelow}</p> : null}
      <YearTable />
      <ReportCharts range={list.filters} />
    </>
  );
}

import { cellMessages } from '@goldwren/messages/staff/cells';
import { frame } from '@goldwren/messages/staff/frame';
import { tableMessages as messages } from '@goldwren/messages/staff/table';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { moveBetweenRows } from '@goldwren/ui/row-keys';
import { Skeleton } from '@goldwren/ui/skeleton';
import { type SortDirection, Table } from '@goldwren/ui/table';
import type { ReactNode } from 'react';
import { RowCell } from '../lib/cells/row-cell.ts';
import { useCells } from '../lib/cells/use-cells.ts';
import type { PagedList } from '../lib/lists/use-paged-list.ts';
import type { Target } from '../lib/path-to.ts';
import { sentenceOf } from '../lib/problem-messages.ts';
import { CellLink } from './cells/cell-link.tsx';
import { MissingCells } from './cells/missing-cells.tsx';
import { CsvExport } from './csv-export.tsx';
import { moneyText, type Unit } from './money.tsx';
import { PageLink } from './page-link.tsx';

export interface ListColumn<Row> {
  title: string;
  /** The cell as plain text, for the CSV file and, without `show`, for the table. */
  text: (row: Row) => string;
  show?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Hidden below 640 pixels. The page of the row shows it. */
  wide?: boolean;
  /** The name of the column in the `sort` of the call. The header is then a button. */
  sort?: string;
}

/** Rows that the person has chosen for an action. */
export interface Selection<Row> {
  ids: ReadonlySet<string>;
  change: (ids: ReadonlySet<string>) => void;
  /** Label of the checkbox of a row. */
  labelOf: (row: Row) => string;
}

interface PagedTableProps<Row> {
  list: PagedList<Row>;
  /** Name of the table, its pages and its export. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Target of a row. The first cell becomes the link, and Enter opens it. */
  opens?: (row: Row) => Target;
  /** Adds a checkbox to every row, and one for all rows of the page. */
  selection?: Selection<Row>;
  /** Shown if nothing matches. */
  empty?: string;
  /** Name of the CSV file without its extension. Without a name there is no export. */
  csvName?: string;
  /** The unit of the sum of a list that has totals. */
  totalUnit?: Unit;
}

const cell = 'px-2 py-1.5 first:pl-3 last:pr-3';
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cell of a row, when the list shows all cells. */
function cellOf(row: unknown): string | null {
  return (row as { readonly cell?: string }).cell ?? null;
}

const cellColumn: ListColumn<unknown> = { title: cellMessages.cell, text: (row) => cellOf(row) ?? '' };

/** Returns the columns of a list of all cells: the cell is after the first one. */
function withCell<Row>([first, ...others]: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  return first ? [first, cellColumn, ...others] : [];
}

function contentOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
  return column.show ? column.show(row) : column.text(row);
}

/**
 * A list of the contract as a table, with filters and the page in the URL (`usePagedList`). Arrow keys move
 * between rows, and Enter opens a row. All matching rows can be exported as a CSV file.
 */
export function PagedTable<Row>({ list, caption, rowKey, opens, ...props }: PagedTableProps<Row>) {
  const { empty = messages.empty, csvName, selection, totalUnit } = props;
  const columns = list.allCells ? withCell(props.columns) : props.columns;
  const own = useCells().find((one) => one.own)?.name ?? null;
  const isElsewhere = (row: Row) => cellOf(row) !== null && cellOf(row) !== own;
  const rows = (list.query.data?.results ?? []).filter((row) => !isElsewhere(row));
  const heads = [
    ...(selection
      ? [
          {
            title: messages.select,
            head: <SelectAll rows={rows.map(rowKey)} selection={selection} />,
            className: 'w-8',
          },
        ]
      : []),
    ...columns.map(({ title, numeric = false, wide, sort }) => ({
      title,
      numeric,
      className: wide ? 'max-sm:hidden' : '',
      ...(sort ? { onSort: () => list.sortBy(sort), sorted: directionOf(list.sort, sort) } : {}),
    })),
  ];
  const skeleton = skeletonRows.map((row) => <Skeleton key={row} className="mx-3 my-2.5 h-5" />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the controls inside
    <div onKeyDown={moveBetweenRows} className={list.changing ? 'opacity-60' : ''} aria-busy={list.changing}>
      <MissingCells missing={list.query.data?.missing_cells} />
      {/* Without links there is nothing to focus, but on a small screen the keyboard must be able to scroll. */}
      <div className="card overflow-x-auto" {...(opens ? {} : { role: 'region', 'aria-label': caption, tabIndex: 0 })}>
        <Loaded
          query={list.query}
          loading={frame.loading}
          skeleton={skeleton}
          problem={list.query.error ? sentenceOf(list.query.error) : messages.failed}
          problemClass="p-3"
          empty={{ when: ({ results }) => results.length === 0, show: <p className="p-3 text-ink-2">{empty}</p> }}
        >
          {({ results }) => (
            <Table caption={caption} columns={heads} cell={cell}>
              {results.map((row) => (
                <tr key={`${cellOf(row)} ${rowKey(row)}`} className="hover:bg-raised focus-within:bg-raised">
                  {selection ? (
                    <SelectCell row={row} id={rowKey(row)} selection={selection} disabled={isElsewhere(row)} />
                  ) : null}
                  <RowCells
                    row={row}
                    columns={columns}
                    target={opens?.(row)}
                    elsewhere={isElsewhere(row) ? cellOf(row) : null}
                  />
                </tr>
              ))}
            </Table>
          )}
        </Loaded>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Pages list={list} caption={caption} />
        <Totals list={list} unit={totalUnit} />
        {csvName ? <CsvExport list={list} columns={columns} name={csvName} /> : null}
      </div>
    </div>
  );
}

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  target: Target | undefined;
  /** The other cell that has the row. Null for this cell. */
  elsewhere: string | null;
}

/** The cells of a row. The first one is the link to its page. */
function RowCells<Row>({ row, columns, target, elsewhere }: RowCellsProps<Row>) {
  const cells = columns.map((column, at) => (
    <td
      key={column.title}
      className={`${cell} align-top ${column.numeric ? 'text-right whitespace-nowrap' : ''} ${column.wide ? 'max-sm:hidden' : ''}`}
    >
      {at === 0 && target ? (
        <RowLink target={target} elsewhere={elsewhere}>
          {contentOf(column, row)}
        </RowLink>
      ) : (
        contentOf(column, row)
      )}
    </td>
  ));
  return <RowCell value={elsewhere}>{cells}</RowCell>;
}

function RowLink({
  target,
  elsewhere,
  children,
}: Pick<RowCellsProps<unknown>, 'elsewhere'> & { target: Target; children: ReactNode }) {
  const look = 'link font-medium';
  return elsewhere === null ? (
    <PageLink {...target} className={look}>
      {children}
    </PageLink>
  ) : (
    <CellLink cell={elsewhere} target={target} className={look}>
      {children}
    </CellLink>
  );
}

function directionOf(sort: string | null, column: string): SortDirection | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** All rows that match the filters, not only those of this page. The server counts them for the first page. */
function Totals<Row>({ list, unit }: { list: PagedList<Row>; unit: Unit | undefined }) {
  const totals = list.query.data?.totals;
  if (!totals) return null;
  const { count, more, amount } = totals;
  return (
    <p className="text-sm text-ink-3">
      {more ? messages.totalMore(count) : messages.total(count)}
      {unit && amount !== null && count > 0 ? `, ${moneyText(amount, unit)}` : ''}
    </p>
  );
}

function changed(ids: ReadonlySet<string>, of: readonly string[], chosen: boolean): Set<string> {
  const next = new Set(ids);
  for (const id of of) chosen ? next.add(id) : next.delete(id);
  return next;
}

/** A row of another cell cannot be selected, because decisions are made in its own back office. */
function SelectCell<Row>({
  row,
  id,
  selection,
  disabled,
}: {
  row: Row;
  id: string;
  selection: Selection<Row>;
  disabled: boolean;
}) {
  if (disabled) return <td className={cell} />;
  return (
    <td className={`${cell} align-top`}>
      <Check
        label={selection.labelOf(row)}
        checked={selection.ids.has(id)}
        onChange={(chosen) => selection.change(changed(selection.ids, [id], chosen))}
      />
    </td>
  );
}

function SelectAll<Row>({ rows, selection }: { rows: readonly string[]; selection: Selection<Row> }) {
  return (
    <Check
      label={messages.selectAll}
      checked={rows.length > 0 && rows.every((id) => selection.ids.has(id))}
      onChange={(chosen) => selection.change(changed(selection.ids, rows, chosen))}
    />
  );
}

function Check({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="-m-1.5 grid size-9 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-paper"
      />
    </label>
  );
}

function Pages<Row>({ list, caption }: { list: PagedList<Row>; caption: string }) {
  const count = list.query.data?.results.length ?? 0;
  const hasNext = Boolean(list.query.data?.next_cursor);
  return (
    <>
      <p role="status" className="text-sm text-ink-3">
        {list.query.data ? messages.rows(count) : ''}
      </p>
      {list.hasPrevious || hasNext ? (
        <nav aria-label={messages.pages(caption)} className="flex gap-2">
          <Button look="secondary" disabled={!list.hasPrevious} onClick={list.toPrevious}>
            {list.previousIsFirst && list.hasPrevious ? messages.first : messages.previous}
          </Button>
          <Button look="secondary" disabled={!hasNext} onClick={list.toNext}>
            {messages.next}
          </Button>
        </nav>
      ) : null}
    </>
  );
}

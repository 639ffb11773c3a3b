import type { ReactNode } from 'react';

interface Column {
  title: string;
  /** Shown in the header instead of the title. */
  head?: ReactNode;
  /** Right-aligned, so that the digits of amounts line up. */
  numeric?: boolean;
  className?: string;
  /** Sorts the rows by this column. The header is then a button. */
  onSort?: () => void;
  /** The rows are sorted by this column. */
  sorted?: SortDirection | undefined;
}

export type SortDirection = 'ascending' | 'descending';

const arrows: Readonly<Record<SortDirection, string>> = { ascending: '↑', descending: '↓' };

interface TableProps {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column[];
  /** Classes of every cell, including the headers. */
  cell: string;
  /** The rows. */
  children: ReactNode;
}

/** A table with column headers. The caller provides the rows with the same columns. */
export function Table({ caption, columns, cell, children }: TableProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line text-left text-sm text-ink-2">
        <tr>
          {columns.map(({ title, head = title, numeric, className = '', onSort, sorted }) => (
            <th
              key={title}
              scope="col"
              aria-sort={onSort ? (sorted ?? 'none') : undefined}
              className={`${cell} font-semibold ${numeric ? 'text-right' : ''} ${className}`}
            >
              {onSort ? (
                <button
                  type="button"
                  onClick={onSort}
                  className={`inline-flex min-h-9 items-center gap-1 font-semibold whitespace-nowrap hover:text-ink ${numeric ? 'flex-row-reverse' : ''}`}
                >
                  {title}
                  <span aria-hidden="true">{sorted ? arrows[sorted] : ''}</span>
                </button>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  );
}

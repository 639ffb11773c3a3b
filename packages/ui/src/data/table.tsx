import type { ReactNode } from 'react';

interface Column {
  title: string;
  /** Right-aligned, so that the digits of amounts line up. */
  numeric?: boolean;
  className?: string;
}

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
          {columns.map(({ title, numeric, className = '' }) => (
            <th key={title} scope="col" className={`${cell} font-semibold ${numeric ? 'text-right' : ''} ${className}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  );
}

import type { ReactNode } from 'react';

interface Column {
  title: string;
  /** Amounts stand at the right, so that their places line up. */
  numeric?: boolean;
  className?: string;
}

interface TableProps {
  /** Names the table for those who cannot see what stands around it. */
  caption: string;
  columns: readonly Column[];
  /** Classes of every cell, the heads included. */
  cell: string;
  /** The rows. */
  children: ReactNode;
}

/** A table with its head; each row is the caller's, in the same columns. */
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

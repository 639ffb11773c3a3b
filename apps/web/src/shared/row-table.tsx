import { Table } from '@goldwren/ui/table';
import { useMedia } from '../lib/browser/use-media.ts';

interface RowTableProps {
  caption: string;
  head: readonly string[];
  /** As many cells as the header has. The first one is the row header. */
  rows: readonly (readonly string[])[];
}

const cell = 'px-2 py-2 align-top first:pl-0 last:pr-0';

/** A table on wide screens, otherwise one block per row. */
export function RowTable({ caption, head, rows }: RowTableProps) {
  const isWide = useMedia('(min-width: 48rem)');
  if (!isWide) {
    return (
      <ul aria-label={caption} className="divide-y divide-line">
        {rows.map(([first, ...rest]) => (
          <li key={first} className="py-3 first:pt-0">
            <p className="font-semibold break-words text-ink">{first}</p>
            <dl className="mt-1 text-sm">
              {rest.map((text, index) => (
                <div key={head[index + 1]} className="flex justify-between gap-4 py-0.5">
                  <dt>{head[index + 1]}</dt>
                  <dd className="text-right text-ink">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table caption={caption} columns={head.map((title) => ({ title }))} cell={cell}>
      {rows.map(([first, ...rest]) => (
        <tr key={first}>
          <th scope="row" className={`${cell} text-left font-semibold text-ink`}>
            {first}
          </th>
          {rest.map((text, index) => (
            <td key={head[index + 1]} className={cell}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import { SectionCard } from '@goldwren/ui/card';
import { Table } from '@goldwren/ui/table';
import { ScrollBox } from '../scroll-box.tsx';

interface CellSumsProps<Sum> {
  /** Undefined when a cell is missing, because the sum of the others is not a total. */
  sums: readonly Sum[] | undefined;
  /** The title of the column with the days. */
  day: string;
  figures: readonly { title: string; text: (sum: Sum) => string }[];
}

const cell = 'px-2 py-1.5 whitespace-nowrap';

/** The sums of all cells for each day of a page. */
export function CellSums<Sum extends { day: string }>({ sums, day, figures }: CellSumsProps<Sum>) {
  return (
    <SectionCard title={messages.sums} className="mb-4">
      {sums === undefined || sums.length === 0 ? (
        <p className="text-ink-2">{sums ? messages.noSums : messages.incompleteSums}</p>
      ) : (
        <ScrollBox label={messages.sums}>
          <Table
            caption={messages.sums}
            cell={cell}
            columns={[{ title: day }, ...figures.map(({ title }) => ({ title, numeric: true }))]}
          >
            {sums.map((sum) => (
              <tr key={sum.day}>
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {sum.day}
                </th>
                {figures.map(({ title, text }) => (
                  <td key={title} className={`${cell} text-right`}>
                    {text(sum)}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </ScrollBox>
      )}
    </SectionCard>
  );
}

import type { DailyReport } from '@goldwren/contracts/staff';
import { reportWords as words } from '@goldwren/messages/staff/reports';
import { SectionCard } from '@goldwren/ui/card';
import { Table } from '@goldwren/ui/table';
import { Money } from '../../shared/money.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';

const cell = 'px-2 py-1.5 align-top';

/** The journal of a day by coin, kind and direction. */
export function Movements({ movements }: Pick<DailyReport, 'movements'>) {
  return (
    <SectionCard title={words.movements}>
      <p className="mb-2 text-ink-2">{movements.length === 0 ? words.noMovements : words.movementsAbout}</p>
      {movements.length === 0 ? null : (
        <ScrollBox label={words.movements}>
          <Table
            caption={words.movements}
            cell={cell}
            columns={[
              { title: words.kind },
              { title: words.direction },
              { title: words.entries, numeric: true },
              { title: words.amount, numeric: true },
            ]}
          >
            {movements.map(({ currency, kind, direction, entries, amount }) => (
              <tr key={`${currency} ${kind} ${direction}`}>
                <td className={cell}>{words.kinds[kind]}</td>
                <td className={cell}>{words.directions[direction]}</td>
                <td className={`${cell} text-right`}>{words.count(entries)}</td>
                <td className={`${cell} text-right`}>
                  <Money amount={amount} unit={currency} />
                </td>
              </tr>
            ))}
          </Table>
        </ScrollBox>
      )}
    </SectionCard>
  );
}

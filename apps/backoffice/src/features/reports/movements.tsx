import type { DailyReport } from '@goldwren/contracts/staff';
import { reportMessages as messages } from '@goldwren/messages/staff/monitoring/reports';
import { SectionCard } from '@goldwren/ui/card';
import { Table } from '@goldwren/ui/table';
import { Money } from '../../shared/money.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';

const cell = 'px-2 py-1.5 align-top';

/** The journal of a day by coin, kind and direction. */
export function Movements({ movements }: Pick<DailyReport, 'movements'>) {
  return (
    <SectionCard title={messages.movements}>
      <p className="mb-2 text-ink-2">{movements.length === 0 ? messages.noMovements : messages.movementsAbout}</p>
      {movements.length === 0 ? null : (
        <ScrollBox label={messages.movements}>
          <Table
            caption={messages.movements}
            cell={cell}
            columns={[
              { title: messages.kind },
              { title: messages.direction },
              { title: messages.entries, numeric: true },
              { title: messages.amount, numeric: true },
            ]}
          >
            {movements.map(({ currency, kind, direction, entries, amount }) => (
              <tr key={`${currency} ${kind} ${direction}`}>
                <td className={cell}>{messages.kinds[kind]}</td>
                <td className={cell}>{messages.directions[direction]}</td>
                <td className={`${cell} text-right`}>{messages.count(entries)}</td>
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

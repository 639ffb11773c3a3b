import type { Books } from '@goldwren/contracts/staff';
import { healthMessages as messages } from '@goldwren/messages/staff/monitoring/health';
import { Table } from '@goldwren/ui/table';
import { PageLink } from '../../shared/page-link.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';

const cell = 'px-2 py-1.5 align-top';

type Invariant = Books['invariants'][number];

/** Findings of a check, each with the account that it concerns. */
export function Findings({ name, findings }: Pick<Invariant, 'name' | 'findings'>) {
  const title = messages.findingsOf(messages.invariants[name].name);
  return (
    <div className="mt-4">
      <h3 className="mb-1">{title}</h3>
      <ScrollBox label={title}>
        <Table
          caption={title}
          cell={cell}
          columns={[
            { title: messages.player },
            { title: messages.currency },
            { title: messages.where },
            { title: messages.detail },
          ]}
        >
          {findings.map(({ player_id: id, currency, at, detail }) => (
            <tr key={`${id} ${currency} ${at} ${detail}`}>
              <td className={cell}>
                <PageLink page="player" params={{ id }} className="link text-sm break-all">
                  {id}
                </PageLink>
              </td>
              <td className={cell}>{currency}</td>
              <td className={cell}>
                <code className="text-sm break-all">{at}</code>
              </td>
              <td className={cell}>{detail}</td>
            </tr>
          ))}
        </Table>
      </ScrollBox>
    </div>
  );
}

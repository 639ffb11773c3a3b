import type { Waiting } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { workMessages as messages } from '@goldwren/messages/staff/queues/work';
import { Loaded } from '@goldwren/ui/loaded';
import { moveBetweenRows } from '@goldwren/ui/row-keys';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import type { PlainPage } from '../../lib/path-to.ts';
import { queries } from '../../lib/queries.ts';
import { pageIds, pageOf } from '../../pages.ts';
import { Clock } from '../../shared/clock.tsx';
import { PageLink } from '../../shared/page-link.tsx';

const everyMs = 30_000;
const cell = 'px-3 py-2 align-top';

/** Returns the page for a queue. Pages with a queue have no parameters. */
function pageOfQueue(queue: string): PlainPage | null {
  return pageIds.find((id): id is PlainPage => [pageOf(id).queue].flat().includes(queue)) ?? null;
}

/** Every queue of this staff member, in the order of the server: the most urgent first. */
export function WaitingQueues() {
  const query = useQuery({ ...queries.work.list(), refetchInterval: everyMs });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the links inside
    <div className="card overflow-x-auto" onKeyDown={moveBetweenRows}>
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="m-3 h-40" />}
        problem={messages.failed}
        problemClass="p-3"
        keepsOlder
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="p-3 text-ink-2">{messages.nothingOpen}</p>,
        }}
      >
        {({ results }) => (
          <>
            {results.every(({ waiting }) => waiting === 0) ? (
              <StatusText tone="ok" className="border-b border-line p-3">
                {messages.nothing}
              </StatusText>
            ) : null}
            <Table
              caption={messages.caption}
              cell={cell}
              columns={[
                { title: messages.queue },
                { title: messages.waiting, numeric: true },
                { title: messages.clock },
              ]}
            >
              {results.map((waiting) => (
                <QueueRow key={waiting.queue} {...waiting} />
              ))}
            </Table>
          </>
        )}
      </Loaded>
    </div>
  );
}

function QueueRow({ queue, waiting, oldest_at, due_at, breached }: Waiting) {
  const page = pageOfQueue(queue);
  const name = messages.queues[queue];
  return (
    <tr className="focus-within:bg-raised hover:bg-raised">
      <td className={cell}>
        {page ? (
          <PageLink page={page} className="link font-medium">
            {name}
          </PageLink>
        ) : (
          name
        )}
      </td>
      <td className={`${cell} text-right text-lg leading-6 font-semibold`}>{waiting}</td>
      <td className={cell}>
        {waiting > 0 ? (
          <>
            <Clock since={oldest_at} due={due_at} breached={breached > 0} />
            {breached > 0 ? <span className="block pl-5.5 text-sm text-bad">{messages.late(breached)}</span> : null}
          </>
        ) : (
          <span className="text-ink-3">{messages.empty}</span>
        )}
      </td>
    </tr>
  );
}

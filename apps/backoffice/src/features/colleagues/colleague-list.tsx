import type { ColleagueAccount } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { colleaguesMessages as messages } from '@goldwren/messages/staff/monitoring/colleagues';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';

const cell = 'px-3 py-2 align-top';
const columns = [{ title: messages.name }, { title: messages.roles }, { title: messages.state }];

/** The staff accounts. Accounts that are locked after too many wrong codes can be unlocked here. */
export function ColleagueList() {
  const query = useQuery(queries.colleagues.list());
  return (
    <ScrollBox label={messages.caption} className="card overflow-x-auto">
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="m-3 h-64" />}
        problem={messages.failed}
        problemClass="p-3"
      >
        {({ results }) => (
          <Table caption={messages.caption} cell={cell} columns={columns}>
            {results.map((colleague) => (
              <ColleagueRow key={colleague.id} colleague={colleague} />
            ))}
          </Table>
        )}
      </Loaded>
    </ScrollBox>
  );
}

function ColleagueRow({ colleague }: { colleague: ColleagueAccount }) {
  const { name, email, roles } = colleague;
  return (
    <tr className="focus-within:bg-raised hover:bg-raised">
      <td className={cell}>
        {name}
        <div className="text-sm break-words text-ink-3">{email}</div>
      </td>
      <td className={cell}>{roles.map((role) => frame.account.roles[role]).join(', ')}</td>
      <td className={cell}>
        <StateOf {...colleague} />
      </td>
    </tr>
  );
}

function StateOf({ id, name, active, locked_at: lockedAt }: ColleagueAccount) {
  if (!active) return <StatusText tone="info">{messages.disabled}</StatusText>;
  if (lockedAt === null) return <StatusText tone="ok">{messages.active}</StatusText>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span>
        <StatusText tone="bad">{messages.locked}</StatusText> {messages.since(formats.dayAndTime(lockedAt))}
      </span>
      <ActionButton
        label={messages.unlock.label}
        title={messages.unlock.title(name)}
        text={messages.unlock.text}
        confirm={messages.unlock.confirm}
        send={() => api.colleagues.unlock({ params: { id } })}
        done={messages.unlock.done(name)}
      />
    </div>
  );
}

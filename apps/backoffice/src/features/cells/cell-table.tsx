import type { CellState, StaffCell } from '@goldwren/contracts/staff';
import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { CellLink } from '../../shared/cells/cell-link.tsx';
import { MissingCells } from '../../shared/cells/missing-cells.tsx';
import { Detail } from '../../shared/detail.tsx';
import { Mark } from '../../shared/mark.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { When } from '../../shared/when.tsx';

const everyMs = 30_000;
const cell = 'px-2 py-1.5 align-top';

const columns = [
  { title: messages.cell },
  { title: messages.state },
  { title: messages.books },
  { title: messages.alerts },
  { title: messages.jobs },
  { title: messages.sanctionsList },
  { title: messages.accounts, numeric: true },
  { title: messages.schema },
];

/** Every cell with its books, alerts and jobs. A cell that does not answer is named, and its state is unknown. */
export function CellTable() {
  const list = useQuery({ ...queries.cells.list(), refetchInterval: everyMs });
  const states = useQuery({ ...queries.cells.state({ query: { cells: 'all' } }), refetchInterval: everyMs });
  const stateOf = (one: StaffCell | undefined) => states.data?.results.find(({ cell: name }) => name === one?.name);
  return (
    <Detail query={list}>
      {({ results }) => (
        <>
          <MissingCells missing={states.data?.missing_cells} />
          <ScrollBox label={messages.title}>
            <Table caption={messages.title} cell={cell} columns={columns}>
              {results.map((one) => (
                <CellRow key={one.name} cell={one} state={stateOf(one)} own={stateOf(results.find(({ own }) => own))} />
              ))}
            </Table>
          </ScrollBox>
        </>
      )}
    </Detail>
  );
}

interface CellRowProps {
  cell: StaffCell;
  state: CellState | undefined;
  /** The state of the cell of this back office. */
  own: CellState | undefined;
}

function CellRow({ cell: one, state, own }: CellRowProps) {
  return (
    <tr>
      <td className={`${cell} font-medium`}>
        {one.own ? (
          one.name
        ) : (
          <CellLink cell={one.name} target={{ page: 'health' }}>
            {one.name}
          </CellLink>
        )}
        {one.own ? <span className="block text-sm text-ink-3">{messages.own}</span> : null}
        {one.decides_settings ? <span className="block text-sm text-ink-3">{messages.decidesSettings}</span> : null}
      </td>
      <td className={cell}>
        <Mark tone={one.reachable ? 'ok' : 'bad'}>{one.reachable ? messages.reachable : messages.unreachable}</Mark>
        {one.open ? null : <span className="block text-sm text-ink-3">{messages.closed}</span>}
      </td>
      <td className={cell}>{state ? <Books {...state.books} /> : messages.unknown}</td>
      <td className={cell}>{state ? <Alerts {...state.alerts} /> : messages.unknown}</td>
      <td className={cell}>{state ? <Jobs {...state} /> : messages.unknown}</td>
      <td className={cell}>{state ? <SanctionsList {...state} own={own} /> : messages.unknown}</td>
      <td className={`${cell} text-right`}>{messages.number(one.accounts)}</td>
      <td className={`${cell} whitespace-nowrap`}>{state ? formats.dayAndTime(state.schema) : messages.unknown}</td>
    </tr>
  );
}

function Books({ checked_at: at, findings }: CellState['books']) {
  if (findings > 0) return <Mark tone="bad">{messages.booksWrong(findings)}</Mark>;
  if (at === null) return <Mark tone="warn">{messages.booksUnchecked}</Mark>;
  return (
    <>
      <Mark tone="ok">{messages.booksCorrect}</Mark>
      <span className="block text-sm text-ink-3">
        <When at={at} />
      </span>
    </>
  );
}

function Alerts({ open, breached }: CellState['alerts']) {
  if (open === 0) return <Mark tone="ok">{messages.noAlerts}</Mark>;
  return <Mark tone={breached > 0 ? 'bad' : 'warn'}>{messages.alertsOf(open, breached)}</Mark>;
}

/** Each cell imports its own list, so a list that was forgotten in a cell must be visible. */
function SanctionsList({ sanctions_list: list, own }: Pick<CellState, 'sanctions_list'> & Pick<CellRowProps, 'own'>) {
  if (list === null) return <Mark tone="bad">{messages.noList}</Mark>;
  const isSame = list.sha256 === own?.sanctions_list?.sha256;
  return (
    <>
      <Mark tone={isSame ? 'ok' : 'warn'}>{isSame ? messages.sameList : messages.otherList}</Mark>
      <span className="block text-sm text-ink-3">
        <When at={list.imported_at} />
      </span>
    </>
  );
}

function Jobs({ jobs, late_jobs: late }: CellState) {
  if (jobs === 0) return <Mark tone="warn">{messages.noJobs}</Mark>;
  return late.length > 0 ? (
    <Mark tone="bad">{messages.jobsLate(late)}</Mark>
  ) : (
    <Mark tone="ok">{messages.jobsInTime}</Mark>
  );
}

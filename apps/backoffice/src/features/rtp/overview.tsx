import type { GameReturns } from '@goldwren/contracts/staff';
import { rtpMessages as messages } from '@goldwren/messages/staff/monitoring/rtp';
import { returnVerdicts } from '@goldwren/rules';
import { PillChoice } from '@goldwren/ui/pill-choice';
import { type SortDirection, Table } from '@goldwren/ui/table';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageLink } from '../../shared/page-link.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { Reading } from './reading.tsx';

type Span = keyof GameReturns['spans'];
type Line = Omit<GameReturns, 'spans'> & GameReturns['spans'][Span];

interface Column {
  title: string;
  numeric?: boolean;
  show: (line: Line) => ReactNode;
  /** A number by which the rows are sorted, the largest first. Null is always last. Without it, by name. */
  order?: (line: Line) => number | null;
}

const severity = (line: Line) =>
  returnVerdicts.indexOf(line.verdict) + (line.mismatches > 0 ? returnVerdicts.length : 0);

const columns: Readonly<Record<string, Column>> = {
  game: {
    title: messages.game,
    show: ({ id, title }) => (
      <PageLink page="rtp-game" params={{ id: String(id) }} className="link font-medium">
        {title}
      </PageLink>
    ),
  },
  verdict: { title: messages.verdict, show: (line) => <Reading {...line} />, order: severity },
  deviation: {
    title: messages.sigmas,
    numeric: true,
    show: ({ rounds, z }) => (rounds === 0 ? messages.noSigmas : messages.sigmasOf(z)),
    order: ({ rounds, z }) => (rounds === 0 ? null : Math.abs(z)),
  },
  returned: {
    title: messages.realised,
    numeric: true,
    show: ({ returned }) => <span className="font-semibold">{messages.percent(returned)}</span>,
    order: ({ returned }) => returned,
  },
  expected: {
    title: messages.expected,
    numeric: true,
    show: ({ expected }) => messages.percent(expected),
    order: ({ expected }) => expected,
  },
  difference: {
    title: messages.difference,
    numeric: true,
    show: (line) => messages.points(differenceOf(line)),
    order: differenceOf,
  },
  band: { title: messages.band, numeric: true, show: ({ low, high }) => messages.bandOf(low, high) },
  rounds: {
    title: messages.rounds,
    numeric: true,
    show: ({ rounds }) => messages.count(rounds),
    order: ({ rounds }) => rounds,
  },
  theory: {
    title: messages.theory,
    numeric: true,
    show: ({ theory: { low, high } }) => messages.theoryOf(low, high),
    order: ({ theory }) => theory.high,
  },
  state: {
    title: messages.state,
    show: ({ enabled }) => (enabled ? messages.on : messages.off),
    order: ({ enabled }) => Number(enabled),
  },
};
const sortable = Object.keys(columns).filter((name) => name !== 'band');

const spans = ['yesterday', 'week', 'month', 'all'] as const satisfies Span[];
const spanOptions = spans.map((value) => ({ value, text: messages.spans[value] }));
const cell = 'px-1.5 py-1.5 whitespace-nowrap';
const byDefault = 'verdict';

function differenceOf({ returned, expected }: Line): number | null {
  return returned === null || expected === null ? null : returned - expected;
}

/** Sorts by a column, the largest first, and by name among equal rows. Rows without a figure are last in both directions. */
function sortLines(lines: readonly Line[], order: Column['order'], direction: SortDirection): Line[] {
  const sign = direction === 'descending' ? 1 : -1;
  return [...lines].sort((a, b) => {
    const byName = a.title.localeCompare(b.title);
    if (!order) return direction === 'descending' ? -byName : byName;
    const [one, other] = [order(a), order(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName;
    return sign * (other - one) || byName;
  });
}

/** RTP of every game in one period, next to its proof. The period and the order are in the URL. */
export function Overview({ games }: { games: readonly GameReturns[] }) {
  const [search, setSearch] = useSearchParams();
  const span = spans.find((name) => name === search.get('span')) ?? 'week';
  const by = sortable.find((name) => name === search.get('by')) ?? byDefault;
  // A name is read from A to Z, and a figure from the largest.
  const first: SortDirection = columns[by]?.order ? 'descending' : 'ascending';
  const direction = search.has('reversed') ? (first === 'descending' ? 'ascending' : 'descending') : first;
  const lines = games.map(({ spans: of, ...game }) => ({ ...game, ...of[span] }));
  const sortBy = (name: string) => {
    const reversed = name === by && !search.has('reversed');
    setSearch({ span, by: name, ...(reversed ? { reversed: 'true' } : {}) }, { replace: true });
  };
  return (
    <section className="card p-3">
      <PillChoice
        label={messages.span}
        options={spanOptions}
        value={span}
        className="mb-3"
        onChange={(chosen) => {
          const next = new URLSearchParams(search);
          next.set('span', chosen);
          setSearch(next, { replace: true });
        }}
      />
      <ScrollBox label={messages.overview(messages.spans[span])}>
        <Table
          caption={messages.overview(messages.spans[span])}
          cell={cell}
          columns={Object.entries(columns).map(([name, { title, numeric = false }]) => ({
            title,
            numeric,
            ...(sortable.includes(name)
              ? { onSort: () => sortBy(name), sorted: name === by ? direction : undefined }
              : {}),
          }))}
        >
          {sortLines(lines, columns[by]?.order, direction).map((line) => (
            <tr key={line.id} className="hover:bg-raised focus-within:bg-raised">
              {Object.entries(columns).map(([name, { numeric, show }]) => (
                <td key={name} className={`${cell} ${numeric ? 'text-right' : ''}`}>
                  {show(line)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </ScrollBox>
    </section>
  );
}

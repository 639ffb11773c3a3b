import type { FoundPlayer } from '@goldwren/contracts/staff';
import { playersMessages as messages } from '@goldwren/messages/staff/players';
import { accountStatuses } from '@goldwren/rules';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<FoundPlayer>[] = [
  { title: messages.player, text: ({ display }) => display, show: (player) => <PlayerName {...player} /> },
  { title: messages.where, text: ({ country, us_state }) => [us_state, country].filter(Boolean).join(', ') },
  { title: messages.status, text: ({ status }) => messages.statuses[status] },
  { title: messages.identity, text: ({ identity_status }) => messages.identities[identity_status], wide: true },
  {
    title: messages.since,
    text: ({ created_at }) => created_at,
    show: ({ created_at }) => <When at={created_at} />,
    wide: true,
  },
];

/** Search of players by any known detail, newest first. */
export function PlayerList() {
  const list = usePagedList({
    source: queries.players.search,
    filters: ['country', 'us_state', 'status'],
    privateFilters: ['q'],
    overCells: true,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'q', label: messages.search, kind: 'search' },
          choiceOf('status', messages.status, accountStatuses, messages.statuses),
          { name: 'us_state', label: messages.state, kind: 'text' },
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.title}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'player', params: { id } })}
        empty={messages.empty}
        csvName="players"
      />
    </>
  );
}

import type { LeaderboardName, NameRemovalForm } from '@goldwren/contracts/staff';
import { leaderboardMessages as messages } from '@goldwren/messages/staff/site/leaderboard';
import { aliasRemovalReasons } from '@goldwren/rules';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { ChoiceField, NoteField } from '../../shared/reason-fields.tsx';

const stateOf = ({ name, removed }: LeaderboardName) =>
  removed ? messages.removed(removed.name, removed.reason) : name ? messages.shown : messages.none;

const columns: readonly ListColumn<LeaderboardName>[] = [
  {
    title: messages.name,
    text: ({ name }) => name ?? messages.none,
    show: ({ name, ...entry }) => (
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium break-words">{name ?? messages.none}</span>
        {name === null ? null : <Remove name={name} entryId={entry.entry_id} />}
      </div>
    ),
  },
  { title: messages.day, text: ({ day }) => day },
  { title: messages.state, text: stateOf },
  { title: messages.game, text: ({ game }) => messages.games[game], wide: true },
  {
    title: messages.player,
    text: ({ player }) => `${player.display} ${player.email}`,
    show: ({ player }) => <PlayerLink {...player} />,
  },
  {
    title: messages.score,
    text: ({ given_up_x100: score }) => (score === null ? messages.unfinished : messages.givenUp(score)),
    numeric: true,
    wide: true,
  },
];

/** The names of today and earlier days, the newest entries first. */
export function NameList() {
  const list = usePagedList({
    source: queries.leaderboard.searchNames,
    filters: ['day', 'player'],
    privateFilters: ['name'],
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'name', label: messages.name, kind: 'search' },
          { name: 'day', label: messages.day, kind: 'date' },
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.caption}
        columns={columns}
        rowKey={({ entry_id }) => entry_id}
        empty={messages.empty}
        csvName="leaderboard-names"
      />
    </>
  );
}

function Remove({ name, entryId }: { name: string; entryId: string }) {
  return (
    <ActionButton
      label={messages.remove}
      title={messages.removeTitle}
      text={messages.removeText(name)}
      fields={['reason', 'note'] as const}
      send={(values) => {
        const body = { ...values, name } as NameRemovalForm;
        return api.leaderboard.removeName({ params: { entryId }, body });
      }}
      done={messages.done}
    >
      {(errors) => (
        <>
          <ChoiceField options={optionsOf(aliasRemovalReasons, messages.reasons)} error={errors.reason} />
          <NoteField label={messages.note} error={errors.note} />
        </>
      )}
    </ActionButton>
  );
}

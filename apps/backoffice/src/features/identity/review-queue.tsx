import type { IdentityCaseLine } from '@goldwren/contracts/staff';
import { identityMessages } from '@goldwren/messages/staff/identity';
import { identityCaseStatuses } from '@goldwren/rules';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

const words = identityMessages.queue;

const columns: readonly ListColumn<IdentityCaseLine>[] = [
  { title: words.player, text: ({ player }) => player.display },
  { title: words.email, text: ({ player }) => player.email, wide: true },
  {
    title: words.status,
    text: ({ status, reclaimed }) =>
      reclaimed ? `${identityMessages.statuses[status]} · ${words.reclaimed}` : identityMessages.statuses[status],
  },
  {
    title: words.clock,
    text: ({ due_at }) => due_at,
    show: ({ status, submitted_at, due_at, breached, decided_at }) =>
      status === 'waiting' || decided_at === null ? (
        <Clock since={submitted_at} due={due_at} breached={breached} />
      ) : (
        <When at={decided_at} />
      ),
  },
  {
    title: words.submitted,
    text: ({ submitted_at }) => submitted_at,
    show: ({ submitted_at }) => <When at={submitted_at} />,
    wide: true,
  },
  { title: words.attempt, text: ({ attempt }) => String(attempt), numeric: true, wide: true },
];

/** Reviews of identity; those that wait, unless the address says another. */
export function ReviewQueue() {
  const list = usePagedList({ ask: queries.identity.list, filters: ['status', 'breached'], refetchEveryMs: 60_000 });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          {
            name: 'status',
            label: words.status,
            kind: 'choice',
            options: optionsOf(identityCaseStatuses, identityMessages.statuses),
          },
          { name: 'breached', label: words.late, kind: 'choice', options: [['true', words.onlyLate]] },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.caption}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ player }) => ({ page: 'identity-review', params: { playerId: player.id } })}
        empty={words.empty}
        csvName="identity-reviews"
      />
    </>
  );
}

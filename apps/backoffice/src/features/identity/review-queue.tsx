import type { IdentityCaseLine } from '@goldwren/contracts/staff';
import { identityMessages } from '@goldwren/messages/staff/checks/identity';
import { identityCaseStatuses } from '@goldwren/rules';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { DecisionClock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

const messages = identityMessages.queue;

const columns: readonly ListColumn<IdentityCaseLine>[] = [
  { title: messages.player, text: ({ player }) => player.display },
  { title: messages.email, text: ({ player }) => player.email, wide: true },
  {
    title: messages.status,
    text: ({ status, reclaimed }) =>
      reclaimed ? `${identityMessages.statuses[status]} · ${messages.reclaimed}` : identityMessages.statuses[status],
  },
  {
    title: messages.clock,
    text: ({ due_at }) => due_at,
    show: ({ submitted_at, due_at, breached, decided_at }) => (
      <DecisionClock since={submitted_at} due={due_at} breached={breached} decidedAt={decided_at} />
    ),
  },
  {
    title: messages.submitted,
    text: ({ submitted_at }) => submitted_at,
    show: ({ submitted_at }) => <When at={submitted_at} />,
    wide: true,
  },
  { title: messages.attempt, text: ({ attempt }) => String(attempt), numeric: true, wide: true },
];

/** By default, shows the identity reviews that wait for staff. */
export function ReviewQueue() {
  const list = usePagedList({
    source: queries.identity.list,
    filters: ['status', 'breached'],
    refetchEveryMs: 60_000,
    overCells: true,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          choiceOf('status', messages.status, identityCaseStatuses, identityMessages.statuses),
          { name: 'breached', label: messages.late, kind: 'choice', options: [['true', messages.onlyLate]] },
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.caption}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ player }) => ({ page: 'identity-review', params: { playerId: player.id } })}
        empty={messages.empty}
        csvName="identity-reviews"
      />
    </>
  );
}

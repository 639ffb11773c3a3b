import { permissionsOf, type WorkQueue, workQueueIds } from '@goldwren/rules';
import { expect, test } from 'vitest';
import { listWork, type WorkRegistry } from '../../src/modules/back-office/list-work.ts';
import type { QueueLength } from '../../src/platform/queue-length.ts';

const db = {} as never;
const nobody: QueueLength = { waiting: 0, oldestAt: null, dueAt: null, breached: 0 };
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

function registry(states: { readonly [Q in WorkQueue]?: Partial<QueueLength> }): WorkRegistry {
  return Object.fromEntries(
    Object.entries(states).map(([queue, state]) => [queue, async () => ({ ...nobody, ...state })]),
  );
}

const member = { id: '1', email: 'sam@example.test', name: 'Sam' };

test('orders queues: overdue first, then by deadline, then by age without a deadline, then empty ones', async () => {
  const found = await listWork(
    db,
    registry({
      alerts: {},
      tickets: { waiting: 2, oldestAt: at(5) },
      identity: { waiting: 1, oldestAt: at(9), dueAt: at(20) },
      sanctions: { waiting: 1, oldestAt: at(8), dueAt: at(12) },
      free_entries: { waiting: 3, oldestAt: at(1), dueAt: at(19), breached: 1 },
    }),
    { ...member, roles: ['compliance'], permissions: permissionsOf(['compliance']) },
  );
  expect(found.map(({ queue }) => queue)).toEqual(['free_entries', 'sanctions', 'identity', 'tickets', 'alerts']);
});

test('neither shows nor counts queues without permission', async () => {
  const asked: string[] = [];
  const counting = Object.fromEntries(
    workQueueIds.map((queue) => [
      queue,
      async () => {
        asked.push(queue);
        return { ...nobody, waiting: 1 };
      },
    ]),
  );
  const found = await listWork(db, counting, {
    ...member,
    roles: ['support'],
    permissions: permissionsOf(['support']),
  });
  expect(found.map(({ queue }) => queue).sort()).toEqual(['free_entries', 'tickets']);
  expect(asked.sort()).toEqual(['free_entries', 'tickets']);
});

import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { listStaffMembers, selectRoleGrants } from '../staff/public.ts';
import { lockTicket, markAssigned } from './support.store.ts';

export interface Assignee {
  readonly id: string;
  readonly name: string;
}

/** Returns the active staff whose roles may answer tickets, by name. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const [staffMembers, grants] = await Promise.all([listStaffMembers(db), selectRoleGrants(db)]);
  return staffMembers
    .filter(({ active, roles }) => active && roles.some((role) => grants.get(role)?.includes('tickets.answer')))
    .map(({ id, name }) => ({ id, name }));
}

/**
 * Assigns tickets to a staff member, or to no one, in one transaction. Returns how many changed, and audits each of them.
 * @throws Problem `not_found` when the assignee may not answer tickets.
 */
export function assignTickets(
  { database }: Pick<Context, 'database'>,
  { ids, to }: { readonly ids: readonly string[]; readonly to: string | null },
  by: StaffActor,
): Promise<number> {
  return inStaffTransaction(database, by, async (tx) => {
    const assignee = to === null ? null : (await listAssignees(tx)).find(({ id }) => id === to);
    if (assignee === undefined) throw new Problem('not_found');
    let changed = 0;
    // Everyone locks in the same order, so that two calls with the same tickets do not wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const ticket = await lockTicket(tx, id);
      if (!ticket || ticket.assignedTo === to) continue;
      await markAssigned(tx, id, assignee);
      await recordAudit(tx, {
        action: assignee ? 'ticket.assigned' : 'ticket.released',
        subject: { type: 'ticket', id },
        facts: {
          reference: ticket.reference,
          from: ticket.assignedToName,
          ...(assignee ? { to: assignee.name } : {}),
        },
      });
      changed += 1;
    }
    return changed;
  });
}

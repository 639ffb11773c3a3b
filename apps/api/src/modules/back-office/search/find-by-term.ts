import type { SearchResult } from '@goldwren/contracts/staff';
import { type SearchKind, searchKindIds, searchKinds } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { type FindByTerm, readSearchTerm } from '../../../platform/search-term.ts';
import { findEntries } from '../../free-entry/public.ts';
import { findReceipts } from '../../payouts/public.ts';
import { findRedemptions } from '../../redemptions/public.ts';
import type { StaffMember } from '../../staff/public.ts';
import { findArchivedMonth, findPlayers, findRounds } from '../../staff-players/public.ts';
import { findOrders } from '../../store/public.ts';
import { findTickets } from '../../support/public.ts';
import { findStaffMembers } from './find-staff-members.ts';

const finders: Readonly<Record<SearchKind, FindByTerm<Db>>> = {
  player: findPlayers,
  round: findRounds,
  order: findOrders,
  redemption: findRedemptions,
  receipt: findReceipts,
  ticket: findTickets,
  free_entry: findEntries,
  staff_member: findStaffMembers,
};

/**
 * Finds everything that a typed text can mean. Kinds that the staff member may not open are not searched, so that the
 * response does not show that something exists. For an ID of a dropped month that nothing has, the month is in the response.
 */
export async function findByTerm(
  db: Db,
  staff: Pick<StaffMember, 'permissions'>,
  typed: string,
): Promise<{ results: SearchResult[]; archived_month?: string }> {
  const term = readSearchTerm(typed);
  const kinds = searchKindIds.filter((kind) => staff.permissions.includes(searchKinds[kind]));
  const found = await Promise.all(
    kinds.map(async (kind) =>
      (await finders[kind](db, term)).map(({ id, pageId = id, name, note, at, cursor }) => ({
        kind,
        id,
        page_id: pageId,
        name: name ?? null,
        note: note ?? null,
        at: at?.toISOString() ?? null,
        cursor: cursor ?? null,
      })),
    ),
  );
  const results = found.flat();
  const month = results.length === 0 && kinds.includes('round') ? await findArchivedMonth(db, term) : null;
  return { results, ...(month === null ? {} : { archived_month: month }) };
}

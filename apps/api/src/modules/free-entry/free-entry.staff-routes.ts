import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { approveEntry } from './review/approve-entry.ts';
import { entryDetailView, entryView } from './review/entry-view.ts';
import { listEntries } from './review/list-entries.ts';
import { recordMailIn } from './review/record-mail-in.ts';
import { rejectEntry } from './review/reject-entry.ts';
import { viewEntry } from './review/view-entry.ts';

type Deps = Pick<Context, 'database' | 'policy' | 'mailer' | 'clock' | 'config'>;

export function freeEntryStaffRoutes(context: Deps): Handlers<StaffContract, 'freeEntries'> {
  const { clock, database } = context;
  return {
    list: async ({ query }) => {
      const { rows, nextCursor } = await listEntries(database.db, {
        status: query.status ?? 'pending',
        method: query.method,
        onlyBreached: query.breached === 'true',
        reference: query.reference,
        cursor: query.cursor,
        limit: query.limit ?? pagination.defaultLimit,
      });
      const now = clock.now();
      return { status: 200, body: { results: rows.map((row) => entryView(row, now)), next_cursor: nextCursor } };
    },
    get: async ({ staff, params }) => {
      const viewed = await viewEntry(context, params.id, staff);
      return { status: 200, body: entryDetailView(viewed, clock.now()) };
    },
    approve: async ({ staff, params }) => {
      return { status: 200, body: { outcome: await approveEntry(context, params.id, staff) } };
    },
    reject: async ({ staff, params, body }) => {
      await rejectEntry(context, params.id, body, staff);
      return { status: 204, body: undefined };
    },
    recordMailIn: async ({ staff, body }) => {
      const { full_name: fullName, received_on: receivedOn, email, address, locale } = body;
      const { birth_date: birthDate, country, us_state: region } = body;
      const card = { fullName, receivedOn, email, address, birthDate, country, region, locale };
      const added = await recordMailIn(context, card, staff);
      return { status: 201, body: added };
    },
  };
}

import { parseLimit } from '@goldwren/contracts/limit-forms';
import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { StaffActor } from '../audit/public.ts';
import { archivedBefore } from '../ledger/public.ts';
import { addNote } from './add-note.ts';
import { changeName } from './change-name.ts';
import { changeRegion } from './change-region.ts';
import { changeStanding, type StandingMove } from './change-standing.ts';
import { readPlayerFile, viewPlayer } from './get-player.ts';
import { type Protection, protectPlayer } from './protect-player.ts';
import { readTimeline } from './read-timeline.ts';
import { removeLostSecondFactor } from './remove-lost-second-factor.ts';
import { searchPlayers } from './search-players.ts';

type StaffPlayersDeps = Pick<Context, 'database' | 'policy' | 'mailer' | 'emit' | 'config' | 'events'>;

export function staffPlayersRoutes(deps: StaffPlayersDeps): Handlers<StaffContract, 'players'> {
  const { database } = deps;
  const change = async (staff: StaffActor, playerId: string, move: StandingMove, reason: string) => {
    await changeStanding(deps, staff, { playerId, move, reason });
    return { status: 200, body: await readPlayerFile(deps, playerId) } as const;
  };
  const protect = async (staff: StaffActor, playerId: string, protection: Protection, reason: string) => {
    await protectPlayer(deps, staff, { playerId, protection, reason });
    return { status: 200, body: await readPlayerFile(deps, playerId) } as const;
  };
  return {
    search: async ({ body }) => {
      const { results, nextCursor } = await searchPlayers(database.db, {
        text: body.q,
        country: body.country,
        region: body.us_state,
        status: body.status,
        identityStatus: body.identity_status,
        redemptionSuspended: body.redemption_suspended === true,
        cursor: body.cursor,
        limit: body.limit ?? pagination.defaultLimit,
      });
      return { status: 200, body: { results, next_cursor: nextCursor } };
    },
    get: async ({ staff, params }) => ({ status: 200, body: await viewPlayer(deps, staff, params.id) }),
    timeline: async ({ staff, params, query: { kind = null, cursor, limit = pagination.defaultLimit } }) => {
      const page = { playerId: params.id, kind, cursor, limit };
      const { results, nextCursor } = await readTimeline(database, staff, page);
      const archived = await archivedBefore(database.db, nextCursor);
      return { status: 200, body: { results, next_cursor: nextCursor, ...archived } };
    },
    addNote: async ({ staff, params, body }) => {
      await addNote(database, staff, { playerId: params.id, text: body.text });
      return { status: 204, body: undefined };
    },
    coolOff: ({ staff, params, body: { days, reason } }) =>
      protect(staff, params.id, { kind: 'cool_off', days }, reason),
    selfExclude: ({ staff, params, body: { term, reason } }) =>
      protect(staff, params.id, { kind: 'exclusion', term }, reason),
    setLimit: ({ staff, params, body: { kind, period, amount, reason } }) => {
      const limits = [{ kind, period, amount: parseLimit(kind, amount) as bigint }];
      return protect(staff, params.id, { kind: 'limits', limits }, reason);
    },
    suspend: ({ staff, params, body }) => change(staff, params.id, 'suspended', body.reason),
    unsuspend: ({ staff, params, body }) => change(staff, params.id, 'unsuspended', body.reason),
    restoreRedemption: ({ staff, params, body }) => change(staff, params.id, 'redemption_restored', body.reason),
    close: ({ staff, params, body }) => change(staff, params.id, 'closed', body.reason),
    removeSecondFactor: async ({ staff, params, body }) => {
      await removeLostSecondFactor(deps, staff, { playerId: params.id, reason: body.reason });
      return { status: 200, body: await readPlayerFile(deps, params.id) };
    },
    changeName: async ({ staff, params, body }) => {
      const { first_name: firstName, last_name: lastName, birth_date: birthDate, reason } = body;
      await changeName(deps, staff, { playerId: params.id, firstName, lastName, birthDate, reason });
      return { status: 200, body: await readPlayerFile(deps, params.id) };
    },
    changeRegion: async ({ staff, params, body }) => {
      await changeRegion(deps, staff, { playerId: params.id, region: body.us_state, reason: body.reason });
      return { status: 200, body: await readPlayerFile(deps, params.id) };
    },
  };
}

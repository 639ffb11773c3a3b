import type { StaffContract, StaffGame, StaffGameSwitch } from '@goldwren/contracts/staff';
import { isAuditReason, pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { listSwitchboard, listSwitchesOf, type SwitchboardGame } from './switches/list-switchboard.ts';
import { switchAllOff, switchAllOn } from './switches/switch-all-games.ts';
import { recordInvestigation, switchOneGame } from './switches/switch-one-game.ts';

export function gamesStaffRoutes(
  context: Pick<Context, 'database' | 'events' | 'cells'>,
): Handlers<StaffContract, 'games'> {
  const { db } = context.database;
  return {
    list: async () => ({ status: 200, body: { results: (await listSwitchboard(db)).map(gameView) } }),
    switches: async ({ params, query }) => {
      const limit = query.limit ?? pagination.defaultLimit;
      const { rows, nextCursor } = await listSwitchesOf(db, { gameId: params.id, cursor: query.cursor, limit });
      return { status: 200, body: { results: rows.map(switchView), next_cursor: nextCursor } };
    },
    switchOff: async ({ staff, params, body }) => {
      await switchOneGame(context, { gameId: params.id, enabled: false, note: body.reason }, staff);
      return { status: 204, body: undefined };
    },
    switchOn: async ({ staff, params, body }) => {
      await switchOneGame(context, { gameId: params.id, enabled: true, note: body.reason }, staff);
      return { status: 204, body: undefined };
    },
    recordInvestigation: async ({ staff, params, body }) => {
      await recordInvestigation(context, params.id, body.reason, staff);
      return { status: 204, body: undefined };
    },
    allOff: async ({ staff, body }) => ({
      status: 200,
      body: { switched_off: await switchAllOff(context, body.reason, staff) },
    }),
    allOn: async ({ staff, body }) => ({
      status: 200,
      body: { switched_on: await switchAllOn(context, body.reason, staff) },
    }),
  };
}

function gameView({ game, lastSwitch, needsInvestigation, investigations, open }: SwitchboardGame): StaffGame {
  return {
    id: game.id,
    slug: game.slug,
    title: game.title,
    maths_version: game.mathsVersion,
    enabled: game.enabled,
    last_switch: lastSwitch && switchView(lastSwitch),
    needs_investigation: needsInvestigation,
    investigations: investigations.map(({ lookedBy, at, note }) => ({ by: lookedBy, at: at.toISOString(), note })),
    open_sessions: open.sessions,
    open_rounds: open.rounds,
  };
}

type Row = NonNullable<SwitchboardGame['lastSwitch']>;

function switchView(row: Row): StaffGameSwitch {
  const { id, enabled, reason, at, switchedBy, note } = row;
  return { id, enabled, reason, at: at.toISOString(), by: switchedBy, note, finding: findingOf(row) };
}

/** The figures of the audit's finding. The example rounds stay in the operators' log. */
function findingOf({ reason, facts }: Row): StaffGameSwitch['finding'] {
  if (!isAuditReason(reason)) return null;
  const found = facts as Readonly<Record<string, unknown>>;
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return {
    day: typeof found.day === 'string' ? found.day : null,
    rounds: number(found.rounds),
    mismatches: number(found.mismatches),
    z: number(found.z),
  };
}

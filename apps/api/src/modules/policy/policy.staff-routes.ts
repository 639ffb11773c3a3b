import type { PolicySwitch, StaffContract, StaffMarketingClaims, StaffPolicyPack } from '@goldwren/contracts/staff';
import { type Country, marketingClaims, type PolicyPack, pagination, policyPacks, productDay } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { numberCursor } from '../../platform/cursors.ts';
import { type ClaimsState, confirmClaims, readClaims } from './marketing-claims.ts';
import { listSwitches, listSwitchRequests } from './switches/list-switches.ts';
import { rejectSwitch } from './switches/switch-pack.ts';

type Switches = Awaited<ReturnType<typeof listSwitches>>['rows'];

/** All routes but `preview`, `request` and `approve`. Those count players and belong to the module `players`. */
export function policyStaffRoutes(
  deps: Pick<Context, 'database' | 'clock'>,
): Omit<Handlers<StaffContract, 'jurisdictions'>, 'preview' | 'request' | 'approve'> {
  const { database, clock } = deps;
  const current = async (): Promise<Switches[number]> =>
    (await listSwitches(database.db, { beforeId: null, limit: 1 })).rows[0] as Switches[number];
  return {
    get: async () => {
      const inForce = await current();
      const today = productDay(clock.now());
      const results = policyPacks.map((pack) => packView(pack, inForce.packId, today));
      return { status: 200, body: { results, current: switchView(inForce) } };
    },
    requests: async () => ({ status: 200, body: { results: await listSwitchRequests(database.db) } }),
    reject: async ({ staff, params, body }) => {
      await rejectSwitch(deps, staff, params.id, body.reason);
      return { status: 204, body: undefined };
    },
    history: async ({ query }) => {
      const { rows, nextCursor } = await listSwitches(database.db, {
        beforeId: numberCursor(query.cursor),
        limit: query.limit ?? pagination.defaultLimit,
      });
      return { status: 200, body: { results: rows.map(switchView), next_cursor: nextCursor } };
    },
    claims: async () => ({ status: 200, body: claimsView(await readClaims(database.db)) }),
    confirmClaims: async ({ staff, body }) => ({
      status: 200,
      body: claimsView(await confirmClaims(deps, body.reason, staff)),
    }),
  };
}

function packView(pack: PolicyPack, inForce: string, today: string): StaffPolicyPack {
  return {
    id: pack.id,
    from: pack.from,
    summary: pack.summary,
    in_force: pack.id === inForce,
    may_switch: pack.id !== inForce && pack.from <= today,
    regions: Object.entries(pack.regions).map(([name, allowed]) => {
      const [country, region] = name.split('-') as [Country, string];
      return { country, region, allowed: [...allowed] };
    }),
  };
}

function switchView({ id, packId, switchedAt, requestedBy, switchedBy, reason }: Switches[number]): PolicySwitch {
  return { id, pack_id: packId, at: switchedAt.toISOString(), requested_by: requestedBy, by: switchedBy, reason };
}

function claimsView({ confirmed, dueAt, isOverdue }: ClaimsState): StaffMarketingClaims {
  return {
    claims: { ...marketingClaims },
    confirmed_at: confirmed?.confirmedAt.toISOString() ?? null,
    confirmed_by: confirmed?.confirmedBy ?? null,
    evidence: confirmed?.evidence ?? null,
    due_at: dueAt?.toISOString() ?? null,
    overdue: isOverdue,
  };
}

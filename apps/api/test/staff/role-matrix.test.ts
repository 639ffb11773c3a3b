import { playerContract } from '@goldwren/contracts/player';
import { staffContract } from '@goldwren/contracts/staff';
import { permissionsOfRole, type StaffPermission, type StaffRole, staffRoles } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Caller } from '../helpers/api/caller.ts';
import { anyPathOf, named, routesOf, type WalkedRoute } from '../helpers/api/contract-walk.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
const staff = {} as Record<StaffRole, Caller>;
let player: Caller;
beforeAll(async () => {
  player = await newPlayer(api);
  for (const role of staffRoles) staff[role] = await newStaff(api, [role]);
});

const guarded = routesOf(staffContract).filter(({ metadata }) => metadata.access === 'staff');
const playersOnly = routesOf(playerContract).filter(({ metadata }) => metadata.access === 'player');

function mayCall(role: StaffRole, { metadata }: WalkedRoute): boolean {
  return (permissionsOfRole[role] as readonly StaffPermission[]).includes(metadata.permission as StaffPermission);
}

function send(caller: Caller, route: WalkedRoute): Promise<Answer> {
  // No call accepts this body, so an allowed call returns a validation error and does nothing.
  const body = route.method === 'GET' ? {} : { json: { no_call_takes_this: true } };
  return caller.send(route.method, anyPathOf(route), body);
}

test('declares for every staff call a permission that at least one role has', () => {
  expect(guarded.length).toBeGreaterThan(5);
  for (const route of guarded)
    expect(
      staffRoles.some((role) => mayCall(role, route)),
      named(route),
    ).toBe(true);
});

describe.each(staffRoles)('%s', (role) => {
  test.each(guarded.filter((route) => !mayCall(role, route)).map((route) => [named(route), route] as const))(
    'gets 403 for %s',
    async (_, route) => expectProblemAnswer(await send(staff[role], route), 'forbidden'),
  );

  test.each(guarded.filter((route) => mayCall(role, route)).map((route) => [named(route), route] as const))(
    'may call %s',
    async (_, route) => {
      const { status, body } = await send(staff[role], route);
      expect(status, JSON.stringify(body)).not.toBe(401);
      expect(body?.code).not.toBe('forbidden');
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    },
  );
});

describe('callers without a staff session', () => {
  test.each(guarded.map((route) => [named(route), route] as const))('get 401 for %s', async (_, route) => {
    expectProblemAnswer(await send(api.caller(), route), 'unauthenticated');
    expectProblemAnswer(await send(player, route), 'unauthenticated');
  });
});

describe('staff of every role', () => {
  test.each(playersOnly.map((route) => [named(route), route] as const))(
    'get 401 for the players call %s',
    async (_, route) => {
      // A new session, because the calls above ended the previous ones.
      const caller = await everyRole();
      expectProblemAnswer(await send(caller, route), 'unauthenticated');
    },
  );

  let everybody: Promise<Caller> | undefined;
  function everyRole(): Promise<Caller> {
    everybody ??= newStaff(api, staffRoles);
    return everybody;
  }
});

describe('a session that is not fresh', () => {
  const held = guarded.flatMap((route) => {
    const role = staffRoles.find((one) => mayCall(one, route));
    return role && route.metadata.fresh ? [[named(route), role, route] as const] : [];
  });

  test('must re-authenticate for exactly the calls about money or documents', async () => {
    for (const role of staffRoles) staff[role] = await newStaff(api, [role]);
    await api.owner.query("UPDATE staff_session SET proven_at = now() - interval '16 minutes'");
    for (const [name, role, route] of held) {
      const { status, body } = await send(staff[role], route);
      expect({ name, status, code: body?.code }).toEqual({ name, status: 403, code: 'reauthentication_required' });
    }
    for (const role of staffRoles) {
      for (const route of guarded.filter((one) => !mayCall(role, one))) {
        expectProblemAnswer(await send(staff[role], route), 'forbidden');
      }
    }
    for (const route of guarded.filter(({ metadata }) => !metadata.fresh)) {
      const role = staffRoles.find((one) => mayCall(one, route)) as StaffRole;
      expect((await send(staff[role], route)).body?.code, named(route)).not.toBe('reauthentication_required');
    }
  });
});

import type { Access } from '@goldwren/contracts/access';
import { playerContract } from '@goldwren/contracts/player';
import { staffContract } from '@goldwren/contracts/staff';
import type { AppRoute } from '@ts-rest/core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Caller } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { placeRedemption } from '../helpers/money/redemptions-behind.ts';
import { placeOrder } from '../helpers/money/store.ts';
import { w9Form } from '../helpers/money/tax.ts';
import { sendDocument } from '../helpers/people/identity.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';
import { createBrowser } from '../helpers/people/push.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { openTicket } from '../helpers/people/tickets.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { hold, jacks, play, roundBody, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let owner: Player;
let other: Player;
let staff: Caller;
let ids: {
  sessionId: string;
  roundId: string;
  orderId: string;
  redemptionId: string;
  documentId: string;
  ticketId: string;
  exportId: string;
  browserId: string;
  subscriptionId: string;
};
beforeAll(async () => {
  owner = await newPlayer(api);
  other = await newPlayer(api);
  staff = await newStaff(api, ['support', 'compliance', 'finance', 'admin']);
  const { session_id: sessionId } = await start(owner, jacks);
  const { round_id: roundId } = await play(owner, sessionId, {}, jacks);
  const orderId = await placeOrder(api.owner, owner.id);
  const documentId = await sendDocument(owner);
  const ticketId = await openTicket(owner);
  await api.caller().client.auth.login({ body: { email: owner.email, password } });
  const [, browser] = (await owner.client.security.sessions()).results;
  const browserId = browser?.id ?? '';
  const { id: exportId } = await owner.client.privacy.requestExport();
  const redemptionId = await placeRedemption(api.owner, owner.id);
  await owner.client.push.subscribe({ body: createBrowser().subscription });
  const subscriptionId = (await owner.client.push.get()).results[0]?.id ?? '';
  ids = { sessionId, roundId, orderId, documentId, ticketId, exportId, browserId, redemptionId, subscriptionId };
});

type Route = AppRoute & { readonly metadata: Access };
const routesOf = (contract: object) => Object.values(contract).flatMap((area) => Object.values<Route>(area));
const named = (route: Route) => `${route.method} ${route.path}`;

const playersRoutes = routesOf(playerContract);
const staffRoutes = routesOf(staffContract);
const ofPlayers = playersRoutes.filter(({ metadata }) => metadata.access === 'player');
const ofStaff = staffRoutes.filter(({ metadata }) => metadata.access === 'staff');

function pathOf(route: Route): string {
  return route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => ({ id: String(jacks), ...ids })[name] ?? name);
}

/** The ids in these paths are of games, of days, and of lines of a leaderboard, which every player may open. */
const gameRoutes = [
  'POST /api/games/:id/session/start',
  'PUT /api/games/:id/favorite',
  'DELETE /api/games/:id/favorite',
  'GET /api/fairness/liabilities/:day/mine',
  'GET /api/challenge/replays/:entryId',
];

/** Every route with the id of something that a player owns. */
const owned: [string, (player: Player) => Promise<Answer>][] = [
  [
    'POST /api/games/:id/session/:sessionId/rounds',
    (player) => player.send('POST', `/api/games/4/session/${ids.sessionId}/rounds`, { json: roundBody({ nonce: 1 }) }),
  ],
  [
    'POST /api/games/:id/session/:sessionId/rounds/:roundId/actions',
    (player) =>
      player.send('POST', `/api/games/4/session/${ids.sessionId}/rounds/${ids.roundId}/actions`, {
        json: { step: 0, action: { type: 'hold', positions: [] } },
      }),
  ],
  [
    'POST /api/games/:id/session/:sessionId/rounds/:roundId/hand-over',
    (player) =>
      player.send('POST', `/api/games/4/session/${ids.sessionId}/rounds/${ids.roundId}/hand-over`, {
        json: { chain_start: 'ab'.repeat(32) },
      }),
  ],
  [
    'POST /api/games/:id/session/:sessionId/end',
    (player) =>
      player.send('POST', `/api/games/4/session/${ids.sessionId}/end`, {
        json: { gold_won: '0.00', rounds: 0, client_metrics: { fps: 60 } },
      }),
  ],
  ['GET /api/games/rounds/:id', (player) => player.send('GET', `/api/games/rounds/${ids.roundId}`)],
  ['GET /api/redemptions/:id/receipt', (player) => player.send('GET', `/api/redemptions/${ids.redemptionId}/receipt`)],
  [
    'POST /api/redemptions/:id/w9',
    (player) => player.send('POST', `/api/redemptions/${ids.redemptionId}/w9`, { json: w9Form() }),
  ],
  [
    'DELETE /api/identity/documents/:id',
    (player) => player.send('DELETE', `/api/identity/documents/${ids.documentId}`),
  ],
  [
    'POST /api/redemptions/:id/skill-test',
    (player) => player.send('POST', `/api/redemptions/${ids.redemptionId}/skill-test`, { json: {} }),
  ],
  ['GET /api/support/tickets/:id', (player) => player.send('GET', `/api/support/tickets/${ids.ticketId}`)],
  [
    'POST /api/support/tickets/:id/messages',
    (player) => player.send('POST', `/api/support/tickets/${ids.ticketId}/messages`, { json: { message: 'And?' } }),
  ],
  ['GET /api/privacy/exports/:id', (player) => player.send('GET', `/api/privacy/exports/${ids.exportId}`)],
  ['GET /api/privacy/exports/:id/file', (player) => player.send('GET', `/api/privacy/exports/${ids.exportId}/file`)],
  [
    'DELETE /api/push/subscriptions/:id',
    (player) => player.send('DELETE', `/api/push/subscriptions/${ids.subscriptionId}`),
  ],
  // Ends the notifications of every browser too.
  ['DELETE /api/auth/sessions/:id', (player) => player.send('DELETE', `/api/auth/sessions/${ids.browserId}`)],
  ['GET /api/store/orders/:id', (player) => player.send('GET', `/api/store/orders/${ids.orderId}`)],
];

/** Expects 401 whatever the body is, because it must not be read. */
async function expectUnauthenticated(caller: Caller, route: Route): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const bodies = route.method === 'GET' ? [{}] : [{}, { json: {} }, { payload: '{', headers }];
  for (const body of bodies) {
    expectProblemAnswer(await caller.send(route.method, pathOf(route), body), 'unauthenticated');
  }
}

describe('a call for players', () => {
  test.each(ofPlayers.map((route) => [named(route), route] as const))(
    '%s returns 401 without a session and with a staff session',
    async (_, route) => {
      await expectUnauthenticated(api.caller(), route);
      await expectUnauthenticated(staff, route);
    },
  );
});

describe('a call for staff', () => {
  test.each(ofStaff.map((route) => [named(route), route] as const))(
    '%s returns 401 without a session and with a player session',
    async (_, route) => {
      await expectUnauthenticated(api.caller(), route);
      await expectUnauthenticated(owner, route);
    },
  );
});

test('keeps the staff and player sessions signed in after the rejected calls', async () => {
  expect((await staff.staff.auth.me()).staff.roles).toHaveLength(4);
  expect((await owner.client.auth.me()).user.id).toBe(owner.id);
});

test('makes exactly the listed routes public', () => {
  const open = [...playersRoutes, ...staffRoutes].filter(({ metadata }) => metadata.access === 'everyone');
  expect(open.map(named).sort()).toEqual([
    'GET /api/docs',
    'GET /api/fairness/keys',
    'GET /api/fairness/liabilities',
    'GET /api/games',
    'GET /api/games/:slug/maths',
    'GET /api/games/:slug/par-sheet',
    'GET /api/games/:slug/rules',
    'GET /api/games/replays/:token',
    'GET /api/maintenance',
    'GET /api/npn/offer',
    'GET /api/openapi.json',
    'GET /api/policy',
    'GET /api/redemptions/recent',
    'GET /api/redemptions/times',
    'GET /api/staff/auth/provider',
    'GET /api/store/packages',
    'POST /api/auth/email/verify',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/password/forgot',
    'POST /api/auth/password/reset',
    'POST /api/auth/register',
    'POST /api/auth/sign-in-link',
    'POST /api/auth/sign-in-link/use',
    'POST /api/identity/webhooks/:vendor',
    'POST /api/npn/submit',
    'POST /api/payouts/webhooks/:provider',
    'POST /api/staff/auth/link',
    'POST /api/staff/auth/provider/finish',
    'POST /api/staff/auth/provider/sign-in',
    'POST /api/staff/auth/provider/start',
    'POST /api/staff/auth/set-up',
    'POST /api/staff/auth/sign-in',
    'POST /api/store/webhooks/:provider',
    'POST /api/support/messages',
  ]);
});

describe('another player', () => {
  test('is tested with every route that has an id in its path', () => {
    const withIds = ofPlayers.map(named).filter((name) => name.includes('/:') && !gameRoutes.includes(name));
    expect(withIds.sort()).toEqual(owned.map(([name]) => name).sort());
  });

  test.each(owned)('gets 404 from %s', async (_name, call) => {
    expectProblemAnswer(await call(other), 'not_found');
  });

  test('gets 404 for a round under another session and for a session under another game', async () => {
    const { session_id: own } = await start(other, jacks);
    const json = { step: 0, action: { type: 'hold', positions: [] } };
    const nested = await other.send('POST', `/api/games/${jacks}/session/${own}/rounds/${ids.roundId}/actions`, {
      json,
    });
    expectProblemAnswer(nested, 'not_found');
    const report = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 60 } };
    const elsewhere = await owner.send('POST', `/api/games/2/session/${ids.sessionId}/end`, { json: report });
    expectProblemAnswer(elsewhere, 'not_found');
  });

  test("does not see the owner's records in lists", async () => {
    expect((await other.client.games.listRounds({ query: {} })).results).toEqual([]);
    expect((await other.client.store.orders({ query: {} })).results).toEqual([]);
    expect((await other.client.support.list({ query: {} })).results).toEqual([]);
    expect((await other.client.wallet.activity({ query: {} })).results).toHaveLength(2);
  });
});

test("lets the owner use all of these routes after the other player's attempts", async () => {
  expect((await owner.client.games.getRound({ params: { id: ids.roundId } })).state).toBe('open');
  expect((await hold(owner, ids.sessionId, ids.roundId, [0, 1])).state).toBe('settled');
  for (const [, call] of owned) expect([200, 201, 204, 409]).toContain((await call(owner)).status);
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

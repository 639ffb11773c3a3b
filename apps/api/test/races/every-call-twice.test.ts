import { randomBytes } from 'node:crypto';
import { type ChallengeHand, playerContract } from '@goldwren/contracts/player';
import { toHex } from '@goldwren/game-engine';
import { buildSeedChain } from '@goldwren/game-engine/fairness';
import { acceptedDocuments, documentKinds, legalVersions } from '@goldwren/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import type { SendOptions } from '../helpers/api/caller.ts';
import { named, routesOf } from '../helpers/api/contract-walk.ts';
import { multipartForm } from '../helpers/api/multipart-form.ts';
import { mailedToken } from '../helpers/api/outbox.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { type FakeGateway, startFakeGateway } from '../helpers/money/fake-gateway.ts';
import { type PaypalServer, startPaypalServer } from '../helpers/money/paypal-server.ts';
import { newRedeemer, reconcileLedger, redeem, redemptionBody } from '../helpers/money/redeem.ts';
import { bronzeId, notification, placeOrder } from '../helpers/money/store.ts';
import { w9Form } from '../helpers/money/tax.ts';
import { entryForm } from '../helpers/people/entries.ts';
import { send, sendDocument } from '../helpers/people/identity.ts';
import { photo } from '../helpers/people/pictures.ts';
import {
  alsoAt,
  asPlayer,
  newPlayer,
  newVerifiedPlayer,
  type Player,
  password,
  registration,
} from '../helpers/people/players.ts';
import { createBrowser } from '../helpers/people/push.ts';
import { codeOf } from '../helpers/people/staff.ts';
import { openTicket, supportForm } from '../helpers/people/tickets.ts';
import { startVendorServer, type VendorServer } from '../helpers/people/vendor-server.ts';
import { act, firstDecision } from '../helpers/play/challenge.ts';
import { jacks, play, roundBody, start } from '../helpers/play/play.ts';

interface Call {
  readonly player: Player;
  /** The ids of the path, by name. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly body?: SendOptions;
}

let gateway: FakeGateway;
let [vendor, paypal]: [VendorServer, PaypalServer] = [] as never;
let api: TestApi;
/** The player for calls that do not affect later calls. */
let shared: Player;
beforeAll(async () => {
  [gateway, vendor, paypal] = await Promise.all([startFakeGateway(), startVendorServer(), startPaypalServer()]);
  api = await createTestApi({ settings: { PORT: String(gateway.port), ...vendor.settings, ...paypal.settings } });
  shared = await newRedeemer(api);
});
afterAll(async () => {
  await api.close();
  await Promise.all([gateway, vendor, paypal].map((server) => server.close()));
});

const currentVersions = Object.fromEntries(
  acceptedDocuments.map((document) => [document, legalVersions[document].version]),
);
const json = (body: unknown): { body: SendOptions } => ({ body: { json: body } });
const again = () => newVerifiedPlayer(api);
const stranger = () => asPlayer(api.caller(), { id: '', email: '' });

/** Returns the token of a link that is mailed to a new player. */
async function linkOf(page: '/verify-email' | '/reset-password' | '/sign-in-link'): Promise<string> {
  const { email, client } = page === '/sign-in-link' ? await newVerifiedPlayer(api) : await newPlayer(api);
  if (page === '/reset-password') await client.auth.forgotPassword({ body: { email } });
  if (page === '/sign-in-link') await client.auth.requestSignInLink({ body: { email } });
  return mailedToken(api.owner, email, page);
}

async function openHand(player: Player): Promise<{ sessionId: string; roundId: string }> {
  const { session_id: sessionId } = await start(player, jacks);
  const { round_id: roundId } = await play(player, sessionId, {}, jacks);
  return { sessionId, roundId };
}

/** Creates a player who raised a limit a day ago. */
async function withLimitToConfirm(): Promise<Player> {
  const player = await again();
  for (const amount of ['20.00', '30.00'])
    await player.client.play.setLimits({ body: { limits: [{ kind: 'purchase', period: 'day', amount }] } });
  await api.owner.query(
    "UPDATE play_limit SET wanted_at = now() - interval '25 hours' WHERE player_id = $1 AND kind = 'purchase'",
    [player.id],
  );
  return player;
}

/** Creates a player whose exclusion ended yesterday. */
async function withEndedExclusion(): Promise<Player> {
  const player = await newVerifiedPlayer(api, { first_name: 'Returning' });
  await player.client.play.selfExclude({ body: { term: '6_months', password } });
  await tamper(api.owner, "UPDATE player SET excluded_until = now() - interval '1 day' WHERE id = $1", [player.id]);
  await player.client.auth.login({ body: { email: player.email, password } });
  return player;
}

const calls: Readonly<Record<string, () => Promise<Call>>> = {
  'POST /api/auth/login': async () => ({ player: stranger(), ...json({ email: shared.email, password }) }),
  'POST /api/auth/register': async () => ({ player: stranger(), ...json(registration()) }),
  'POST /api/auth/re-authenticate': async () => ({ player: await again(), ...json({ password }) }),
  'POST /api/auth/email/verify': async () => ({
    player: stranger(),
    ...json({ token: await linkOf('/verify-email') }),
  }),
  'POST /api/auth/email/resend': async () => ({ player: await newPlayer(api) }),
  'POST /api/auth/password/forgot': async () => ({ player: stranger(), ...json({ email: shared.email }) }),
  'POST /api/auth/sign-in-link': async () => ({ player: stranger(), ...json({ email: shared.email }) }),
  'POST /api/auth/sign-in-link/use': async () => ({
    player: stranger(),
    ...json({ token: await linkOf('/sign-in-link') }),
  }),
  'POST /api/auth/password/reset': async () => ({
    player: stranger(),
    ...json({ token: await linkOf('/reset-password'), password: 'another fine passphrase' }),
  }),
  'POST /api/auth/password/change': async () => ({
    player: await again(),
    ...json({ current_password: password, password: 'another fine passphrase' }),
  }),
  'DELETE /api/auth/sessions/:id': async () => {
    const other = api.caller();
    await other.client.auth.login({ body: { email: shared.email, password } });
    const { results } = await shared.client.security.sessions();
    return { player: shared, ids: { id: results.find(({ is_this }) => !is_this)?.id ?? '' } };
  },
  'DELETE /api/auth/sessions': async () => ({ player: shared }),
  'POST /api/auth/totp/setup': async () => ({ player: await again() }),
  'POST /api/auth/totp/enable': async () => {
    const player = await again();
    const { secret } = await player.client.security.setUpTotp();
    return { player, ...json({ totp_code: codeOf(secret) }) };
  },
  'POST /api/auth/totp/disable': async () => {
    const player = await again();
    const { secret } = await player.client.security.setUpTotp();
    await player.client.security.enableTotp({ body: { totp_code: codeOf(secret, -1) } });
    return { player, ...json({ password, totp_code: codeOf(secret) }) };
  },
  'PATCH /api/account': async () => ({ player: shared, ...json({ phone: '+1 212 555 0199' }) }),
  'POST /api/account/accept-terms': async () => ({ player: shared, ...json({ versions: currentVersions }) }),
  'POST /api/account/close': async () => ({ player: await again(), ...json({ password }) }),
  'POST /api/wallet/login-bonus': async () => ({ player: shared }),
  'POST /api/games/:id/session/start': async () => ({ player: shared, ids: { id: String(jacks) }, ...json({}) }),
  'POST /api/games/:id/session/:sessionId/rounds': async () => {
    const player = await again();
    const { session_id: sessionId } = await start(player, jacks);
    return { player, ids: { id: String(jacks), sessionId }, ...json(roundBody()) };
  },
  'POST /api/games/:id/session/:sessionId/rounds/:roundId/actions': async () => {
    const player = await again();
    const ids = await openHand(player);
    const body = json({ step: 0, action: { type: 'hold', positions: [] } });
    return { player, ids: { id: String(jacks), ...ids }, ...body };
  },
  'POST /api/games/:id/session/:sessionId/rounds/:roundId/hand-over': async () => {
    const player = await again();
    const [chainStart, firstLink] = buildSeedChain(sha256, randomBytes(32), 1).map(toHex);
    const params = { id: String(jacks) };
    const { session_id: sessionId } = await player.client.games.startSession({
      params,
      body: { chain_start: chainStart as string },
    });
    const { round_id: roundId } = await play(player, sessionId, { client_seed: firstLink as string }, jacks);
    return { player, ids: { ...params, sessionId, roundId }, ...json({ chain_start: 'ab'.repeat(32) }) };
  },
  'POST /api/games/:id/session/:sessionId/end': async () => {
    const player = await again();
    const ids = await openHand(player);
    return {
      player,
      ids: { id: String(jacks), ...ids },
      ...json({ gold_won: '0.00', rounds: 1, client_metrics: { fps: 60 } }),
    };
  },
  'POST /api/push/subscriptions': async () => ({ player: shared, ...json(createBrowser().subscription) }),
  'DELETE /api/push/subscriptions/:id': async () => {
    const player = await again();
    await player.client.push.subscribe({ body: createBrowser().subscription });
    const [first] = (await player.client.push.get()).results;
    return { player, ids: { id: first?.id ?? '' } };
  },
  'POST /api/push/test': async () => ({ player: shared }),
  'PUT /api/games/:id/favorite': async () => ({ player: shared, ids: { id: String(jacks) } }),
  'DELETE /api/games/:id/favorite': async () => ({ player: shared, ids: { id: String(jacks) } }),
  'POST /api/challenge/actions': async () => {
    const player = await again();
    const { day, played } = await player.client.challenge.get({ query: {} });
    const action = firstDecision(played[0] as ChallengeHand);
    return { player, ...json({ day, hand: 0, step: 0, action }) };
  },
  'PUT /api/challenge/alias': async () => {
    const player = await again();
    const { day, played } = await player.client.challenge.get({ query: {} });
    const hand = played[0] as ChallengeHand;
    await act(player, day, hand, firstDecision(hand));
    return { player, ...json({ day, alias: 'Blue Wren' }) };
  },
  'POST /api/store/checkout': async () => ({ player: shared, ...json({ package_id: bronzeId }) }),
  'POST /api/store/webhooks/:provider': async () => {
    const notified = notification(await placeOrder(api.owner, shared.id), 'processed');
    return {
      player: shared,
      ids: { provider: 'sandbox' },
      body: {
        payload: new URLSearchParams(notified).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    };
  },
  'POST /api/npn/submit': async () => ({ player: stranger(), ...json(entryForm()) }),
  'POST /api/redemptions': async () => ({ player: await newRedeemer(api), ...json(redemptionBody()) }),
  'POST /api/redemptions/:id/skill-test': async () => {
    const player = await newRedeemer(api, { person: { country: 'CA', us_state: 'ON' } });
    return { player, ids: { id: (await redeem(player)).id }, ...json({}) };
  },
  'POST /api/redemptions/:id/w9': async () => {
    const player = await newRedeemer(api);
    const { id } = await redeem(player);
    await api.owner.query("UPDATE redemption SET needs = '{w9}', status = 'awaiting_verification' WHERE id = $1", [id]);
    return { player, ids: { id }, ...json(w9Form()) };
  },
  'POST /api/identity/documents': async () => ({
    player: await again(),
    body: multipartForm({ kind: 'selfie' }, await photo()),
  }),
  'DELETE /api/identity/documents/:id': async () => {
    const player = await again();
    return { player, ids: { id: await sendDocument(player) } };
  },
  'POST /api/identity/submit': async () => {
    const player = await again();
    for (const kind of documentKinds) await send(player, kind);
    return { player, ...json({ ssn_last4: '6789' }) };
  },
  'POST /api/identity/vendor-session': async () => ({ player: await again() }),
  'POST /api/identity/webhooks/:vendor': async () => ({
    player: shared,
    ids: { vendor: 'stripe' },
    body: vendor.event('vs_unknown', 'verified'),
  }),
  'POST /api/payouts/webhooks/:provider': async () => ({
    player: shared,
    ids: { provider: 'paypal' },
    body: paypal.unknownEvent(),
  }),
  'PUT /api/play/limits': async () => ({
    player: await again(),
    ...json({ limits: [{ kind: 'purchase', period: 'day', amount: '20.00' }], reality_check_minutes: 30 }),
  }),
  'POST /api/play/limits/confirm': async () => ({
    player: await withLimitToConfirm(),
    ...json({ kind: 'purchase', period: 'day' }),
  }),
  'POST /api/play/cool-off': async () => ({ player: await again(), ...json({ days: 1 }) }),
  'POST /api/play/self-exclusion': async () => ({
    player: await newVerifiedPlayer(api, { first_name: 'Leaving' }),
    ...json({ term: '6_months', password }),
  }),
  'POST /api/play/return': async () => ({ player: await withEndedExclusion() }),
  'POST /api/play/reality-check': async () => ({ player: await again(), ...json({}) }),
  'POST /api/support/messages': async () => ({ player: shared, ...json(supportForm()) }),
  'POST /api/support/tickets/:id/messages': async () => ({
    player: shared,
    ids: { id: await openTicket(shared) },
    ...json({ message: 'And?' }),
  }),
  'POST /api/privacy/export': async () => ({ player: await again() }),
  'POST /api/privacy/deletion': async () => ({ player: await again(), ...json({ password }) }),
  'POST /api/auth/logout': async () => ({ player: await again() }),
};

const changing = routesOf(playerContract).filter(({ method }) => method !== 'GET');

test('lists every write of the player contract', () => {
  expect(Object.keys(calls).sort()).toEqual(changing.map(named).sort());
});

test.each(changing.map((route) => [named(route), route] as const))(
  'handles two identical concurrent requests without a server error: %s',
  async (name, route) => {
    const { player, ids = {}, body = {} } = await (calls[name] as () => Promise<Call>)();
    const path = route.path.replace(/:([A-Za-z]+)/g, (_, id: string) => ids[id] ?? id);
    const answers = await Promise.all(
      [alsoAt(api, player), alsoAt(api, player)].map((caller) => caller.send(route.method, path, body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    // At least one must succeed. Otherwise both would have been rejected before they could conflict.
    expect(statuses[0]).toBeLessThan(300);
  },
);

test('leaves a correct ledger', async () => {
  expect(await reconcileLedger(api)).toEqual([]);
});

import { acceptedDocuments, legalTerms, legalVersions } from '@goldwren/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { type FakeGateway, startFakeGateway } from '../helpers/money/fake-gateway.ts';
import { bronzeId } from '../helpers/money/store.ts';
import { newPlayer, type Player, registration } from '../helpers/people/players.ts';
import { hold, jacks, play, start } from '../helpers/play/play.ts';

let gateway: FakeGateway;
let api: TestApi;
beforeAll(async () => {
  gateway = await startFakeGateway();
  api = await createTestApi({ settings: { PORT: String(gateway.port) } });
});
afterAll(async () => {
  await api.close();
  await gateway.close();
});
afterEach(() => {
  vi.useRealTimers();
});

const current = Object.fromEntries(acceptedDocuments.map((document) => [document, legalVersions[document].version]));

async function acceptedBy(playerId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await api.owner.query(
    `SELECT document, version, at > now() - interval '1 minute' AS just_now FROM legal_acceptance
      WHERE player_id = $1 ORDER BY document`,
    [playerId],
  );
  return rows;
}

/** Creates a player without any acceptance, as if new versions of the texts had been published. */
async function withoutAcceptance(): Promise<Player> {
  const player = await newPlayer(api);
  await api.owner.query('DELETE FROM legal_acceptance WHERE player_id = $1', [player.id]);
  return player;
}

/** Moves the test clock to `days` after the end of the notice for a player who joined today. */
function afterNotice(days: number): void {
  const instant = Date.now() + (legalTerms.noticeDays + days) * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}

function checkout(player: Player) {
  return player.client.store.checkout({ body: { package_id: bronzeId } });
}

describe('registration', () => {
  test('records acceptance of the published version of every text', async () => {
    const player = await newPlayer(api);
    expect(await acceptedBy(player.id)).toEqual(
      [...acceptedDocuments].sort().map((document) => ({
        document,
        version: legalVersions[document].version,
        just_now: true,
      })),
    );
    expect((await player.client.auth.me()).user.terms_due).toEqual([]);
  });

  test('records no acceptance when it is rejected', async () => {
    const before = await api.owner.query('SELECT count(*)::int AS n FROM legal_acceptance');
    const form = registration({ us_state: 'WA' });
    await expectProblem(api.caller().client.auth.register({ body: form }), 'region_blocked');
    const owner = await newPlayer(api);
    // A second account for a known mailbox is created and rolled back.
    await api.caller().client.auth.register({ body: registration({ email: owner.email }) });
    const after = await api.owner.query('SELECT count(*)::int AS n FROM legal_acceptance');
    expect(after.rows[0].n).toBe(before.rows[0].n + acceptedDocuments.length);
  });

  test('does not let the API change or delete an acceptance', async () => {
    const player = await newPlayer(api);
    const { $client: pool } = api.database.db;
    for (const sql of ['UPDATE legal_acceptance SET version = 9', 'DELETE FROM legal_acceptance']) {
      await expect(pool.query(`${sql} WHERE player_id = $1`, [player.id])).rejects.toThrow('permission denied');
    }
  });
});

describe('new versions of the texts', () => {
  test('are listed until the player accepts the versions that were shown', async () => {
    const player = await withoutAcceptance();
    expect((await player.client.auth.me()).user.terms_due).toEqual([...acceptedDocuments]);
    await expectProblem(player.client.account.acceptTerms({ body: { versions: { terms: 99 } } }), 'conflict');
    expect(await acceptedBy(player.id)).toEqual([]);

    const { terms } = current;
    const some = await player.client.account.acceptTerms({ body: { versions: { ...(terms ? { terms } : {}) } } });
    expect(some.user.terms_due).toEqual(['rules', 'privacy']);
    for (const _ of ['once', 'again']) {
      const { user } = await player.client.account.acceptTerms({ body: { versions: current } });
      expect(user.terms_due).toEqual([]);
    }
    expect(await acceptedBy(player.id)).toHaveLength(acceptedDocuments.length);
  });

  test('cannot be accepted for another player or without a session', async () => {
    const [one, other] = [await withoutAcceptance(), await withoutAcceptance()];
    await one.client.account.acceptTerms({ body: { versions: current } });
    expect((await other.client.auth.me()).user.terms_due).toEqual([...acceptedDocuments]);
    await expectProblem(api.caller().client.account.acceptTerms({ body: { versions: current } }), 'unauthenticated');
  });

  test.each([0, -1, 1.5, '1', null])('cannot be accepted in version %o', async (version) => {
    const player = await withoutAcceptance();
    const answer = await player.send('POST', '/api/account/accept-terms', { json: { versions: { terms: version } } });
    expect(answer.status).toBe(422);
    const unknown = { versions: { terms: 1, cookies: 1 } };
    expect((await player.send('POST', '/api/account/accept-terms', { json: unknown })).status).toBe(422);
  });
});

describe('the notice of new texts', () => {
  test('allows play and purchases for 30 days, and then requires acceptance', async () => {
    const player = await withoutAcceptance();
    afterNotice(-1);
    await start(player);
    expect((await checkout(player)).order_id).toBeTruthy();

    afterNotice(1);
    const problem = await expectProblem(start(player, jacks), 'terms_due');
    expect(problem.message).toBe(
      'Terms of Use, Sweepstakes Rules, and Privacy Policy: a new version is in force. Read and accept it to continue.',
    );
    await expectProblem(checkout(player), 'terms_due');

    await player.client.account.acceptTerms({ body: { versions: current } });
    await start(player, jacks);
    expect((await checkout(player)).order_id).toBeTruthy();
  });

  test('lets a player resume and finish an open round', async () => {
    const player = await withoutAcceptance();
    const { session_id: sessionId } = await start(player, jacks);
    const { round_id: roundId } = await play(player, sessionId, {}, jacks);
    afterNotice(1);
    expect((await start(player, jacks)).open_round?.round_id).toBe(roundId);
    expect((await hold(player, sessionId, roundId, [])).state).toBe('settled');
    await expectProblem(start(player, jacks), 'terms_due');
  });
});

import { replayRound } from '@goldwren/game-engine';
import { doubleOnceEntry } from '@goldwren/game-engine/testing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seedCatalogue } from '../../src/modules/games/public.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { openSeed, roundKeyOf, start } from '../helpers/play/play.ts';

// Adds a small game from the engine's tests, which has raises, to the catalogue of this file.
vi.mock('@goldwren/game-engine/registry', async (original) => {
  const real = await original<typeof import('@goldwren/game-engine/registry')>();
  const { doubleOnceEntry: entry } = await import('@goldwren/game-engine/testing');
  return { ...real, ...real.createRegistry([...real.catalogue, entry]) };
});
vi.mock('@goldwren/game-catalogue/describe-game', async (original) =>
  (await import('../helpers/play/test-game.ts')).withTestGame(await original()),
);

const { id: gameId, game } = doubleOnceEntry;
const stake = game.maths.stakes.gold[0] as number;
const text = (hundredths: number) => (hundredths / 100).toFixed(2);

const api = setUpTestApi();
beforeAll(async () => {
  await seedCatalogue(api.url);
});

/** Returns the payout of a round with this client seed that is doubled once. */
function doubledResult(serverSeed: Parameters<typeof roundKeyOf>[0], clientSeed: string) {
  const key = roundKeyOf(serverSeed, { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce: 0 });
  return (
    replayRound(game, key, { side: 'high' }, [{ type: 'double' }, { type: 'stand' }]).result?.payX100 ?? Number.NaN
  );
}

async function dealt({ wins = false } = {}) {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, gameId);
  let clientSeed = 'seed';
  if (wins) {
    const serverSeed = await openSeed(api.owner, sessionId);
    for (let n = 0; doubledResult(serverSeed, clientSeed) === 0; n += 1) clientSeed = `seed-${n}`;
  }
  const body = {
    nonce: 0,
    currency: 'gold' as const,
    stake: text(stake),
    client_seed: clientSeed,
    choice: { side: 'high' },
  };
  const round = await player.client.games.playRound({ params: { id: String(gameId), sessionId }, body });
  return { player, sessionId, round, clientSeed };
}

function act(player: Player, sessionId: string, roundId: string, type: 'double' | 'stand', step = 0) {
  const path = `/api/games/${gameId}/session/${sessionId}/rounds/${roundId}/actions`;
  return player.send('POST', path, { json: { step, action: { type } } });
}

const fundsAtFirst = 200_000_000;

describe('a double through the API', () => {
  test('takes the stake again, keeps the round open, and pays once per round', async () => {
    const { player, sessionId, round, clientSeed } = await dealt({ wins: true });
    const doubled = await act(player, sessionId, round.round_id, 'double');
    expect(doubled.status).toBe(200);
    expect(doubled.body).toMatchObject({ state: 'open', stake: text(stake), raised: text(stake), payout: '0.00' });
    expect(doubled.body.wallet.gold).toBe(text(fundsAtFirst - 2 * stake));
    expect((await act(player, sessionId, round.round_id, 'double')).body).toEqual(doubled.body);

    const { body: settled } = await act(player, sessionId, round.round_id, 'stand', 1);
    const seed = await openSeed(api.owner, sessionId);
    const payout = (stake * doubledResult(seed, clientSeed)) / 100;
    expect(payout).toBeGreaterThan(0);
    expect(settled).toMatchObject({ state: 'settled', stake: text(stake), raised: text(stake), payout: text(payout) });
    expect(settled.wallet.gold).toBe(text(fundsAtFirst - 2 * stake + payout));
    const record = await player.client.games.getRound({ params: { id: round.round_id } });
    expect(record).toMatchObject({
      balance_before: text(fundsAtFirst),
      balance_after: text(fundsAtFirst - 2 * stake + payout),
      stake: text(stake),
      raised: text(stake),
    });
    // Each line of the activity links to the round, also the one of the raise.
    const { results } = await player.client.wallet.activity({ query: { currency: 'gold' } });
    const play = results.filter(({ kind }) => kind !== 'welcome_offer');
    expect(play.map(({ kind }) => kind).filter((kind) => kind !== 'win')).toEqual(['raise', 'stake']);
    expect(new Set(play.map(({ reference }) => reference))).toEqual(new Set([round.round_id]));
    expect(await findLedgerFaults(api.owner, [settled])).toEqual([]);
  });

  test('is rejected without enough coins, and the round can still be finished', async () => {
    const { player, sessionId, round } = await dealt();
    await setBalance(api.owner, player.id, 'gold', text(stake - 1));
    const asItWas = await player.client.games.getRound({ params: { id: round.round_id } });
    expectProblemAnswer(await act(player, sessionId, round.round_id, 'double'), 'insufficient_gold');
    expect(await player.client.games.getRound({ params: { id: round.round_id } })).toEqual(asItWas);
    expect((await player.client.wallet.get()).gold_balance).toBe(text(stake - 1));
    const { body } = await act(player, sessionId, round.round_id, 'stand');
    expect(body).toMatchObject({ state: 'settled', stake: text(stake) });
    expect(await findLedgerFaults(api.owner, [body])).toEqual([]);
  });

  test('can be repeated after a rejection when there are enough coins', async () => {
    const { player, sessionId, round } = await dealt();
    await setBalance(api.owner, player.id, 'gold', '0.00');
    expectProblemAnswer(await act(player, sessionId, round.round_id, 'double'), 'insufficient_gold');
    await setBalance(api.owner, player.id, 'gold', text(stake));
    const { body } = await act(player, sessionId, round.round_id, 'double');
    expect(body).toMatchObject({ state: 'open', raised: text(stake), wallet: { gold: '0.00' } });
    expect(await findLedgerFaults(api.owner, [body])).toEqual([]);
  });

  test('returns a conflict for a wrong step, or after another decision', async () => {
    const { player, sessionId, round } = await dealt();
    expectProblemAnswer(await act(player, sessionId, round.round_id, 'double', 1), 'conflict');
    await act(player, sessionId, round.round_id, 'double');
    expectProblemAnswer(await act(player, sessionId, round.round_id, 'stand'), 'conflict');
    expectProblemAnswer(await act(player, sessionId, round.round_id, 'double', 1), 'validation_failed');
    expectProblemAnswer(await act(player, sessionId, round.round_id, 'stand', 2), 'conflict');
    expect((await player.client.wallet.get()).gold_balance).toBe(text(fundsAtFirst - 2 * stake));
  });

  test('hides the dealer card until the player stands, and returns the choice in every answer', async () => {
    const { player, sessionId, round } = await dealt();
    const { body: doubled } = await act(player, sessionId, round.round_id, 'double');
    const recalled = await player.client.games.getRound({ params: { id: round.round_id } });
    const resumed = (await start(player, gameId)).open_round;
    const { body: settled } = await act(player, sessionId, round.round_id, 'stand', 1);
    const revealed = settled.events.find(({ type }: { type: string }) => type === 'reveal').card;
    for (const open of [round, doubled, recalled, resumed]) {
      expect(JSON.stringify(open)).not.toContain(`"${revealed}"`);
      expect(open).toMatchObject({ round_secret: null, choice: { side: 'high' } });
    }
    expect(settled).toMatchObject({ choice: { side: 'high' }, actions: [{ type: 'double' }, { type: 'stand' }] });
    expect(settled.events.map(({ type }: { type: string }) => type)).toEqual(['deal', 'doubled', 'reveal', 'settle']);
  });

  test('is rejected for a player who may not stake any more, who can still finish the round', async () => {
    const { player, sessionId, round } = await dealt();
    await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [player.id]);
    expectProblemAnswer(await act(player, sessionId, round.round_id, 'double'), 'account_suspended');
    expect((await act(player, sessionId, round.round_id, 'stand')).body).toMatchObject({ state: 'settled' });
  });

  test('takes one raise for 40 concurrent requests', async () => {
    const { player, sessionId, round } = await dealt();
    const calls = Array.from({ length: 40 }, () => act(player, sessionId, round.round_id, 'double'));
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.stake, body.raised]).toEqual([200, text(stake), text(stake)]);
    }
    expect((await player.client.wallet.get()).gold_balance).toBe(text(fundsAtFirst - 2 * stake));
  });

  test('settles the round once when the session ends at the same time, and the ledger is correct', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { player, sessionId, round } = await dealt();
      const report = { gold_won: '0.00', rounds: 1, client_metrics: { fps: 60 } };
      const [doubled, ended] = await Promise.all([
        act(player, sessionId, round.round_id, 'double'),
        player.send('POST', `/api/games/${gameId}/session/${sessionId}/end`, { json: report }),
      ]);
      expect([200, 409]).toContain(doubled.status);
      expect(ended.status).toBe(200);
      const record = await player.client.games.getRound({ params: { id: round.round_id } });
      expect(record).toMatchObject({ state: 'settled', settled_by: 'default_action', payout: ended.body.gold_won });
      expect(record.raised).toBe(text(doubled.status === 200 ? stake : 0));
    }
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });
});

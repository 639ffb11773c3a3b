import { createHash, createHmac } from 'node:crypto';
import type { RoundRecord } from '@goldwren/contracts/player';
import { replayRound } from '@goldwren/game-engine';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { end, hold, jacks, play, starlight, start } from '../support/play.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function recordsOf(player: Player): Promise<RoundRecord[]> {
  return (await player.client.games.listRounds({ query: { limit: '100' } })).results;
}

/** What anybody can do with the revealed seed, an HMAC and the published engine. */
function verify(record: RoundRecord, serverSeed: string): void {
  const seed = Buffer.from(serverSeed, 'hex');
  expect(record.outcome_seed).toBe(`c1:${createHash('sha256').update(seed).digest('hex')}`);
  const message = `gw1|${record.game.slug}|${record.maths.hash}|${record.client_seed}|${record.nonce}`;
  const key = createHmac('sha256', seed).update(message).digest();
  expect(record.round_key).toBe(key.toString('hex'));
  expect(record.commitment).toBe(createHash('sha256').update('gw1-commit|').update(key).digest('hex'));
  const game = gameByMaths(record.game.slug, record.maths.hash);
  if (!game) throw new Error('the maths of a recorded round is not in the engine');
  const { result } = replayRound(game, key, record.choice, record.actions);
  expect(result?.events).toEqual(record.events);
  expect(BigInt(record.payout.replace('.', ''))).toBe(
    (BigInt(record.stake.replace('.', '')) * BigInt(result?.payX100 ?? -1)) / 100n,
  );
}

describe('every round of a session re-derives from the seed it committed to', () => {
  test('instant rounds', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId, outcome_seed: promised } = await start(player);
    for (let nonce = 0; nonce < 25; nonce += 1)
      await play(player, sessionId, { nonce, client_seed: `mine-${nonce % 3}` });
    for (const record of await recordsOf(player))
      expect(record).toMatchObject({ server_seed: null, outcome_seed: promised });
    const { server_seed: seed } = await end(player, sessionId, { gold_won: '0.00', rounds: 25 });
    const records = await recordsOf(player);
    expect(records.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 25 }, (_, n) => 24 - n));
    for (const record of records) {
      expect(record).toMatchObject({ server_seed: seed, outcome_seed: promised, game: { id: starlight } });
      verify(record, seed);
    }
  });

  test('decision rounds, whose commitment stood before the decision', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const promised: string[] = [];
    for (let nonce = 0; nonce < 6; nonce += 1) {
      const dealt = await play(player, sessionId, { nonce }, jacks);
      promised.unshift(dealt.commitment);
      await hold(player, sessionId, dealt.round_id, [nonce % 5]);
    }
    const { server_seed: seed } = await end(player, sessionId, { gold_won: '0.00', rounds: 6 }, jacks);
    const records = await recordsOf(player);
    expect(records.map(({ commitment }) => commitment)).toEqual(promised);
    for (const record of records) verify(record, seed);
  });

  test('what the player was shown is what the record says', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    const shown = await play(player, sessionId);
    const record = await player.client.games.getRound({ params: { id: shown.round_id } });
    const { round_key, events, commitment, payout, stake, client_seed } = shown;
    expect(record).toMatchObject({ round_key, events, commitment, payout, stake, client_seed, settled_by: 'player' });
    expect(Number(record.balance_after)).toBe(Number(record.balance_before) - 1_000 + Number(payout));
  });

  test('seeds, commitments and round ids never repeat', async () => {
    const player = await newPlayer(api);
    const seen = new Set<string>();
    for (let n = 0; n < 10; n += 1) {
      const { session_id: sessionId, outcome_seed: promised } = await start(player);
      const round = await play(player, sessionId);
      const { server_seed: seed } = await end(player, sessionId, { gold_won: '0.00', rounds: 1 });
      for (const value of [sessionId, promised, round.round_id, round.round_key, seed]) seen.add(String(value));
    }
    expect(seen.size).toBe(50);
  });
});

describe('recall', () => {
  test('pages newest first without repeats while rounds arrive, per game if asked', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    for (let nonce = 0; nonce < 7; nonce += 1) await play(player, sessionId, { nonce });
    const nonces: number[] = [];
    let next = 7;
    for (let cursor: string | null | undefined; cursor !== null; next += 1) {
      const page = await player.client.games.listRounds({
        query: { limit: '3', game: 'starlight-fortune', ...(cursor ? { cursor } : {}) },
      });
      nonces.push(...page.results.map(({ nonce }) => nonce));
      cursor = page.next_cursor;
      await play(player, sessionId, { nonce: next });
    }
    expect(nonces).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect((await player.client.games.listRounds({ query: { game: 'jacks-or-better-poker' } })).results).toEqual([]);
  });
});

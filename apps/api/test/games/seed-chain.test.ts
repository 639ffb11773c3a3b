import { randomBytes } from 'node:crypto';
import { toHex } from '@goldwren/game-engine';
import { buildClientSeed, buildSeedChain, seedChainLength } from '@goldwren/game-engine/fairness';
import { describe, expect, test } from 'vitest';
import { createSeedChain } from '../../src/modules/games/fairness/seed-chain.ts';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';
import { end, jacks, play, starlight } from '../helpers/play/play.ts';

const api = setUpTestApi();

const newChain = () => buildSeedChain(sha256, randomBytes(32)).map(toHex) as [string, ...string[]];
const report = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 60 } };

function open(player: Player, chain: readonly string[] | null, { gameId = starlight, resume = '' } = {}) {
  const body = { ...(chain ? { chain_start: chain[0] as string } : {}), ...(resume ? { resume } : {}) };
  return player.client.games.startSession({ params: { id: String(gameId) }, body });
}

const stake = (player: Player, session: string, chain: readonly string[], nonce: number, gameId = starlight) =>
  play(player, session, { nonce, client_seed: buildClientSeed('me', chain[nonce + 1] as string) }, gameId);

function hold(player: Player, session: string, roundId: string, chainStart?: string) {
  return player.client.games.act({
    params: { id: String(jacks), sessionId: session, roundId },
    body: { step: 0, action: { type: 'hold', positions: [0] }, ...(chainStart ? { chain_start: chainStart } : {}) },
  });
}

function takeOver(player: Player, session: string, roundId: string, chainStart: string) {
  const params = { id: String(jacks), sessionId: session, roundId };
  return player.client.games.handOver({ params, body: { chain_start: chainStart } });
}

async function dealt() {
  const [player, chain] = [await newPlayer(api), newChain()];
  const { session_id: session } = await open(player, chain, { gameId: jacks });
  const round = await stake(player, session, chain, 0, jacks);
  return { player, chain, session, round };
}

describe('a session with a seed chain', () => {
  test('accepts the links in their order, and signs where the chain starts', async () => {
    const [player, chain] = [await newPlayer(api), newChain()];
    const started = await open(player, chain);
    expect(started).toMatchObject({ chain_start: chain[0], resumed: false, held_by: null });
    for (const nonce of [0, 1, 2]) expect((await stake(player, started.session_id, chain, nonce)).nonce).toBe(nonce);
    const { statement } = await end(player, started.session_id, { gold_won: '0.00', rounds: 3 });
    expect(statement).toMatchObject({ chain_start: chain[0], rounds: 3 });
    const { results } = await player.client.games.listRounds({ query: { session: started.session_id } });
    expect(results.map(({ chain_start }) => chain_start)).toEqual([chain[0], chain[0], chain[0]]);
  });

  test.each([
    ['another link', (chain: string[]) => buildClientSeed('', chain[2] as string)],
    ['the start of the chain', (chain: string[]) => buildClientSeed('', chain[0] as string)],
    ['the link of another browser', () => buildClientSeed('', newChain()[1] as string)],
    ['no link', () => 'my-own-seed'],
  ])('rejects a stake with %s, and takes nothing', async (_what, seedOf) => {
    const [player, chain] = [await newPlayer(api), newChain()];
    const { session_id: session, wallet } = await open(player, chain);
    await expectProblem(play(player, session, { client_seed: seedOf(chain) }), 'session_elsewhere');
    expect((await open(player, chain, { resume: session })).wallet).toEqual(wallet);
    expect((await stake(player, session, chain, 0)).nonce).toBe(0);
  });

  test('returns the stored round for a repeated request, also after later rounds', async () => {
    const [player, chain] = [await newPlayer(api), newChain()];
    const { session_id: session } = await open(player, chain);
    const first = await stake(player, session, chain, 0);
    await stake(player, session, chain, 1);
    expect((await stake(player, session, chain, 0)).round_id).toBe(first.round_id);
  });

  test('is resumed by the browser that started it, and another browser gets its own', async () => {
    const [player, chain, other] = [await newPlayer(api), newChain(), newChain()];
    const first = await open(player, chain);
    await stake(player, first.session_id, chain, 0);
    const again = await open(player, newChain(), { resume: first.session_id });
    expect(again).toMatchObject({ session_id: first.session_id, resumed: true, chain_start: chain[0], next_nonce: 1 });
    const second = await open(player, other);
    expect(second).toMatchObject({ resumed: false, chain_start: other[0], next_nonce: 0 });
    await expectProblem(stake(player, first.session_id, chain, 1), 'session_ended');
    // The first session is concluded and can be verified.
    const { results } = await player.client.games.listRounds({ query: { session: first.session_id } });
    expect(results).toMatchObject([{ nonce: 0, server_seed: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    // Without a chain, too.
    expect(await open(player, null)).toMatchObject({ resumed: false, chain_start: null });
    expect(await open(player, null)).toMatchObject({ resumed: true });
    expect(await open(player, newChain())).toMatchObject({ resumed: false });
  });

  test('rejects a malformed chain', async () => {
    const player = await newPlayer(api);
    for (const start of ['', 'ab', 'AB'.repeat(32)])
      await expectProblem(open(player, [start || 'x']), 'validation_failed');
  });
});

describe('an open round of another browser', () => {
  test('cannot be decided or ended there without a hand-over', async () => {
    const { player, session, round, chain } = await dealt();
    const other = newChain();
    const there = await open(alsoAt(api, player), other, { gameId: jacks });
    expect(there).toMatchObject({ session_id: session, resumed: true, chain_start: chain[0], held_by: chain[0] });
    await expectProblem(hold(player, session, round.round_id, other[0]), 'session_elsewhere');
    await expectProblem(hold(player, session, round.round_id), 'session_elsewhere');
    const params = { id: String(jacks), sessionId: session };
    await expectProblem(player.client.games.endSession({ params, body: report }), 'session_elsewhere');
    expect((await hold(player, session, round.round_id, chain[0])).state).toBe('settled');
  });

  test('can be decided there after a hand-over, which stays in the records', async () => {
    const { player, session, round, chain } = await dealt();
    const other = newChain();
    const given = await takeOver(player, session, round.round_id, other[0]);
    expect(given).toEqual({ round_id: round.round_id, chain_start: other[0], at: expect.any(String) });
    expect((await open(player, other, { gameId: jacks })).held_by).toBe(other[0]);
    await expectProblem(hold(player, session, round.round_id, chain[0]), 'session_elsewhere');
    expect((await hold(player, session, round.round_id, other[0])).state).toBe('settled');
    const record = await player.client.games.getRound({ params: { id: round.round_id } });
    expect(record).toMatchObject({ handed_over_at: given.at, chain_start: chain[0] });
    // The session still belongs to the first browser.
    await expectProblem(stake(player, session, other, 1, jacks), 'session_elsewhere');
    expect((await stake(player, session, chain, 1, jacks)).nonce).toBe(1);
  });

  test('can be taken back', async () => {
    const { player, session, round, chain } = await dealt();
    await takeOver(player, session, round.round_id, newChain()[0]);
    await takeOver(player, session, round.round_id, chain[0]);
    expect((await hold(player, session, round.round_id, chain[0])).state).toBe('settled');
  });

  test('is rejected for a settled round, another player and a session without a chain', async () => {
    const { player, session, round, chain } = await dealt();
    await expectProblem(takeOver(await newPlayer(api), session, round.round_id, chain[0]), 'not_found');
    await hold(player, session, round.round_id, chain[0]);
    await expectProblem(takeOver(player, session, round.round_id, chain[0]), 'conflict');
    const free = await newPlayer(api);
    const { session_id: chainless } = await open(free, null, { gameId: jacks });
    const plain = await play(free, chainless, {}, jacks);
    await expectProblem(takeOver(free, chainless, plain.round_id, chain[0]), 'conflict');
    expect((await hold(free, chainless, plain.round_id)).state).toBe('settled');
  });
});

describe('a process that does not know the latest link', () => {
  test('accepts it after at most as many hashes as rounds, and rejects every other', () => {
    const chain = newChain();
    const start = Buffer.from(chain[0], 'hex');
    const seedOf = (nonce: number) => buildClientSeed('', chain[nonce + 1] as string);
    const last = seedChainLength - 1;
    for (const nonce of [0, 1, 77, last]) {
      expect(createSeedChain(start).accepts(nonce, seedOf(nonce))).toBe(true);
      expect(createSeedChain(start).accepts(nonce + 1, seedOf(nonce))).toBe(false);
    }
    const known = createSeedChain(start);
    for (const nonce of [5, 4, 6, 0, 300, 299]) expect(known.accepts(nonce, seedOf(nonce))).toBe(true);
    for (const nonce of [5, 6, 298, 301]) expect(known.accepts(nonce, seedOf(nonce + 1))).toBe(false);
    // A chain that is used up accepts no round, whatever follows.
    expect(known.accepts(seedChainLength, buildClientSeed('', 'ab'.repeat(32)))).toBe(false);
  });
});

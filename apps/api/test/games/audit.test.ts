import type { Round } from '@goldwren/contracts/player';
import { replayRound } from '@goldwren/game-engine';
import { doubleOnceEntry } from '@goldwren/game-engine/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditDay, auditFinishedDays, seedCatalogue } from '../../src/modules/games/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { hold, jacks, openSeed, play, roundKeyOf, starlight, start } from '../helpers/play/play.ts';
import { createAudit, movePlay, type TestAudit } from '../helpers/play/round-audit.ts';

// Adds a game with little variance to the catalogue of this file, so that a few rounds show a bias.
vi.mock('@goldwren/game-engine/registry', async (original) => {
  const real = await original<typeof import('@goldwren/game-engine/registry')>();
  const { doubleOnceEntry: entry } = await import('@goldwren/game-engine/testing');
  return { ...real, ...real.createRegistry([...real.catalogue, entry]) };
});
vi.mock('@goldwren/game-catalogue/describe-game', async (original) =>
  (await import('../helpers/play/test-game.ts')).withTestGame(await original()),
);

const api = setUpTestApi();
beforeAll(async () => {
  await seedCatalogue(api.url);
});

let audited: TestAudit;
beforeEach(() => {
  audited = createAudit(api);
});

/** Moves earlier rounds to another day, so that each test audits only its own rounds. */
afterEach(async () => {
  await movePlay(api, -30);
  await api.owner.query('UPDATE game SET enabled = true');
});

const today = () => new Date().toISOString().slice(0, 10);
const audit = () => auditDay(audited.deps, today());

async function returnsOf(gameId: number) {
  const { rows } = await api.owner.query('SELECT * FROM game_return WHERE day = $1 AND game_id = $2', [
    today(),
    gameId,
  ]);
  return rows[0];
}

async function enabled(): Promise<Record<number, boolean>> {
  const { rows } = await api.owner.query('SELECT id, enabled FROM game');
  return Object.fromEntries(rows.map((row) => [row.id, row.enabled]));
}

async function spins(count: number): Promise<Round[]> {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player);
  const rounds: Round[] = [];
  for (let nonce = 0; nonce < count; nonce += 1)
    rounds.push(await play(player, sessionId, { nonce, client_seed: `spin-${nonce}` }));
  return rounds;
}

/** Plays rounds of Double Once on the high side without doubling. `wanted` selects client seeds, as a malicious server could. */
async function highRounds(count: number, wanted: (won: boolean) => boolean): Promise<void> {
  const { id: gameId, game } = doubleOnceEntry;
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, gameId);
  const seed = await openSeed(api.owner, sessionId);
  const wins = (clientSeed: string, nonce: number): boolean => {
    const key = roundKeyOf(seed, { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce });
    return replayRound(game, key, { side: 'high' }, [{ type: 'stand' }]).result?.payX100 !== 0;
  };
  for (let nonce = 0; nonce < count; nonce += 1) {
    let tried = 0;
    while (!wanted(wins(`try-${nonce}-${tried}`, nonce))) tried += 1;
    const body = { nonce, choice: { side: 'high' }, client_seed: `try-${nonce}-${tried}` };
    const { round_id: roundId } = await play(player, sessionId, body, gameId);
    const path = { id: String(gameId), sessionId, roundId };
    await player.client.games.act({ params: path, body: { step: 0, action: { type: 'stand' } } });
  }
}

describe('the nightly audit', () => {
  test('leaves correct games on, and stores their returns', async () => {
    const rounds = await spins(700);
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const { round_id: id } = await play(player, sessionId, {}, jacks);
    await hold(player, sessionId, id, [0, 1]);
    await play(player, sessionId, { nonce: 1 }, jacks);
    await audit();
    expect(audited.reported).toEqual([{ name: 'rounds_audited', facts: { day: today(), rounds: 701 } }]);
    expect(await enabled()).toMatchObject({ [starlight]: true, [jacks]: true });
    const returned = rounds.reduce((sum, { payout }) => sum + Math.round(Number(payout) / 10), 0);
    expect(await returnsOf(starlight)).toMatchObject({ rounds: 700, mismatches: 0, returned_x100: BigInt(returned) });
    expect((await returnsOf(starlight)).expected_x100 / 70_000).toBeCloseTo(0.955, 2);
    expect(await returnsOf(jacks)).toMatchObject({ rounds: 1, mismatches: 0 });
    // A page is smaller than the day's rounds, and a repeated audit gives the same result.
    await audit();
    expect(await returnsOf(starlight)).toMatchObject({ rounds: 700 });
  });

  const forgeries: [string, string, string[]][] = [
    ['a payout that was increased', 'UPDATE round SET payout = payout + 100 WHERE id = $1', ['posted_win', 'payout']],
    [
      'another client seed',
      "UPDATE round SET client_seed = client_seed || 'x', payout = 77 WHERE id = $1",
      ['posted_win', 'payout'],
    ],
    ['a stake that the journal does not have', 'UPDATE round SET stake = stake + 1 WHERE id = $1', ['posted_stake']],
    [
      'a choice that the game does not offer',
      `UPDATE round SET choice = '{"side":"up"}' WHERE id = $1`,
      ['not_playable'],
    ],
    [
      'a posting that was reduced',
      "UPDATE journal SET amount = amount / 2 WHERE ref = $1 AND kind = 'stake'",
      ['posted_stake'],
    ],
    [
      'a seed that does not match its commitment',
      'UPDATE game_session SET commitment = sha256(commitment) WHERE id = (SELECT session_id FROM round WHERE id = $1)',
      ['seed'],
    ],
  ];
  test.each(forgeries)('switches a game off for %s, made with triggers disabled', async (_what, statement, faults) => {
    const [, second] = await spins(3);
    const id = String(second?.round_id);
    expect(await tamper(api.owner, statement, [id])).toBe(1);
    await audit();
    const off = audited.reported.find(({ name }) => name === 'game_switched_off');
    expect(off?.facts).toMatchObject({ gameId: starlight, day: today(), reason: 'rounds_disagree', wasOn: true });
    const named = off?.facts.facts.examples.find(({ round }: { round: string }) => round === id);
    expect(named.faults).toEqual(expect.arrayContaining(faults));
    expect(await enabled()).toMatchObject({ [starlight]: false, [jacks]: true });
    const { rows } = await api.owner.query('SELECT game_id, enabled, reason FROM game_switch ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ game_id: starlight, enabled: false, reason: 'rounds_disagree' }]);
  });

  test.each([
    [
      'a raise that is smaller in the journal',
      "UPDATE journal SET amount = amount / 2 WHERE kind = 'raise' AND ref = (SELECT ref FROM round_raise WHERE round_id = $1)",
      ['posted_raises'],
    ],
    [
      'a raise that is missing in the journal',
      'DELETE FROM journal WHERE ref = (SELECT ref FROM round_raise WHERE round_id = $1)',
      ['posted_raises'],
    ],
    [
      'a raise that is smaller in the round',
      'UPDATE round SET raised = raised - 100, stake = stake - 100 WHERE id = $1',
      ['posted_raises', 'raised'],
    ],
  ])('switches a game off for %s', async (_what, statement, faults) => {
    const { id: gameId } = doubleOnceEntry;
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, gameId);
    const { round_id: roundId } = await play(player, sessionId, { choice: { side: 'high' } }, gameId);
    const path = { id: String(gameId), sessionId, roundId };
    for (const [step, type] of ['double', 'stand'].entries())
      await player.client.games.act({ params: path, body: { step, action: { type } } });
    expect(await tamper(api.owner, statement, [roundId])).toBe(1);
    await audit();
    const off = audited.reported.find(({ name }) => name === 'game_switched_off');
    expect(off?.facts.facts.examples).toMatchObject([{ round: roundId, faults: expect.arrayContaining(faults) }]);
    expect(await enabled()).toMatchObject({ [gameId]: false, [starlight]: true });
  });

  test('switches a game off whose rounds are verified but win too often', async () => {
    await highRounds(100, (won) => won);
    await audit();
    const off = audited.reported.filter(({ name }) => name === 'game_switched_off');
    expect(off.map(({ facts }) => [facts.gameId, facts.reason])).toEqual([[doubleOnceEntry.id, 'return_outside_band']]);
    const kept = await returnsOf(doubleOnceEntry.id);
    expect(kept).toMatchObject({ rounds: 100, mismatches: 0, returned_x100: 17_500n });
    expect(kept.z).toBeGreaterThan(5);
    expect(await enabled()).toMatchObject({ [doubleOnceEntry.id]: false, [starlight]: true });
  });

  test('leaves a game on when players lose by their own decisions, and a game with random rounds', async () => {
    await highRounds(60, (won) => !won);
    await highRounds(40, () => true);
    await audit();
    expect(audited.reported.map(({ name }) => name)).toEqual(['rounds_audited']);
    expect((await returnsOf(doubleOnceEntry.id)).rounds).toBe(100);
  });

  test('rejects new rounds of a game that it switched off, and lets open rounds finish', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, jacks);
    const first = await play(player, sessionId, {}, jacks);
    await hold(player, sessionId, first.round_id, []);
    await tamper(api.owner, 'UPDATE round SET payout = payout + 100 WHERE id = $1', [first.round_id]);
    const { round_id: open } = await play(player, sessionId, { nonce: 1 }, jacks);
    await audit();
    expect(await enabled()).toMatchObject({ [jacks]: false });
    expect((await hold(player, sessionId, open, [1, 2])).state).toBe('settled');
    await expect(play(player, sessionId, { nonce: 2 }, jacks)).rejects.toMatchObject({ code: 'game_off' });
  });

  test('audits every finished day of the last week that is not audited yet, once', async () => {
    const days = await auditFinishedDays(audited.deps);
    expect(days).toHaveLength(7);
    expect(days).not.toContain(today());
    expect(await auditFinishedDays(audited.deps)).toEqual([]);
    await api.owner.query('DELETE FROM game_return WHERE day = $1', [days[3]]);
    expect(await auditFinishedDays(audited.deps)).toEqual([days[3]]);
  });
});

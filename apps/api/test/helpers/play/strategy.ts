import type { Round } from '@goldwren/contracts/player';
import { type AnyGame, type GameAction, replayRound } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { expect } from 'vitest';
import type { Player } from '../people/players.ts';
import { play, roundBody, roundKeyOf, start } from './play.ts';

/** One fair run in 16,000 fails by chance, because the test cannot choose the server seed. */
const luckZ = 4;

export function gameOf(slug: string) {
  const entry = catalogue.find((one) => one.slug === slug);
  if (!entry) throw new Error(`the catalogue has no ${slug}`);
  return entry;
}

export function act(player: Player, gameId: number, sessionId: string, roundId: string, json: unknown) {
  const path = `/api/games/${gameId}/session/${sessionId}/rounds/${roundId}/actions`;
  return player.send('POST', path, { json });
}

/**
 * Plays rounds of the smallest gold stake over HTTP, and decides each step from the open round in the answer.
 * @returns net results per base stake
 */
export async function playByStrategy(
  player: Player,
  slug: string,
  rounds: number,
  decide: (round: Round) => GameAction,
): Promise<number[]> {
  const { id } = gameOf(slug);
  const { session_id: sessionId } = await start(player, id);
  const results: number[] = [];
  for (let nonce = 0; nonce < rounds; nonce++) {
    let round = await play(player, sessionId, { nonce }, id);
    for (let step = 0; round.state === 'open'; step++) {
      const body = { step, action: decide(round) };
      const path = { params: { id: String(id), sessionId, roundId: round.round_id }, body };
      round = await player.client.games.act(path as Parameters<typeof player.client.games.act>[0]);
    }
    results.push((Number(round.payout) - Number(round.raised)) / Number(round.stake));
  }
  return results;
}

const quotient = ({ numerator, denominator }: { numerator: string; denominator: string }) =>
  Number((10n ** 12n * BigInt(numerator)) / BigInt(denominator)) / 1e12;

/**
 * Expects the mean of the results to be within the band of the game's proof.
 * @param apart `topWin` counts the top win as zero. A single one of 800 stakes would leave the band of 600 rounds.
 */
export function expectInsideBand(slug: string, results: readonly number[], apart?: 'topWin'): void {
  const { rtp, sdPerUnitStake, maxPayX100, topWin } = gameOf(slug).proof;
  const [top, share] = [maxPayX100 / 100, apart === 'topWin' ? quotient(topWin) : 0];
  const all = quotient(rtp);
  const exact = all - share * top;
  const variance = Number(sdPerUnitStake) ** 2 + all ** 2 - share * top ** 2 - exact ** 2;
  const counted = results.map((one) => (apart === 'topWin' && one === top ? 0 : one));
  const mean = counted.reduce((sum, one) => sum + one, 0) / counted.length;
  const z = ((mean - exact) * Math.sqrt(counted.length)) / Math.sqrt(variance);
  expect(Math.abs(z), `${results.length} rounds of ${slug} return ${mean}`).toBeLessThan(luckZ);
}

/** Finds the first client seed with which the first round of a session matches `wanted` after these actions. */
export function findClientSeed(
  game: AnyGame,
  sessionSeed: Buffer,
  wanted: (replayed: ReturnType<typeof replayRound>) => boolean,
  actions: readonly GameAction[] = [],
): string {
  for (let n = 0; n < 20_000; n++) {
    const clientSeed = `hand-${n}`;
    const parts = { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce: 0 };
    const key = roundKeyOf(sessionSeed, parts);
    if (wanted(replayLegal(game, key, actions))) return clientSeed;
  }
  throw new Error('no client seed gives the wanted hand');
}

/** Replays a round with these actions, up to the first illegal one. */
function replayLegal(game: AnyGame, key: Buffer, actions: readonly GameAction[]): ReturnType<typeof replayRound> {
  const { choice } = roundBody();
  let replayed = replayRound(game, key, choice, []);
  for (const [index, { type }] of actions.entries()) {
    if (!replayed.legalActions.some((legal) => legal.action.type === type)) return replayed;
    replayed = replayRound(game, key, choice, actions.slice(0, index + 1));
  }
  return replayed;
}

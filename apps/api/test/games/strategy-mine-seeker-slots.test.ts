import { mineSeekerSlots as game, type MinesView } from '@goldwren/game-engine/games/mine-seeker-slots';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { expect, test } from 'vitest';
import { addRound, bandOf, emptyTally } from '../../src/modules/games/rtp/realised-rtp.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';

const mines = 11;
/** Rounds for each number of mines. */
const rounds = process.env.NIGHTLY ? 40 : 15;
/** Seeds are random, so the sum differs in each run. One fair run in 100,000 is outside this limit. */
const widestZ = 4.5;

const entry = gameBySlug(game.maths.slug);

const api = setUpTestApi();

/** The published plan: open any cells until the payout is at least twice the stake, then cash out. */
async function playPlan(player: Player, sessionId: string, nonce: number, count: number): Promise<AcknowledgedRound> {
  let round = await play(player, sessionId, { nonce, choice: { mines: count }, client_seed: `plan-${nonce}` }, mines);
  const params = { id: String(mines), sessionId, roundId: round.round_id };
  while (round.state === 'open') {
    const { pay_x100 } = round.view as MinesView;
    const pick = round.legal_actions.find(({ id }) => id === 'open')?.pick?.from ?? [];
    const cell = pick[Math.floor(Math.random() * pick.length)] as number;
    const action = pay_x100 >= game.rules.plannedPayX100 ? { type: 'cash_out' } : { type: 'open', cells: [cell] };
    round = await player.client.games.act({ params, body: { step: round.actions.length, action } });
  }
  return round;
}

test('returns the proved RTP with the published plan over HTTP', { timeout: 240_000 }, async () => {
  const tally = emptyTally();
  const acknowledged: AcknowledgedRound[] = [];
  let [expected, variance] = [0, 0];
  for (const { choice, rtp, sdPerUnitStake } of entry?.proof.choices ?? []) {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player, mines);
    for (let nonce = 0; nonce < rounds; nonce++) {
      const round = await playPlan(player, sessionId, nonce, Number(choice.mines));
      acknowledged.push(round);
      const returned = BigInt(Math.round(Number(round.payout) / 10));
      if (entry) addRound(tally, entry, { choice, returned });
    }
    expected += rounds * 100 * (Number(rtp.numerator) / Number(rtp.denominator));
    variance += rounds * (100 * Number(sdPerUnitStake)) ** 2;
  }
  expect(tally.rounds).toBe(rounds * game.choices.length);
  expect(Math.abs(Number(tally.returned) - expected) / Math.sqrt(variance)).toBeLessThan(widestZ);
  // The band of the nightly audit allows every plan, so it reports none of them as a fault.
  expect(bandOf(tally).isOutside).toBe(false);
  expect(tally.expectedLow).toBeLessThan(expected);
  expect(tally.expectedHigh).toBeGreaterThan(expected);
  expect(await findLedgerFaults(api.owner, acknowledged)).toEqual([]);
});

import type { Round } from '@goldwren/contracts/player';
import { jacksOrBetterPoker, parseCard } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { expectInsideBand, playByStrategy } from '../helpers/play/strategy.ts';

const { data } = jacksOrBetterPoker.maths;
const rounds = process.env.NIGHTLY ? 600 : 200;
const stake = 1000;

const api = setUpTestApi();

/** Returns the published best hold for the five cards of the answer. */
function best(round: Round) {
  const { cards } = round.view as { cards: string[] };
  return jacksOrBetterPoker.defaultAction({ deck: cards.map((card) => parseCard(data, card)), held: null });
}

test(`returns within its band over ${rounds} hands with the published holds, and the wallet matches the hands`, async () => {
  const player = await newPlayer(api);
  const results = await playByStrategy(player, 'jacks-or-better-poker', rounds, best);
  expectInsideBand('jacks-or-better-poker', results, 'topWin');
  const net = results.reduce((sum, one) => sum + Math.round(stake * one), 0);
  expect((await player.client.wallet.get()).gold_balance).toBe((2_000_000 - stake * rounds + net).toFixed(2));
  expect(await findLedgerFaults(api.owner)).toEqual([]);
}, 120_000);

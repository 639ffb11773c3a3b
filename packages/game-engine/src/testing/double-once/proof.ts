import { createDeck } from '../../families/cards/deck.ts';
import type { GameProof, ProvedGame } from '../../proof/game-proof.ts';
import { type CountedChoice, countRound, createTotals, type Proof, summarizeProof } from '../../proof/summary.ts';
import { doubleOnceEntry } from './entry.ts';
import type { DoubleOnceSide } from './events.ts';
import { doubleOnce as game } from './index.ts';
import type { DoubleOnceState } from './play.ts';
import { isWin } from './play.ts';

const { data } = game.maths;
const deck = createDeck(data);
const sides: readonly DoubleOnceSide[] = ['high', 'low'];

/** Returns the sum over all dealer's cards of the doubled net result minus the single one. Doubling is better above 0. */
function computeDoublingValue(side: DoubleOnceSide, card: number): number {
  const others = deck.filter((house) => house !== card);
  return others.reduce((sum, house) => sum + (isWin(data, side, card, house) ? data.pays[side] : 0) - 100, 0);
}

function countSide(side: DoubleOnceSide): CountedChoice {
  const totals = createTotals();
  const maxPayX100 = 2 * data.pays[side];
  for (const card of deck) {
    const stakes = computeDoublingValue(side, card) > 0 ? 2 : 1;
    for (const house of deck) {
      if (house === card) continue;
      const pay = isWin(data, side, card, house) ? stakes * data.pays[side] : 0;
      countRound(totals, 1n, BigInt(pay), BigInt(100 * (stakes - 1)), maxPayX100);
    }
  }
  return { choice: { side }, label: side, totals, feature: null, maxPayX100, maxRaiseX100: 100 };
}

function prove(): Proof {
  const words = { note: 'optimal play' as const, method: ['Every pair of cards.'], cases: '2,652 pairs for each side' };
  return { summary: summarizeProof(sides.map(countSide), words), rows: [], notes: [] };
}

function playBestNet({ side, card, house, doubled, over }: DoubleOnceState): number {
  const double = computeDoublingValue(side, card) > 0;
  const opened = { side, card, house, doubled, over };
  const { state } = double ? game.step(opened, { type: 'double' }) : { state: opened };
  const pay = game.result(game.step(state, { type: 'stand' }).state)?.payX100 ?? 0;
  return pay - (double ? 100 : 0);
}

const gameProof: GameProof = {
  prove,
  tables: () => [],
  evaluators: sides.map((side) => ({
    name: `hands, ${side}`,
    limit: 0,
    round: (rng) => playBestNet(game.deal(rng, { side }).state),
  })),
  parts: [],
  sampledRounds: 20_000,
  vectors: [
    { about: 'doubled and lost', nonce: 0, choice: { side: 'high' }, actions: [{ type: 'double' }, { type: 'stand' }] },
    { about: 'not doubled, and won', nonce: 1, choice: { side: 'low' }, actions: [{ type: 'stand' }] },
    { about: 'doubled and won', nonce: 2, choice: { side: 'low' }, actions: [{ type: 'double' }, { type: 'stand' }] },
  ],
  outcomes: (rng) => rng.shuffle([...deck]),
};

export const provedDoubleOnce: ProvedGame = {
  entry: doubleOnceEntry,
  proof: gameProof,
  folder: 'testing/double-once',
};

import { expect, test } from 'vitest';
import { isProofDue } from '../../../../scripts/proof-sources.ts';
import { getThreeCardValue } from '../../../families/cards/three-card-hand.ts';
import { formatDecimal } from '../../../proof/fraction.ts';
import { createBestMove } from '../best-move.ts';
import { entry } from '../entry.ts';
import { threeCardPoker as game } from '../index.ts';
import { lock, proof } from '../lock.ts';
import { settlementOf } from '../settle.ts';
import { listHandGroups, listHands } from './groups.ts';
import { countThreeCard } from './prove-three-card.ts';

const { data } = game.maths;

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': 'f9719815a1c3258fc57d3c846108f84992fd478afbd316ef797b7fa910d43384',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTP: 96.6270 % of the ante', () => {
  const { numerator, denominator } = proof.rtp;
  expect([numerator, denominator]).toEqual(['19671831', '20358520']);
  expect(formatDecimal({ numerator: 100n * BigInt(numerator), denominator: BigInt(denominator) }, 4)).toBe('96.6270');
});

test('represents all 22,100 hands with 1,755 groups', () => {
  const groups = listHandGroups(data);
  expect(groups).toHaveLength(1755);
  expect(groups.reduce((sum, { hands }) => sum + hands, 0)).toBe(22_100);
});

const isDue = isProofDue({ entry, folder: 'games/three-card-poker' });

test.runIf(isDue)(
  'has the same totals when all 407,170,400 deals are counted one by one',
  {
    timeout: 300_000,
  },
  () => {
    const hands = listHands(data);
    const best = createBestMove(data);
    const worths = Int32Array.from(hands, ([a, b, c]) => getThreeCardValue(a as number, b as number, c as number));
    const low = Int32Array.from(hands, (cards) =>
      cards.reduce((mask, card) => (card < 26 ? mask | (1 << card) : mask), 0),
    );
    const high = Int32Array.from(hands, (cards) =>
      cards.reduce((mask, card) => (card < 26 ? mask : mask | (1 << (card - 26))), 0),
    );
    const queen = data.ranks.indexOf(data.qualifyingRank);
    const qualifying = getThreeCardValue(4 * queen, 1, 4);
    let [pay, played, deals, beats] = [0, 0, 0, 0];
    for (let own = 0; own < hands.length; own++) {
      const plays = best(hands[own] as number[]) === 'play';
      const bonus = settlementOf(data, hands[own] as number[], [0, 5, 10], true).bonus;
      const worth = worths[own] as number;
      for (let dealer = 0; dealer < hands.length; dealer++) {
        if ((low[own] as number) & (low[dealer] as number) || (high[own] as number) & (high[dealer] as number))
          continue;
        deals++;
        if (!plays) continue;
        played++;
        const theirs = worths[dealer] as number;
        const both = theirs < qualifying ? 300 : worth > theirs ? 400 : worth === theirs ? 200 : 0;
        pay += both + bonus;
        if (both + bonus > 200) beats++;
      }
    }
    const totals = countThreeCard(data);
    expect([deals, pay, 100 * played, beats].map(BigInt)).toEqual([
      totals.ways,
      totals.pay,
      totals.raise,
      totals.beats,
    ]);
  },
);

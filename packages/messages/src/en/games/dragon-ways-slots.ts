import { type PlayedEvent, waysFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  pearl: { one: 'Pearl', many: 'pearls' },
  gate: { one: 'Gate', many: 'gates' },
  dragon: { one: 'Golden dragon', many: 'golden dragons' },
  phoenix: { one: 'Phoenix', many: 'phoenixes' },
  tortoise: { one: 'Tortoise', many: 'tortoises' },
  koi: { one: 'Koi', many: 'koi' },
  jade: { one: 'Jade ring', many: 'jade rings' },
  fan: { one: 'Fan', many: 'fans' },
  drum: { one: 'Drum', many: 'drums' },
  knot: { one: 'Knot', many: 'knots' },
};

const { one, many } = symbolNames(symbols);

const waysText = (ways: number) => (ways === 1 ? 'in one way' : `in ${formats.number(ways)} ways`);

/** "golden dragons on four reels in 12 ways", "three gates, 10 free spins, koi on five reels in 8 ways and 6 more wins". */
function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(waysFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} gates`,
    win: ({ symbol, count, ways }) => `${many(symbol)} on ${spelled(count)} reels ${waysText(ways)}`,
  });
}

export const dragonWaysSlots = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Three gates start free spins',
  featureNote: 'All wins pay double',
  /** The number of ways of a win, after its factors. */
  ways: (count: number) => (count === 1 ? '1 way' : `${formats.number(count)} ways`),
};

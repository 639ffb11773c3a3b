import { type PlayedEvent, tumbleFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  diamond: { one: 'Diamond', many: 'diamonds' },
  ruby: { one: 'Ruby', many: 'rubies' },
  sapphire: { one: 'Sapphire', many: 'sapphires' },
  emerald: { one: 'Emerald', many: 'emeralds' },
  amethyst: { one: 'Amethyst', many: 'amethysts' },
  topaz: { one: 'Topaz', many: 'topazes' },
  jade: { one: 'Jade ring', many: 'jade rings' },
  pearl: { one: 'Pearl', many: 'pearls' },
  crown: { one: 'Crown', many: 'crowns' },
};

const { one, many } = symbolNames(symbols);

/** "nine rubies", "four crowns, 10 free spins, twelve diamonds and 6 more wins", "no win". */
function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(tumbleFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} crowns`,
    win: ({ symbol, count }) => `${spelled(count)} ${many(symbol)}`,
  });
}

export const gemCascadeFortune = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Four crowns start free spins',
  featureNote: 'All wins pay triple',
  /** The number of a further drop; the first grid does not count. */
  tumble: (number: number) => `Tumble ${number}`,
  grid: {
    ...reels.grid,
    caption: 'Gems in the columns',
    reel: (number: number) => `Column ${number}`,
  },
};

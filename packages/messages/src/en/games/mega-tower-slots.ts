import { type PlayedEvent, waysFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  banner: { one: 'Banner', many: 'banners' },
  tower: { one: 'Tower', many: 'towers' },
  crown: { one: 'Crown', many: 'crowns' },
  helm: { one: 'Helm', many: 'helms' },
  shield: { one: 'Shield', many: 'shields' },
  swords: { one: 'Swords', many: 'swords' },
  goblet: { one: 'Goblet', many: 'goblets' },
  ring: { one: 'Ring', many: 'rings' },
  torch: { one: 'Torch', many: 'torches' },
  horn: { one: 'Horn', many: 'horns' },
  rose: { one: 'Red rose', many: 'red roses' },
  scroll: { one: 'Scroll', many: 'scrolls' },
};

const { one, many } = symbolNames(symbols);

const waysText = (ways: number) => (ways === 1 ? 'in one way' : `in ${formats.number(ways)} ways`);

/** "crowns on four reels in 36 ways", "four towers, 5 free spins, red roses on six reels in 96 ways and 6 more wins". */
function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(waysFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} towers`,
    win: ({ symbol, count, ways }) => `${many(symbol)} on ${spelled(count)} reels ${waysText(ways)}`,
  });
}

export const megaTowerSlots = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Four towers start free spins',
  featureNote: 'Every reel is seven rows high: 117,649 ways',
  ways: (count: number) => `${formats.number(count)} ways`,
};

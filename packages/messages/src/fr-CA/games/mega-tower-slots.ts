import type { megaTowerSlots as Shape } from '../../en/games/mega-tower-slots.ts';
import { type PlayedEvent, waysFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  banner: { one: 'Bannière', many: 'bannières' },
  tower: { one: 'Tourelle', many: 'tourelles' },
  crown: { one: 'Couronne', many: 'couronnes' },
  helm: { one: 'Heaume', many: 'heaumes' },
  shield: { one: 'Bouclier', many: 'boucliers' },
  swords: { one: 'Épées', many: 'épées' },
  goblet: { one: 'Calice', many: 'calices' },
  ring: { one: 'Bague', many: 'bagues' },
  torch: { one: 'Torche', many: 'torches' },
  horn: { one: 'Cor', many: 'cors' },
  rose: { one: 'Rose rouge', many: 'roses rouges' },
  scroll: { one: 'Parchemin', many: 'parchemins' },
};

const { one, many } = symbolNames(symbols);

const waysText = (ways: number) => (ways === 1 ? 'd’une seule façon' : `de ${formats.number(ways)} façons`);

function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(waysFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} tourelles`,
    win: ({ symbol, count, ways }) => `${many(symbol)} sur ${spelled(count)} rouleaux ${waysText(ways)}`,
  });
}

export const megaTowerSlots: typeof Shape = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Quatre tourelles\u00a0: tours gratuits',
  featureNote: 'Chaque rouleau a sept rangées\u00a0: 117\u00a0649 façons',
  ways: (count) => `${formats.number(count)}\u00a0façons`,
};

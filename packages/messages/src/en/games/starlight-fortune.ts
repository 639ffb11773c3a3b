import { type PlayedEvent, reelFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  star: { one: 'Star', many: 'stars' },
  moon: { one: 'Moon', many: 'moons' },
  comet: { one: 'Comet', many: 'comets' },
  owl: { one: 'Owl', many: 'owls' },
  lantern: { one: 'Lantern', many: 'lanterns' },
  compass: { one: 'Compass', many: 'compasses' },
  bell: { one: 'Bell', many: 'bells' },
  feather: { one: 'Feather', many: 'feathers' },
  moth: { one: 'Moth', many: 'moths' },
  key: { one: 'Key', many: 'keys' },
};

const { one, many } = symbolNames(symbols);

/** "four lanterns on line 3", "three moons, 8 free spins, five owls on line 1 and 6 more wins", "no win". */
function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(reelFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} moons`,
    win: ({ symbol, count, line }) => `${spelled(count)} ${many(symbol)} on line ${line}`,
  });
}

export const starlightFortune = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Three moons start free spins',
  featureNote: 'All line wins pay triple',
};

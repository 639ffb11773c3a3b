import type { gemCascadeFortune as Shape } from '../../en/games/gem-cascade-fortune.ts';
import { type PlayedEvent, tumbleFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  diamond: { one: 'Diamant', many: 'diamants' },
  ruby: { one: 'Rubis', many: 'rubis' },
  sapphire: { one: 'Saphir', many: 'saphirs' },
  emerald: { one: 'Émeraude', many: 'émeraudes' },
  amethyst: { one: 'Améthyste', many: 'améthystes' },
  topaz: { one: 'Topaze', many: 'topazes' },
  jade: { one: 'Anneau de jade', many: 'anneaux de jade' },
  pearl: { one: 'Perle', many: 'perles' },
  crown: { one: 'Couronne', many: 'couronnes' },
};

const { one, many } = symbolNames(symbols);

function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(tumbleFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} couronnes`,
    win: ({ symbol, count }) => `${spelled(count)} ${many(symbol)}`,
  });
}

export const gemCascadeFortune: typeof Shape = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Quatre couronnes\u00a0: tours gratuits',
  featureNote: 'Tous les gains comptent triple',
  tumble: (number) => `Cascade ${number}`,
  grid: {
    ...reels.grid,
    caption: 'Gemmes dans les colonnes',
    reel: (number) => `Colonne ${number}`,
  },
};

import type { starlightFortune as Shape } from '../../en/games/starlight-fortune.ts';
import { type PlayedEvent, reelFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  star: { one: 'Étoile', many: 'étoiles' },
  moon: { one: 'Lune', many: 'lunes' },
  comet: { one: 'Comète', many: 'comètes' },
  owl: { one: 'Hibou', many: 'hiboux' },
  lantern: { one: 'Lanterne', many: 'lanternes' },
  compass: { one: 'Boussole', many: 'boussoles' },
  bell: { one: 'Cloche', many: 'cloches' },
  feather: { one: 'Plume', many: 'plumes' },
  moth: { one: 'Papillon de nuit', many: 'papillons de nuit' },
  key: { one: 'Clé', many: 'clés' },
};

const { one, many } = symbolNames(symbols);

function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(reelFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} lunes`,
    win: ({ symbol, count, line }) => `${spelled(count)} ${many(symbol)} sur la ligne ${line}`,
  });
}

export const starlightFortune: typeof Shape = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Trois lunes donnent des tours gratuits',
  featureNote: 'Les gains de ligne comptent triple',
};

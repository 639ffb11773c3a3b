import type { starlightFortune as Shape } from '../../en/games/starlight-fortune.ts';
import { type PlayedEvent, reelFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

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

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherLines } = reelFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} lunes`),
    ...freeSpins.map((count) => `${count}\u00a0tours gratuits`),
    ...(highestWin ? ['le gain le plus élevé de ce jeu'] : []),
  ];
  if (best) {
    const others = otherLines === 1 ? ' et un autre gain' : ` et ${otherLines} autres gains`;
    const line = `${spelled(best.count)} ${many(best.symbol)} sur la ligne ${best.line}`;
    parts.push(otherLines === 0 ? line : `${line}${others}`);
  }
  return parts.length === 0 ? 'aucun gain' : parts.join(', ');
}

export const starlightFortune: typeof Shape = {
  summary,
  symbolName: (symbol) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Lancer',
  keys: { space: 'Espace', spin: 'Lancer', stake: 'Changer la mise', escape: 'Échap', skip: 'Passer au résultat' },
  freeSpinsWon: (count) => `${count}\u00a0tours gratuits`,
  opens: 'Trois lunes ouvrent des tours gratuits',
  featureNote: 'Chaque gain de ligne compte triple',
  freeSpin: (number, of) => `Tour gratuit ${number} de ${of}`,
  grid: {
    caption: 'Symboles sur les rouleaux',
    reel: (number) => `Rouleau ${number}`,
    row: (number) => `Rangée ${number}`,
  },
};

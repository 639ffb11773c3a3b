import type { gemCascadeFortune as Shape } from '../../en/games/gem-cascade-fortune.ts';
import { type PlayedEvent, tumbleFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

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

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherWins } = tumbleFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} couronnes`),
    ...freeSpins.map((count) => `${count}\u00a0tours gratuits`),
    ...(highestWin ? ['le gain le plus élevé de ce jeu'] : []),
  ];
  if (best) {
    const others = otherWins === 1 ? ' et un autre gain' : ` et ${otherWins} autres gains`;
    const gems = `${spelled(best.count)} ${many(best.symbol)}`;
    parts.push(otherWins === 0 ? gems : `${gems}${others}`);
  }
  return parts.length === 0 ? 'aucun gain' : parts.join(', ');
}

export const gemCascadeFortune: typeof Shape = {
  summary,
  symbolName: (symbol) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Lancer',
  keys: { space: 'Espace', spin: 'Lancer', stake: 'Changer la mise', escape: 'Échap', skip: 'Passer au résultat' },
  freeSpinsWon: (count) => `${count}\u00a0tours gratuits`,
  opens: 'Quatre couronnes ouvrent des tours gratuits',
  featureNote: 'Chaque gain compte triple',
  freeSpin: (number, of) => `Tour gratuit ${number} de ${of}`,
  tumble: (number) => `Cascade ${number}`,
  grid: {
    caption: 'Gemmes dans les colonnes',
    reel: (number) => `Colonne ${number}`,
    row: (number) => `Rangée ${number}`,
  },
};

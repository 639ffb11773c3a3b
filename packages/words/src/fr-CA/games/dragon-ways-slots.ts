import type { dragonWaysSlots as Shape } from '../../en/games/dragon-ways-slots.ts';
import { type PlayedEvent, waysFacts } from '../../game-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  pearl: { one: 'Perle', many: 'perles' },
  gate: { one: 'Porte', many: 'portes' },
  dragon: { one: 'Dragon doré', many: 'dragons dorés' },
  phoenix: { one: 'Phénix', many: 'phénix' },
  tortoise: { one: 'Tortue', many: 'tortues' },
  koi: { one: 'Carpe koï', many: 'carpes koï' },
  jade: { one: 'Anneau de jade', many: 'anneaux de jade' },
  fan: { one: 'Éventail', many: 'éventails' },
  drum: { one: 'Tambour', many: 'tambours' },
  knot: { one: 'Nœud', many: 'nœuds' },
};

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

const waysText = (ways: number) => (ways === 1 ? 'd’une seule façon' : `de ${formats.number(ways)} façons`);

function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherWins } = waysFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} portes`),
    ...freeSpins.map((count) => `${count}\u00a0tours gratuits`),
    ...(highestWin ? ['le gain le plus élevé de ce jeu'] : []),
  ];
  if (best) {
    const others = otherWins === 1 ? ' et un autre gain' : ` et ${otherWins} autres gains`;
    const win = `${many(best.symbol)} sur ${spelled(best.count)} rouleaux ${waysText(best.ways)}`;
    parts.push(otherWins === 0 ? win : `${win}${others}`);
  }
  return parts.length === 0 ? 'aucun gain' : parts.join(', ');
}

export const dragonWaysSlots: typeof Shape = {
  summary,
  symbolName: (symbol) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Lancer',
  keys: { space: 'Espace', spin: 'Lancer', stake: 'Changer la mise', escape: 'Échap', skip: 'Passer au résultat' },
  freeSpinsWon: (count) => `${count}\u00a0tours gratuits`,
  opens: 'Trois portes ouvrent des tours gratuits',
  featureNote: 'Chaque gain compte double',
  freeSpin: (number, of) => `Tour gratuit ${number} de ${of}`,
  grid: {
    caption: 'Symboles sur les rouleaux',
    reel: (number) => `Rouleau ${number}`,
    row: (number) => `Rangée ${number}`,
  },
};

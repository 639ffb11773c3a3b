import type { megaTowerSlots as Shape } from '../../en/games/mega-tower-slots.ts';
import { type PlayedEvent, waysFacts } from '../../game-facts.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  banner: { one: 'Bannière', many: 'bannières' },
  tower: { one: 'Tour', many: 'tours' },
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

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

const waysText = (ways: number) => (ways === 1 ? 'd’une seule façon' : `de ${formats.number(ways)} façons`);

function summary(events: readonly PlayedEvent[]): string {
  const { scatters, freeSpins, highestWin, best, otherWins } = waysFacts(events);
  const parts = [
    ...scatters.map((count) => `${spelled(count)} tours`),
    ...freeSpins.map((count) => `${count}\u00a0parties gratuites`),
    ...(highestWin ? ['le gain le plus élevé de ce jeu'] : []),
  ];
  if (best) {
    const others = otherWins === 1 ? ' et un autre gain' : ` et ${otherWins} autres gains`;
    const win = `${many(best.symbol)} sur ${spelled(best.count)} rouleaux ${waysText(best.ways)}`;
    parts.push(otherWins === 0 ? win : `${win}${others}`);
  }
  return parts.length === 0 ? 'aucun gain' : parts.join(', ');
}

export const megaTowerSlots: typeof Shape = {
  summary,
  symbolName: (symbol) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Lancer',
  keys: { space: 'Espace', spin: 'Lancer', stake: 'Changer la mise', escape: 'Échap', skip: 'Passer au résultat' },
  freeSpinsWon: (count) => `${count}\u00a0parties gratuites`,
  opens: 'Quatre tours ouvrent des parties gratuites',
  featureNote: 'Chaque rouleau a sept rangées\u00a0: 117\u00a0649 façons',
  freeSpin: (number, of) => `Partie gratuite ${number} de ${of}`,
  ways: (count) => `${formats.number(count)}\u00a0façons`,
  grid: {
    caption: 'Symboles sur les rouleaux',
    reel: (number) => `Rouleau ${number}`,
    row: (number) => `Rangée ${number}`,
  },
};

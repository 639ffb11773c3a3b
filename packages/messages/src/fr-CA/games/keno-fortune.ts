import type { kenoFortune as Shape } from '../../en/games/keno-fortune.ts';
import type { PlayedEvent } from '../../facts/game-facts.ts';

const numbersOf = (events: readonly PlayedEvent[], type: string, field: string): readonly number[] => {
  const found = events.find((event) => event.type === type)?.[field];
  return Array.isArray(found) ? found : [];
};

function summary(events: readonly PlayedEvent[]): string {
  const picked = numbersOf(events, 'draw', 'picked').length;
  if (picked === 0) return 'aucun gain';
  const hits = numbersOf(events, 'hits', 'numbers').length;
  if (picked === 1) return hits === 1 ? 'votre numéro a été tiré' : 'votre numéro n’a pas été tiré';
  return `${hits}\u00a0${hits > 1 ? 'numéros touchés' : 'numéro touché'} sur ${picked}`;
}

const cell: (typeof Shape)['cell'] = {
  plain: (number) => `${number}`,
  picked: (number) => `${number}, choisi`,
  drawn: (number) => `${number}, tiré`,
  hit: (number) => `${number}, choisi et tiré\u00a0: touché`,
};

export const kenoFortune: typeof Shape = {
  summary,
  cell,
  draw: 'Tirer',
  keys: {
    space: 'Espace',
    draw: 'Tirer',
    arrows: 'Flèches sur la grille',
    move: 'Aller d’un numéro à l’autre',
    quickPick: 'Choix éclair',
    clear: 'Effacer',
    stake: 'Changer la mise',
    escape: 'Échap',
    skip: 'Passer au résultat',
  },
  card: 'Grille de numéros',
  hit: 'TOUCHÉ',
  quickPick: 'Choix éclair',
  clear: 'Effacer',
  count: (picked, most) => `${picked} sur ${most} choisis`,
  ball: (number, all) => `Boule ${number} sur ${all}`,
  hitsOf: (hits) => (hits === 1 ? '1 touché' : `${hits}\u00a0touchés`),
  paytable: 'Gains, en multiples de la mise',
  pick: (most) => `Choisissez de un à ${most}\u00a0numéros, ou appuyez sur Choix éclair.`,
  drawn: (numbers) => `Tirage\u00a0: ${numbers}.`,
  hitNumbers: (numbers) => `Touchés\u00a0: ${numbers}.`,
};

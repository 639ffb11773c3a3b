import type { playerHome as Shape } from '../../en/site/player-home.ts';

export const playerHome: typeof Shape = {
  welcome: (name) => `Bienvenue, ${name}`,
  loading: 'Chargement de vos jeux',
  balances: 'Vos soldes',
  redeem: 'Échanger',
  unfinished: {
    hand: 'Continuez votre main',
    round: 'Continuez votre partie',
    text: (title, stake) => `${title}\u00a0: mise de ${stake}. C’est à vous.`,
    go: 'Continuer',
    goOn: (title) => `Continuer ${title}`,
  },
  bonus: {
    title: 'Boni du jour',
    due: (day) => `Le jour ${day} sur 7 peut être réclamé.`,
    next: (amount, from) => `${amount}\u00a0GC à partir du ${from}, heure de l’Est.`,
  },
  last: 'Joués récemment',
  favorites: 'Favoris',
  more: 'Autres jeux',
  games: 'Jeux',
};

import { brand } from '@goldwren/rules';
import type { tour as Shape } from '../../en/site/tour.ts';

export const tour: typeof Shape = {
  label: 'Une courte visite',
  stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
  next: 'Suivant',
  back: 'Retour',
  skip: 'Passer la visite',
  play: (game) => `Jouer à ${game}`,
  coins: {
    title: `Bienvenue chez ${brand.name}. Voici vos pièces.`,
    text: 'Chaque table commence avec des pièces d’or. Le sélecteur près de la mise change de pièce, jamais pendant une partie.',
    textWithout: 'Vous jouez à tous les jeux avec des pièces d’or.',
    switch: 'Le sélecteur d’une table',
  },
  fairness: {
    title: 'Vous pouvez vérifier chaque partie',
    before: 'Avant votre partie, nous verrouillons un secret. Son sceau est sur la table.',
    after: 'Ensuite, votre navigateur rejoue la partie. Quand tout concorde, le sceau s’ouvre et montre une coche.',
    sealed: 'Verrouillé',
    verified: 'Vérifié',
  },
  limits: {
    title: 'Vous fixez les limites',
    text: 'Limitez vos pertes et votre temps de jeu, ou faites une pause. Une limite plus basse s’applique immédiatement.',
    loss: 'Limite de perte',
    time: 'Temps de jeu',
    pause: 'Pause',
    open: 'Fixer mes limites',
  },
};

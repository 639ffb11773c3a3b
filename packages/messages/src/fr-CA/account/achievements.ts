import type { achievements as english } from '../../en/account/achievements.ts';

const texts: typeof english.texts = {
  every_game: {
    title: 'Tous les jeux',
    how: 'Jouez une partie de chaque jeu. La plus petite mise compte autant que la plus grande.',
  },
  checked_session: {
    title: 'Vérifié par vous',
    how: 'Terminez une séance. Votre navigateur et notre serveur additionnent ses parties, et les deux obtiennent les mêmes totaux.',
  },
  flawless_challenge: {
    title: 'Rien de perdu',
    how: 'Terminez un défi du jour en prenant chaque fois la meilleure décision.',
  },
  own_limit: { title: 'Votre propre limite', how: 'Fixez une limite ou un rappel.' },
  second_factor: {
    title: 'Un second facteur',
    how: 'Activez le second facteur de votre compte, pour qu’un mot de passe volé ne suffise pas.',
  },
};

export const achievements: typeof english = {
  intro:
    'Les réalisations récompensent la curiosité et l’habileté. Aucune n’exige un achat, un gain ou du jeu sur plusieurs jours. Elles ne donnent pas de pièces, et vous ne perdez rien sans elles.',
  loading: 'Chargement de vos réalisations',
  problem: 'Impossible de charger vos réalisations.',
  achieved: 'Accomplie',
  progress: (done, of) => `${done} sur ${of}`,
  open: {
    flawless_challenge: 'Ouvrir le défi',
    own_limit: 'Fixer une limite',
    second_factor: 'Ouvrir votre compte',
    every_game: 'Voir les jeux',
  },
  texts,
};

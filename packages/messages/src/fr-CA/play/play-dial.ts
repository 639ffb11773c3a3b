import type { playDial as english } from '../../en/play/play-dial.ts';

export const playDial: typeof english = {
  title: 'Cette séance',
  time: 'Temps de jeu',
  rounds: 'Parties jouées',
  ring: {
    limit: (whole, left) => `L’anneau montre votre limite de temps de jeu de ${whole}. Il reste au plus ${left}.`,
    realityCheck: (whole, left) =>
      `L’anneau montre les ${whole} entre vos rappels. Le prochain vient dans au moins ${left}.`,
    hour: 'L’anneau montre une heure. Vous n’avez ni limite de temps de jeu ni rappel.',
  },
};

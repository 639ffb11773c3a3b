import type { playSummary as english } from '../../en/play/play-summary.ts';
import { formats } from '../formats.ts';

export const playSummary: typeof english = {
  dial: {
    title: 'Cette séance',
    time: 'Temps de jeu',
    rounds: 'Parties jouées',
    ring: {
      limit: (whole, left) => `L’anneau montre votre limite de temps de jeu de ${whole}. Il reste au plus ${left}.`,
      realityCheck: (whole, left) =>
        `L’anneau montre les ${whole} entre vos rappels. Le prochain vient dans au moins ${left}.`,
      hour: 'L’anneau montre une heure. Vous n’avez ni limite de temps de jeu ni rappel.',
    },
  },
  ended: {
    title: 'Séance terminée',
    rounds: (rounds) =>
      rounds === 0
        ? 'Vous n’avez joué aucune partie.'
        : `Vous avez joué ${rounds}\u00a0${formats.plural(rounds, { one: 'partie', other: 'parties' })}.`,
    net: (net, staked, paid) => `Résultat net\u00a0: ${net}. Vous avez misé ${staked} et récupéré ${paid}.`,
    differs:
      'Cette page a compté des totaux différents, par exemple à cause d’un autre onglet. Les totaux ci-dessus sont ceux du serveur.',
    seed: 'Graine du serveur révélée',
    serverSeed: 'la graine du serveur',
    verified: (rounds) =>
      `Vérifié\u00a0: la graine révélée est celle fixée au départ, ${rounds === 1 ? 'votre partie en provient' : `les ${rounds} parties en proviennent toutes`}, et la déclaration finale est signée.`,
    elsewhere: (rounds) =>
      `${rounds} ${rounds === 1 ? 'partie a été jouée ou poursuivie' : 'parties ont été jouées ou poursuivies'} dans un autre navigateur. Ce navigateur n’a pas pu vérifier qui a décidé.`,
    withheld: (rounds, gold, sweeps) =>
      `${rounds} ${rounds === 1 ? 'partie a été refusée' : 'parties ont été refusées'} après l’envoi de votre graine. Sans décision de votre part, ${rounds === 1 ? 'elle aurait' : 'elles auraient'} payé ${gold} GC et ${sweeps} SC. Aucune mise n’a été prise.`,
    otherChanges: (gold, sweeps) =>
      `Outre ces parties, vos soldes ont changé de ${gold} et de ${sweeps} pendant cette séance. Votre activité montre chaque mouvement.`,
    unchecked: {
      insecure:
        'Non vérifié\u00a0: cette connexion n’est pas sécurisée. Votre navigateur ne peut donc pas vérifier la séance.',
      other_maths: 'Non vérifié\u00a0: ce site n’a plus la version du jeu à laquelle vous avez joué.',
      no_log:
        'Non vérifié\u00a0: ce navigateur n’a pas de journal de la séance. Son stockage a été effacé ou est bloqué.',
      not_loaded:
        'Pas encore vérifié\u00a0: impossible de charger les parties. Votre navigateur réessaie lorsque vous ouvrez le jeu.',
    },
    unconfirmed: 'Le serveur n’a pas confirmé la fin. La séance se ferme automatiquement.',
    again: 'Jouer de nouveau',
  },
  takeOver: {
    title: 'Votre partie en cours est dans un autre navigateur',
    text: 'Vous pouvez la continuer ici. L’autre navigateur ne pourra plus y prendre de décision. Le relevé de la partie garde l’heure de ce changement.',
    here: 'Continuer ici',
  },
};

import { play } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/play-your-first-game.ts';
import { formats } from '../formats.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Choisissez un jeu, une pièce et une mise. Vous pouvez lire les règles et les chances avant de jouer, et vérifier chaque partie ensuite.',
    sections: {
      start: {
        title: 'Jouer une partie',
        text: [
          {
            steps: [
              'Ouvrez [Jeux](games) et choisissez-en un. Il faut un compte pour jouer, mais pas pour lire les règles et les chances.',
              'Choisissez la pièce avec laquelle jouer. Vos soldes restent visibles.',
              'Réglez votre mise avec les boutons à côté.',
              'Appuyez sur le bouton du jeu. En une seule étape, notre serveur prend la mise, décide de la partie et ajoute tout gain.',
            ],
          },
          'Il n’y a ni jeu automatique ni mode turbo. Vous lancez chaque partie vous-même.',
        ],
      },
      odds: {
        title: 'Les règles et les chances',
        text: [
          `Chaque jeu a une page avec ses règles, sa table des gains et son taux de retour au joueur. Ce taux est la part de toutes les mises que le jeu rend sur un très grand nombre de parties. Il est compris entre ${play.rtpMinPercent}\u00a0% et ${play.rtpMaxPercent}\u00a0%, et calculé exactement à partir des règles. Il ne dit rien de la prochaine partie.`,
          'Les chances sont les mêmes pour les deux pièces, pour chaque mise et pour chaque personne.',
        ],
      },
      leave: {
        title: 'Si vous partez ou si la connexion coupe',
        text: [
          'Une partie n’est jamais perdue. Si vous n’avez pas de réponse et réessayez, vous voyez la même partie. Elle n’est pas jouée deux fois.',
          `Vous pouvez revenir à une main qui attend encore une décision. Après ${formats.wait(play.idleSessionMinutes * 60)} sans jeu, nous fermons la séance. Nous terminons une partie en cours selon la règle publiée de son jeu et ajoutons tout gain à votre solde.`,
        ],
      },
      check: {
        title: 'Vérifier qu’une partie était équitable',
        text: [
          'Avant chaque partie, notre serveur fixe un secret et en montre l’empreinte. Votre navigateur crée ensuite sa propre graine. Les deux ensemble décident de la partie, et votre navigateur la vérifie. Un crochet sous la partie signifie que tout correspond.',
          'Vos parties sont à la page [Activité](activity). La page [Équité](fairness) explique le fonctionnement et permet de vérifier n’importe quelle partie.',
        ],
      },
    },
  };
}
